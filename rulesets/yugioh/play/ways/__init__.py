"""The ways onto the field: Summons by rule, by a procedure of a card, by Pendulum Scales."""
