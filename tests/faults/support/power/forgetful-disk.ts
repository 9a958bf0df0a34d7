import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

const blockSize = 4096;

/**
 * A simulated disk for a data directory. Programs started with `env` write as usual, while a library
 * (`forgetful-disk.c`) also keeps a copy of what they have synced. After a cut the data directory has only that.
 */
export class ForgetfulDisk {
  readonly env: Readonly<Record<string, string>>;
  readonly #dataDir: string;
  readonly #folder: string;

  /** `folder` holds the synced state. It must be on the same file system as the data directory. */
  constructor(dataDir: string, folder: string) {
    this.#dataDir = dataDir;
    this.#folder = folder;
    mkdirSync(dataDir, { recursive: true });
    this.#clear();
    const library = path.join(folder, 'forgetful-disk.so');
    compile(library);
    this.env = { LD_PRELOAD: library, FORGETFUL_DISK: folder, FORGETFUL_DATA: dataDir };
  }

  /**
   * Cuts the power once all processes have ended: drops what was not synced, except a random `share` of the unsynced
   * blocks, because a disk may have written any of them.
   */
  cut(share: number): void {
    if (share > 0) this.#keepSome(share);
    rmSync(this.#dataDir, { recursive: true });
    renameSync(this.#at('names'), this.#dataDir);
    chmodSync(this.#dataDir, 0o755);
    this.#clear();
    this.#keepFolder('');
  }

  #at(kind: 'objects' | 'dirty' | 'names', name = ''): string {
    return path.join(this.#folder, kind, name);
  }

  /** The server and PostgreSQL may run as different users. */
  #clear(): void {
    for (const kind of ['objects', 'dirty', 'names'] as const) {
      rmSync(this.#at(kind), { recursive: true, force: true });
      mkdirSync(this.#at(kind), { recursive: true });
      chmodSync(this.#at(kind), 0o777);
    }
  }

  #keepFolder(folder: string): void {
    const source = path.join(this.#dataDir, folder);
    for (const entry of readdirSync(source, { withFileTypes: true })) {
      const name = path.join(folder, entry.name);
      const [from, to] = [path.join(this.#dataDir, name), this.#at('names', name)];
      if (entry.isDirectory()) mkdirSync(to);
      else if (entry.isFile()) this.#keepFile(from, to);
      else continue;
      const { uid, gid, mode } = lstatSync(from);
      chownSync(to, uid, gid);
      chmodSync(to, mode & 0o7777);
      if (entry.isDirectory()) this.#keepFolder(name);
    }
  }

  #keepFile(from: string, to: string): void {
    const object = this.#at('objects', keyOf(from));
    copyFileSync(from, object);
    linkSync(object, to);
  }

  #keepSome(share: number): void {
    for (const entry of readdirSync(this.#dataDir, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const [object, dirty] = (['objects', 'dirty'] as const).map((kind) =>
        this.#at(kind, keyOf(file)),
      ) as [string, string];
      if (existsSync(object) && existsSync(dirty))
        keepBlocks(file, object, readFileSync(dirty), share);
    }
  }
}

/** Identifies a file as the library does, by inode and creation time. */
function keyOf(file: string): string {
  const { ino, birthtimeNs } = lstatSync(file, { bigint: true });
  return `${ino}-${birthtimeNs}`;
}

function keepBlocks(file: string, object: string, marks: Buffer, share: number): void {
  const [from, to] = [openSync(file, 'r'), openSync(object, 'r+')];
  const content = Buffer.alloc(blockSize);
  for (const [block, mark] of marks.entries()) {
    if (mark === 0 || Math.random() >= share) continue;
    const length = readSync(from, content, 0, blockSize, block * blockSize);
    writeSync(to, content, 0, length, block * blockSize);
  }
  closeSync(from);
  closeSync(to);
}

function compile(library: string): void {
  const source = path.join(import.meta.dirname, 'forgetful-disk.c');
  try {
    execFileSync('cc', ['-O2', '-Wall', '-shared', '-fPIC', '-o', library, source, '-ldl']);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw isMissing
      ? new Error('Power cuts need a C compiler: install Debian’s gcc and libc6-dev.')
      : error;
  }
}
