# The rulebook.

rules-title = Règles
rules-back-table = Retour à la table
rules-back = Retour
rules-back-home = Accueil

# search
rules-search = Chercher dans les règles
rules-search-clear = Effacer la recherche
rules-found = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
}
rules-found-best = Les { $count } meilleurs résultats
rules-found-nothing = Aucun résultat pour « { $query } ».
rules-nearest = Vouliez-vous dire :
rules-not-in-box = { $name } : pas dans cette boîte, mais { $boxes }.
# what "boxes" above consist of
in-box-first = dans la première édition
in-box-second = dans la seconde édition
rules-no-such-character = Aucun personnage ne s’appelle « { $name } ».
rules-unknown-thing = Les règles ne parlent pas de « { $name } ».

# contents
rules-characters-here = Personnages de cette table
rules-characters-all = Tous les personnages
rules-contents = Sommaire
rules-kind-section = Règles
rules-kind-character = Personnages
rules-kind-question = Questions
rules-kind-example = Exemples
rules-kind-term = Glossaire
rules-kind-one-section = Règle
rules-kind-one-character = Personnage
rules-kind-one-question = Question
rules-kind-one-example = Exemple
rules-kind-one-term = Terme

# reading options
rules-language = Langue : { $language }
rules-language-add = Ajouter une deuxième langue
rules-language-beside = Deuxième langue : { $language }
rules-language-alone = Une seule langue
rules-large = Grand texte
rules-usual = Texte normal
rules-show = Montrer à tous
rules-show-close = Fermer

# an entry
rules-status-rulebook = Règle imprimée
rules-status-printings = Versions divergentes
rules-status-ruling = Choix de l’appli
rules-status-own = De l’appli
rules-status-app = Dans l’appli
rules-role-power = Pouvoir
rules-role-timing = Quand
rules-role-example = Exemple
rules-role-confused = À ne pas confondre
rules-role-note = Remarque
rules-role-tip = Conseil
rules-untranslated = Pas encore dans cette langue ; affiché en anglais.
rules-see-also = Voir aussi

# a character
rules-on-card = Sur la carte : { $name }
rules-cards-in = Vos cartes sont en : { $language }
    .second = Vos Masques sont en : { $language }
rules-cards-ask = En quelle langue sont vos cartes ?
    .second = En quelle langue sont vos Masques ?
rules-cards-unsaid = Passer
rules-cards-unseen = Nous n’avons pas vu tous ces noms imprimés : vos cartes peuvent en porter d’autres.
rules-name-ours = traduction de l’appli
rules-minimum = { $count ->
    [0] Pour tout nombre de joueurs
    [one] À partir de { $count } joueur
   *[other] À partir de { $count } joueurs
}
rules-minimum-on-card = Nombre minimum de joueurs : voir le coin du Masque
rules-minimum-likely = Nombre minimum de joueurs : sans doute { $minimum } ; vérifiez le coin du Masque
rules-bank-money = Rapporte de l’argent de la banque
rules-no-bank-money = Ne rapporte pas d’argent de la banque
rules-other-languages = Dans d’autres langues
rules-same-power = même pouvoir

# group notes
rules-note = Entre vous
rules-note-add = Ajouter une note
rules-note-edit = Modifier la note
rules-note-remove = Supprimer la note
rules-note-keep = Enregistrer
rules-note-hint = Qu’avez-vous décidé ?

# a worked example
rules-example-before = Avant et après

# missing entries
rules-unknown-rule = { $edition } : il n’y a pas de règle « { $rule } ».
rules-only-other-edition = « { $title } » concerne l’autre édition.
rules-unknown-edition = Il n’y a pas d’édition « { $edition } ».
rules-unknown-language = Les règles n’existent pas en « { $language } ».

# companion rules
cli-rules = chercher dans les règles
cli-rules-words = mots à chercher, ou identifiant d’une entrée
cli-rules-lang = langue des règles : { $languages } (par défaut : celle du système)
cli-rules-edition = édition : first ou second (par défaut : first)
cli-rules-nothing = aucun résultat ; les plus proches :
