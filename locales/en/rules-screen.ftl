# The rulebook.

rules-title = Rules
rules-back-table = Back to the table
rules-back = Back
rules-back-home = Home

# search
rules-search = Search the rules
rules-search-clear = Clear the search
rules-found = { $count ->
    [one] { $count } entry found
   *[other] { $count } entries found
}
rules-found-best = The { $count } best entries
rules-found-nothing = Nothing found for “{ $query }”.
rules-nearest = Perhaps you mean

# contents
rules-characters-here = Characters at this table
rules-characters-all = All characters
rules-contents = Contents
rules-kind-section = The rules
rules-kind-character = Characters
rules-kind-question = Questions
rules-kind-example = Examples
rules-kind-term = Glossary
rules-kind-one-section = Rule
rules-kind-one-character = Character
rules-kind-one-question = Question
rules-kind-one-example = Example
rules-kind-one-term = Term

# reading options
rules-language = Language: { $language }
rules-language-add = Add a second language
rules-language-beside = Second language: { $language }
rules-language-alone = One language only
rules-large = Large type
rules-usual = Usual type
rules-show = Show to everybody
rules-show-close = Stop showing

# an entry
rules-status-rulebook = Rulebook
rules-status-printings = Printings differ
rules-status-ruling = Table ruling
rules-role-power = Power
rules-role-timing = When
rules-role-example = Example
rules-role-confused = Often confused
rules-role-note = Also
rules-untranslated = Not in this language yet: shown in English.
rules-see-also = See also

# a character
rules-on-card = On the card: { $name }
rules-cards-in = Your cards are in: { $language }
rules-cards-ask = What language are your cards in?
rules-cards-unsaid = Do not say
rules-name-ours = our translation
rules-minimum = { $count ->
    [0] For any number of players
    [one] From { $count } player
   *[other] From { $count } players
}
rules-minimum-on-card = Minimum players: see the corner of the card
rules-bank-money = Brings money from the bank
rules-no-bank-money = Brings no money from the bank
rules-other-languages = In other languages
rules-same-power = same power

# group notes
rules-note = How we play it
rules-note-add = Note how we play it
rules-note-edit = Change the note
rules-note-remove = Remove the note
rules-note-keep = Keep
rules-note-hint = What has your table agreed on?

# a worked example
rules-example-before = Before and after

# missing entries
rules-unknown-rule = { $edition }: there is no rule “{ $rule }”.
rules-only-other-edition = “{ $title }” belongs to the other edition.
rules-unknown-edition = There is no edition “{ $edition }”.
rules-unknown-language = The rules are not written in “{ $language }”.

# companion rules
cli-rules = look rules up
cli-rules-words = what to look for, or the id of an entry
cli-rules-lang = language to read in: en, pl, it, ja or ru (default: the language of this system)
cli-rules-edition = edition to read: first or second (default: first)
cli-rules-nothing = nothing found; nearest:
