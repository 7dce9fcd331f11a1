// Runs the app's Python. The page starts this worker before Flet's client asks for it: both take about
// as long to load. The name of the worker holds the address of the page's folder and the reader's
// language, and what the page kept if it was loaded again.
import { loadPyodide } from "../pyodide/pyodide.mjs";
import { extract, unpacked } from "./archive.js";
import { mount } from "./opfs.js";

const DATA = "/data";
const APP = "/app";
const { base, kept, language } = JSON.parse(self.name);

const tell = (kind, value) => self.postMessage({ kind, value });

const archive = (name) => unpacked(new URL(`python/${name}`, base));

async function loadPython() {
  const library = new Blob([await archive("library.zip.gz")]);
  return loadPyodide({
    indexURL: new URL("pyodide/", base).href,
    stdLibURL: URL.createObjectURL(library),
    env: { HOME: DATA, LANG: "C.UTF-8" },
  });
}

async function mountData(pyodide) {
  try {
    const folder = `companion ${encodeURIComponent(new URL(base).pathname)}`;
    await mount(pyodide, folder, DATA, () => tell("ended"));
  } catch (error) {
    // an app that forgets is better than none, if the reader is told
    console.warn(`nothing can be stored: ${error}`);
    pyodide.FS.mkdirTree(DATA);
    tell("forgets");
  }
}

async function start() {
  const files = archive("app.zip.gz");
  tell("progress", 0.35);
  const pyodide = await loadPython();
  tell("progress", 0.45);
  await mountData(pyodide);
  extract(pyodide.FS, await files, APP);
  tell("progress", 0.85);
  // Flet imports it
  const client = { args: null, documentUrl: base };
  pyodide.registerJsModule("flet_js", client);
  const run = pyodide.runPython(`
import sys
sys.path.insert(0, "${APP}")
from companion.apps.browser import run
run
`);
  const tells = ["drawn", "look", "take"].map((kind) => () => tell(kind));
  const app = run(DATA, base, language, kept, ...tells);
  tell("progress", 0.98);
  await client.start_connection((packet) => {
    const bytes = packet.toJs();
    self.postMessage(bytes, [bytes.buffer]);
  });
  const asked = {
    answer: () => tell("answer"),
    keep: () => tell("kept", app.keep()),
    update: (status) => app.tell_of_update(status),
  };
  self.onmessage = ({ data }) => {
    if (data instanceof Uint8Array) client.send(data);
    else asked[data.kind](data.value);
  };
  tell("ready");
}

start().catch((error) => {
  // the trace of a Python error includes megabytes of Pyodide's own script
  console.error(String(error).slice(-2000));
  tell("failed");
});
