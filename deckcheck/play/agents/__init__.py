"""Players from elsewhere: bots of other packages, and programs that speak in lines."""
