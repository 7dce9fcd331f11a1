# The characters at a glance, as a screen and as a page to print; and explaining the game.

aid-open = Aid sheet
aid-open-note = All characters in play, to show or print
aid-title = Aid sheet
aid-save = Save to print
aid-save-note = Open the file in a browser and print it.
aid-phones = Scan this with a phone to see the sheet there.
aid-coin = bank
aid-minimum = { $count }+

teach-open = Explain the game
teach-note = To read aloud; takes a minute
