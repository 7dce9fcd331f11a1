// A file system for Emscripten over a pool of OPFS sync access handles that are opened ahead, because
// opening one needs a promise and Python cannot wait for it. The first page of each OPFS file contains
// the name of the file it stands for, as in SQLite's "opfs-sahpool". Every write is flushed at once:
// Emscripten's fdatasync does nothing, and SQLite relies on it.

const HEADER = 4096; // bytes
const NAME = 512; // bytes of the header
const SPARE = 8; // files that Python can create before it returns to the event loop
const FILE_MODE = 0o100666;
const FOLDER_MODE = 0o40777;
const RETRY_MS = 100;
const ATTEMPTS = 50;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// a page that was just closed may still hold its handles
async function handleOf(file) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await file.createSyncAccessHandle();
    } catch (error) {
      if (error.name !== "NoModificationAllowedError" || attempt === ATTEMPTS) throw error;
      await pause(RETRY_MS);
    }
  }
}

class Pool {
  #folder;
  #free = [];
  #handles = new Map(); // by name

  static async open(folder) {
    const pool = new Pool();
    pool.#folder = folder;
    for await (const entry of folder.values()) {
      if (entry.kind === "file") pool.#adopt(await handleOf(entry));
    }
    await pool.#refill();
    return pool;
  }

  get names() {
    return [...this.#handles.keys()];
  }

  has(name) {
    return this.#handles.has(name);
  }

  create(name) {
    const handle = this.#free.pop();
    if (!handle) throw new Error("no spare file");
    this.#label(handle, name);
    this.#handles.set(name, handle);
    // a quota that allows no spare file shows at the next creation
    this.#refill().catch(() => {});
  }

  rename(from, to) {
    const handle = this.#handles.get(from);
    const replaced = this.#handles.get(to);
    this.#label(handle, to);
    this.#handles.delete(from);
    this.#handles.set(to, handle);
    if (replaced) this.#release(replaced);
  }

  remove(name) {
    const handle = this.#handles.get(name);
    this.#handles.delete(name);
    this.#release(handle);
  }

  size(name) {
    return Math.max(0, this.#handles.get(name).getSize() - HEADER);
  }

  truncate(name, size) {
    const handle = this.#handles.get(name);
    handle.truncate(HEADER + size);
    handle.flush();
  }

  read(name, buffer, at) {
    return this.#handles.get(name).read(buffer, { at: HEADER + at });
  }

  write(name, buffer, at) {
    const handle = this.#handles.get(name);
    const written = handle.write(buffer, { at: HEADER + at });
    handle.flush();
    return written;
  }

  #adopt(handle) {
    const name = handle.getSize() < HEADER ? "" : this.#nameIn(handle);
    // a second file of the same name is left over from a rename that was interrupted
    if (name && !this.has(name)) this.#handles.set(name, handle);
    else this.#release(handle);
  }

  #nameIn(handle) {
    const header = new Uint8Array(NAME);
    handle.read(header, { at: 0 });
    return new TextDecoder().decode(header.subarray(0, Math.max(0, header.indexOf(0))));
  }

  #label(handle, name) {
    const header = new Uint8Array(HEADER);
    const { read } = new TextEncoder().encodeInto(name, header.subarray(0, NAME - 1));
    if (read < name.length) throw new Error("the name of the file is too long");
    handle.write(header, { at: 0 });
    handle.flush();
  }

  #release(handle) {
    handle.truncate(0);
    handle.flush();
    this.#free.push(handle);
  }

  async #refill() {
    while (this.#free.length < SPARE) {
      const file = await this.#folder.getFileHandle(crypto.randomUUID(), { create: true });
      this.#free.push(await file.createSyncAccessHandle());
    }
  }
}

// The operations of one flat folder, as Emscripten's FS calls them.
function fileSystem(FS, pool, errors, onLost) {
  const fail = (code) => {
    throw new FS.ErrnoError(errors[code]);
  };
  // Python expects errors of a system: ENOSPC becomes "disk full"
  const guarded = (operation) => {
    try {
      return operation();
    } catch (error) {
      if (error.name === "QuotaExceededError") return fail("ENOSPC");
      if (error instanceof DOMException) onLost();
      return fail("EIO");
    }
  };
  const attributes = (node) => {
    const size = FS.isDir(node.mode) ? 0 : guarded(() => pool.size(node.name));
    const time = new Date(node.timestamp);
    return {
      dev: 1,
      ino: node.id,
      mode: node.mode,
      nlink: 1,
      uid: 0,
      gid: 0,
      rdev: 0,
      size,
      atime: time,
      mtime: time,
      ctime: time,
      blksize: HEADER,
      blocks: Math.ceil(size / HEADER),
    };
  };
  const node_ops = {
    getattr: attributes,
    setattr(node, { mode, size }) {
      if (mode !== undefined) node.mode = mode;
      if (size !== undefined) guarded(() => pool.truncate(node.name, size));
    },
    lookup(parent, name) {
      if (!pool.has(name)) fail("ENOENT");
      return createNode(parent, name, FILE_MODE);
    },
    mknod(parent, name, mode) {
      if (!FS.isFile(mode)) fail("EPERM");
      guarded(() => pool.create(name));
      return createNode(parent, name, mode);
    },
    rename(node, parent, name) {
      guarded(() => pool.rename(node.name, name));
      node.name = name;
    },
    unlink(_, name) {
      guarded(() => pool.remove(name));
    },
    readdir: () => [".", "..", ...pool.names],
  };
  const stream_ops = {
    open() {},
    close() {},
    read: ({ node }, buffer, offset, length, position) =>
      guarded(() => pool.read(node.name, buffer.subarray(offset, offset + length), position)),
    // a copy: a handle writes no view of memory that may grow
    write: ({ node }, buffer, offset, length, position) =>
      guarded(() => pool.write(node.name, buffer.slice(offset, offset + length), position)),
    llseek(stream, offset, whence) {
      const position = [0, stream.position, attributes(stream.node).size][whence] + offset;
      if (!(position >= 0)) fail("EINVAL");
      return position;
    },
    fsync: () => 0,
  };
  function createNode(parent, name, mode) {
    const node = FS.createNode(parent, name, mode, 0);
    return Object.assign(node, { node_ops, stream_ops, timestamp: Date.now() });
  }
  return { mount: () => createNode(null, "/", FOLDER_MODE) };
}

// Mounts the folder `name` of the origin's private file system at `path`. Rejects where the browser
// keeps no files. `onLost` is called when it takes them away later, as a browser may whose storage
// process has ended.
export async function mount(pyodide, name, path, onLost) {
  const root = await navigator.storage.getDirectory();
  const pool = await Pool.open(await root.getDirectoryHandle(name, { create: true }));
  const { FS, ERRNO_CODES } = pyodide;
  FS.mkdirTree(path);
  FS.mount(fileSystem(FS, pool, ERRNO_CODES, onLost), {}, path);
}
