// Runs the contract of the store port with pytest, on the file system of the site.
const site = new URL("games/companion/", location.origin);

async function run() {
  const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", site));
  const { mount } = await import(new URL("site/opfs.js", site));
  const { extract, unpacked } = await import(new URL("site/archive.js", site));
  // all of the standard library: the site leaves out what pytest needs
  const stdLibURL = new URL("contract/python_stdlib.zip", location.origin).href;
  const pyodide = await loadPyodide({ indexURL: new URL("pyodide/", site).href, stdLibURL });
  await mount(pyodide, "contract", "/data", () => {
    throw new Error("the files are lost");
  });
  extract(pyodide.FS, await unpacked(new URL("python/app.zip.gz", site)), "/app");
  extract(pyodide.FS, await unpacked("tests.zip.gz"), "/tests");
  pyodide.runPython(`
import sys
sys.path[:0] = ["/app", "/tests"]
`);
  return pyodide.runPython("from run_contract import run; run()");
}

run().then(
  (outcome) => self.postMessage(outcome),
  (error) => self.postMessage(JSON.stringify({ outcomes: {}, code: String(error).slice(-3000) })),
);
