"""The table at which a person plays: in lines, or on the whole screen."""
