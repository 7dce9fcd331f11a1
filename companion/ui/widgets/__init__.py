"""How the companion looks: tokens, geometry, pictures and the parts screens are built of.

Nothing here knows a rule of the game or a word of any language: texts come in by props.
"""
