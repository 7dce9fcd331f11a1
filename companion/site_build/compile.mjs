// Compiles the Python files of a folder with the Pyodide that will run them, and replaces each by its
// bytecode: node compile.mjs PYODIDE_MJS FOLDER
import { pathToFileURL } from "node:url";

const [pyodideModule, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(pyodideModule));
const pyodide = await loadPyodide();
pyodide.FS.mkdirTree("/sources");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: folder }, "/sources");
// without docstrings and assertions; unchecked, since there are no sources to compare with
pyodide.runPython(`
import py_compile
from pathlib import Path

sources = Path("/sources")
for path in sorted(sources.rglob("*.py")):
    py_compile.compile(
        path, path.with_suffix(".pyc"), str(path.relative_to(sources)), doraise=True, optimize=2,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    path.unlink()
`);
