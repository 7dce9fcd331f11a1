# The app without a server: in a browser alone, installed on a device.

site-first-visit = The app is being saved on this device. After that it works offline.
site-open-elsewhere = The app is already open in another window
site-open-elsewhere-hint = Go on there, or close it: this page then opens by itself.
site-updated = The app has been updated.
site-forgets = This browser forgets
site-forgets-hint = In a private window, or in this browser, a game is lost when the page is closed. To keep your games, open the app in a normal window.
site-play-anyway = Play anyway
site-failed = The app could not start
site-failed-hint = Reload the page. If that does not help, update the browser.
manifest-short-name = Companion
manifest-table = Table
manifest-rules = Rules

# building it
cli-build-site = build a folder that runs the app in a browser without a server
cli-build-site-folder = where to write it: a new or empty folder, or one built before
cli-build-site-wheels = folder of wheels for the browser (default: pip downloads them)
cli-build-site-done = { $folder } is ready: { $count } files, { $size } MB. Any web server can offer it, over https.
error-site-folder-in-use = { $folder } has other files. Name a new or an empty folder.
error-site-node-missing = Node.js is not installed. It compiles the app for the browser.
error-site-not-compiled = The app could not be compiled for the browser: { $reason }
error-site-package-missing = The package { $package } is not installed.
error-site-wheel-missing = { $file } is missing.
error-site-wheel-differs = { $file } is not the file that this version needs.
error-site-wheels-not-downloaded = pip could not download the wheels for the browser: { $reason }
