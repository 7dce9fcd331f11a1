# The app without a server: in a browser alone, installed on a device.

# site-first-visit = First visit: about { $megabytes } MB to download. After that, the app works offline.
# site-interrupted = The connection was lost. The download resumes by itself once you’re back online.
# site-open-elsewhere = The app is already open in another window
# site-open-elsewhere-hint = Continue there, or close that window and this page will open.
# site-use-here = Use it here instead
# site-updated = The app has been updated.
# site-forgets = Games won’t be saved here
# site-forgets-hint = This window is private, or this browser can’t save games: yours will be lost when you close the page. To keep your games, open the app in a normal window.
# site-full = The browser is out of storage space. Nothing was changed; free up space on this device.
# site-play-anyway = Play anyway
# site-failed = The app couldn’t start
# site-failed-hint = Reload the page. If that doesn’t help, update your browser.
# manifest-short-name = Companion
# manifest-table = Table
# manifest-rules = Rules

# the page in the app
# update-look = Check for a new version
# update-looking = Looking for a new version…
# update-current = This is the newest version.
# update-unreachable = Couldn’t check: this device is offline.
# update-take = Update now
# update-ready = A new version is ready
# updated = Updated to version { $version }
# install-title = Install the app
# install-ios = Tap Share in Safari, then “Add to Home Screen”.
# install-ios-storage = In a Safari tab, games are deleted after seven days without a visit. On the home screen, the app keeps them. Games from this tab don’t move over: save them as files first.
# install-other = Open your browser’s menu and choose “Install” or “Add to Home screen”.
# install-private = Don’t use a private or incognito window: it forgets all games when you close it, and not every browser lets the app notice that.
# install-after = From then on, open the app from its icon; it works offline. Your games stay on this device.
# install-phones = To install the app on another phone or tablet, scan this code there. The rules open in that device’s language.
# move-title = Continue on another device
# move-scan = Scan this code with the other device’s camera. The game opens there as it stands now.
# move-stays = The game stays on this device too; continue it on only one of them.
# move-ios = On an iPad or iPhone, it opens in Safari, not in the app on the home screen. To get it into that app, save it as a file instead.
# move-too-long = This game is too long for a code. Save it as a file instead.
# error-game-code-damaged = This isn’t a game code, or it’s damaged. Nothing was changed.
# error-game-code-newer = This game code was made with a newer version of the app. Nothing was changed.

# building it
# cli-build-site = build a folder that runs the app in a browser without a server
# cli-build-site-folder = where to write it: a new or empty folder, or an earlier build
# cli-build-site-wheels = folder with wheels for the browser (default: downloaded with pip)
# cli-build-site-done = { $folder } is ready: { $count } files, { $size } MB. Any https web server can serve it.
# error-site-folder-in-use = { $folder } contains other files. Choose a new or empty folder.
# error-site-node-missing = Node.js isn’t installed. It’s needed to compile the app for the browser.
# error-site-not-compiled = Couldn’t compile the app for the browser: { $reason }
# error-site-package-missing = The package { $package } isn’t installed.
# error-site-wheel-missing = { $file } is missing.
# error-site-wheel-differs = { $file } isn’t the file this version needs.
# error-site-wheels-not-downloaded = pip couldn’t download the wheels for the browser: { $reason }
