# The app without a server: in a browser alone, installed on a device.

site-first-visit = Première visite : environ { $megabytes } Mo à télécharger. Ensuite, l’appli fonctionne hors ligne.
site-interrupted = La connexion a été perdue. Le téléchargement reprendra tout seul dès que vous serez de nouveau en ligne.
site-open-elsewhere = L’appli est déjà ouverte dans une autre fenêtre
site-open-elsewhere-hint = Continuez là-bas, ou fermez cette autre fenêtre et cette page s’ouvrira.
site-use-here = Continuer plutôt ici
site-updated = L’appli a été mise à jour.
site-forgets = Les parties ne seront pas enregistrées ici
site-forgets-hint = Cette fenêtre est privée, ou ce navigateur ne peut pas enregistrer de parties : les vôtres seront perdues à la fermeture de la page. Pour les garder, ouvrez l’appli dans une fenêtre normale.
site-full = Le navigateur n’a plus d’espace de stockage. Rien n’a changé ; libérez de la place sur cet appareil.
site-play-anyway = Jouer quand même
site-failed = L’appli n’a pas pu démarrer
site-failed-hint = Rechargez la page. Si cela ne suffit pas, mettez votre navigateur à jour.
manifest-short-name = Companion
manifest-table = Table
manifest-rules = Règles

# the page in the app
update-look = Chercher une nouvelle version
update-looking = Recherche d’une nouvelle version…
update-current = Vous avez la dernière version.
update-unreachable = Recherche impossible : cet appareil est hors ligne.
update-take = Mettre à jour
update-ready = Une nouvelle version est prête
updated = Version { $version } installée
install-title = Installer l’appli
install-ios = Touchez Partager dans Safari, puis « Sur l’écran d’accueil ».
install-ios-storage = Dans un onglet Safari, les parties sont effacées après sept jours sans visite. Sur l’écran d’accueil, l’appli les garde. Celles de cet onglet n’y passent pas toutes seules : enregistrez-les d’abord dans un fichier.
install-other = Ouvrez le menu de votre navigateur et choisissez « Installer » ou « Ajouter à l’écran d’accueil ».
install-private = N’utilisez pas de fenêtre privée : elle oublie toutes les parties quand vous la fermez, et certains navigateurs ne laissent pas l’appli s’en apercevoir.
install-after = Ouvrez ensuite l’appli par son icône ; elle fonctionne hors ligne. Vos parties restent sur cet appareil.
install-phones = Pour installer l’appli ailleurs, scannez ce code avec l’autre téléphone ou l’autre tablette. Les règles s’ouvrent dans la langue de cet appareil-là.
move-title = Continuer sur un autre appareil
move-scan = Scannez ce code avec l’appareil photo de l’autre appareil. La partie s’y ouvre telle qu’elle est maintenant.
move-stays = La partie reste aussi sur cet appareil ; ne la continuez que sur l’un des deux.
move-ios = Sur un iPad ou un iPhone, elle s’ouvre dans Safari, pas dans l’appli de l’écran d’accueil. Pour l’avoir dans celle-ci, enregistrez-la plutôt dans un fichier.
move-too-long = Cette partie est trop longue pour un code. Enregistrez-la plutôt dans un fichier.
error-game-code-damaged = Ce n’est pas le code d’une partie, ou il est endommagé. Rien n’a changé.
error-game-code-newer = Ce code vient d’une version plus récente de l’appli. Rien n’a changé.

# building it
cli-build-site = créer un dossier qui fait tourner l’appli dans un navigateur, sans serveur
cli-build-site-folder = où l’écrire : un dossier nouveau ou vide, ou une version précédente
cli-build-site-wheels = dossier de wheels pour le navigateur (par défaut : téléchargés avec pip)
cli-build-site-done = { $folder } est prêt : { $count } fichiers, { $size } Mo. N’importe quel serveur web https peut le publier.
error-site-folder-in-use = { $folder } contient d’autres fichiers. Choisissez un dossier nouveau ou vide.
error-site-node-missing = Node.js n’est pas installé. Il sert à compiler l’appli pour le navigateur.
error-site-not-compiled = Impossible de compiler l’appli pour le navigateur : { $reason }
error-site-package-missing = Le paquet { $package } n’est pas installé.
error-site-wheel-missing = { $file } manque.
error-site-wheel-differs = { $file } n’est pas le fichier attendu par cette version.
error-site-wheels-not-downloaded = pip n’a pas pu télécharger les wheels pour le navigateur : { $reason }
