// Loads Flutter without its own service worker, which would remove ours. The build puts Flutter's
// configuration before this.
{
  const config = {
    renderer: flet.webRenderer,
    canvasKitVariant: "full",
    entrypointBaseUrl: flet.entrypointBaseUrl,
    assetBase: flet.assetBase,
    canvasKitBaseUrl: flet.canvasKitBaseUrl,
    fontFallbackBaseUrl: flet.fontFallbackBaseUrl,
  };
  addEventListener("flutter-first-frame", () => document.getElementById("loading")?.remove(), {
    once: true,
  });
  _flutter.loader.load({
    config,
    async onEntrypointLoaded(initializer) {
      const engine = await initializer.initializeEngine(config);
      flet.flutterApp = await engine.runApp();
      flet.flutterAppResolve(flet.flutterApp);
    },
  });
}
