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
import ast
import marshal
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path

UNCHECKED_HASH = (1).to_bytes(4, "little")
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)

def without_docstrings(tree):
    for node in ast.walk(tree):
        if not isinstance(node, DOCUMENTED):
            continue
        if ast.get_docstring(node, clean=False) is not None:
            del node.body[0]
        if isinstance(node, ast.ClassDef) and node.decorator_list:
            # a dataclass without one spends most of its making on composing one
            node.body.insert(0, ast.Expr(ast.Constant(node.name)))
        elif not node.body and not isinstance(node, ast.Module):
            node.body.append(ast.Pass())
    return ast.fix_missing_locations(tree)

sources = Path("/sources")
for path in sorted(sources.rglob("*.py")):
    source = path.read_bytes()
    name = str(path.relative_to(sources))
    code = compile(without_docstrings(ast.parse(source, name)), name, "exec", optimize=1)
    header = MAGIC_NUMBER + UNCHECKED_HASH + source_hash(source)
    path.with_suffix(".pyc").write_bytes(header + marshal.dumps(code))
    path.unlink()
`);
