"""An evening with phones: real browsers that have addresses of their own, and join by the code."""
