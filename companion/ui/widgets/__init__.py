"""Design tokens, geometry, pictures and the controls that screens are built of.

Widgets know no rules and no words: values, texts and handlers are arguments.
"""
