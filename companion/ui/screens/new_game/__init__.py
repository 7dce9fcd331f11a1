"""Parts of choosing and building a set: cards, figures, handing a set on."""
