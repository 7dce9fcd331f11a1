"""What is said of games, players, sets and errors, in the reader's language. Without Flet."""
