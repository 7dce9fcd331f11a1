"""Looking rules up: the parts of the rules screen."""
