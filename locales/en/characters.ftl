### Names of the characters; .the is the form within a sentence.

character-judge = Judge
    .the = the Judge
character-bishop = Bishop
    .the = the Bishop
character-king = King
    .the = the King
character-fool = Fool
    .the = the Fool
character-queen = Queen
    .the = the Queen
character-thief = Thief
    .the = the Thief
character-witch = Witch
    .the = the Witch
character-spy = Spy
    .the = the Spy
character-peasant = Peasant
    .the = a Peasant
character-cheat = Cheat
    .the = the Cheat
character-inquisitor = Inquisitor
    .the = the Inquisitor
character-widow = Widow
    .the = the Widow
character-empress = Empress
    .the = the Empress
character-trickster = Trickster
    .the = the Trickster
character-guru = Guru
    .the = the Guru
character-shaman = Shaman
    .the = the Shaman
character-patron = Patron
    .the = the Patron
character-beggar = Beggar
    .the = the Beggar
character-princess = Princess
    .the = the Princess
character-puppet-master = Puppet Master
    .the = the Puppet Master

# custom characters
given-character = { $name }
    .the = { $name }
