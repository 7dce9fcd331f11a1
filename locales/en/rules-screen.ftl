# The rulebook.

rules-title = Rules
rules-back-table = Back to the table
rules-back = Back
rules-back-home = Home

# search
rules-search = Search the rules
rules-search-clear = Clear search
rules-found = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
rules-found-best = Top { $count } results
rules-found-nothing = No results for “{ $query }”.
rules-nearest = Did you mean:
rules-not-in-box = The { $name } isn’t in this box. It’s { $boxes }.
# what "boxes" above consist of
in-box-first = in the first edition
in-box-second = in the second edition
rules-no-such-character = No character is called “{ $name }”.
rules-unknown-thing = The rules don’t mention “{ $name }”.

# contents
rules-characters-here = Characters at this table
rules-characters-all = All characters
rules-contents = Contents
rules-kind-section = Rules
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
rules-large = Large text
rules-usual = Normal text
rules-show = Show to everyone
rules-show-close = Close

# an entry
rules-status-rulebook = Rulebook
rules-status-printings = Printings differ
rules-status-ruling = App ruling
rules-status-own = From the app
rules-status-app = In the app
rules-role-power = Power
rules-role-timing = When
rules-role-example = Example
rules-role-confused = Often confused
rules-role-note = Note
rules-role-tip = Tip
rules-untranslated = Not in this language yet; shown in English.
rules-see-also = See also

# a character
rules-on-card = On the card: { $name }
rules-cards-in = Your cards are in: { $language }
    .second = Your Masks are in: { $language }
rules-cards-ask = What language are your cards in?
    .second = What language are your Masks in?
rules-cards-unsaid = Skip
rules-cards-unseen = We haven’t seen all of these names in print: your cards may use others.
rules-name-ours = our translation
rules-minimum = { $count ->
    [0] For any number of players
    [one] For { $count } or more players
   *[other] For { $count } or more players
}
rules-minimum-on-card = Minimum players: see the corner of the Mask
rules-minimum-likely = Minimum players: probably { $minimum }; check the corner of the Mask
rules-bank-money = Brings money from the bank
rules-no-bank-money = Brings no money from the bank
rules-other-languages = In other languages
rules-same-power = same power

# group notes
rules-note = How we play it
rules-note-add = Add a note
rules-note-edit = Edit note
rules-note-remove = Delete note
rules-note-keep = Save
rules-note-hint = What have you agreed on?

# a worked example
rules-example-before = Before and after

# missing entries
rules-unknown-rule = { $edition }: there’s no rule “{ $rule }”.
rules-only-other-edition = “{ $title }” belongs to the other edition.
rules-unknown-edition = There’s no edition “{ $edition }”.
rules-unknown-language = The rules aren’t available in “{ $language }”.

# companion rules
cli-rules = look up rules
cli-rules-words = words to search for, or the id of an entry
cli-rules-lang = language of the rules: { $languages } (default: the system language)
cli-rules-edition = edition: first or second (default: first)
cli-rules-nothing = no results; closest matches:
