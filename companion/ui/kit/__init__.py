"""Controls and styles that know nothing of the game: values, words and handlers are arguments."""
