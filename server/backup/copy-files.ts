import { createHash } from 'node:crypto';
import { mkdir, open, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../db/embedded/sync-folder.ts';
import { DamagedBackup, type FileEntry, type Manifest, sha256 } from './manifest.ts';

/** What was copied. */
export type Copied = Pick<Manifest, 'directories' | 'files'>;

/**
 * Copies everything below `from` to `to`, except the paths (relative to `from`) for which `isLeftOut` is true.
 * PostgreSQL deletes files while it runs, so files that vanish during the copy are left out too.
 */
export async function copyFiles(
  from: string,
  to: string,
  isLeftOut: (relative: string) => boolean,
): Promise<Copied> {
  const copied: Copied = { directories: [], files: [] };
  await copyBelow('');
  return copied;

  async function copyBelow(directory: string): Promise<void> {
    await mkdir(path.join(to, directory), { recursive: true, mode: 0o700 });
    for (const entry of await readdir(path.join(from, directory), { withFileTypes: true })) {
      const relative = path.join(directory, entry.name);
      if (isLeftOut(relative)) continue;
      if (entry.isDirectory()) {
        copied.directories.push(relative);
        await copyBelow(relative);
      } else if (entry.isFile()) {
        const file = await unlessGone(copyFile(from, to, relative));
        if (file) copied.files.push(file);
      }
    }
    syncFolder(path.join(to, directory));
  }
}

/**
 * Copies exactly the files that a manifest lists. Throws `DamagedBackup` with the path of the first file that is
 * missing or differs from the manifest.
 */
export async function copyListed(
  from: string,
  to: string,
  { directories, files }: Copied,
): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const folders = directories.map((each) => path.join(to, inside(each)));
  for (const each of folders) await mkdir(each, { recursive: true, mode: 0o700 });
  for (const file of files) {
    const source = path.join(from, inside(file.path));
    const found = await stat(source).catch(() => undefined);
    const isWhole =
      found?.size === file.size && (await copyFile(from, to, file.path)).sha256 === file.sha256;
    if (!isWhole)
      throw new DamagedBackup(`The backup is damaged: ${source} is not as it was written.`);
  }
  for (const each of [to, ...folders]) syncFolder(each);
}

/** Rejects a manifest path that points outside the backup. */
function inside(relative: string): string {
  const isInside = !path.isAbsolute(relative) && !relative.split(path.sep).includes('..');
  if (isInside) return relative;
  throw new DamagedBackup(`The backup is damaged: its manifest names ${relative}.`);
}

/** The most bytes of a file held in memory at once. */
const mostBytes = 1 << 20;

/** Reads a file in chunks. All chunks share one buffer, so each overwrites the one before. */
async function* partsOf(file: string): AsyncGenerator<Buffer> {
  const opened = await open(file);
  try {
    const { size } = await opened.stat();
    // Most of a cluster's thousand files are small. Full-sized buffers for all of them would mostly become garbage.
    const buffer = Buffer.allocUnsafe(Math.min(size + 1, mostBytes));
    for (;;) {
      const { bytesRead } = await opened.read(buffer, 0, buffer.length);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await opened.close();
  }
}

/** Copies a file and waits until it is on disk. */
export async function copyFile(from: string, to: string, relative: string): Promise<FileEntry> {
  const hash = createHash('sha256');
  let size = 0;
  const target = await open(path.join(to, relative), 'w', 0o600);
  try {
    for await (const part of partsOf(path.join(from, relative))) {
      hash.update(part);
      size += part.length;
      await target.writeFile(part);
    }
    await target.sync();
  } finally {
    await target.close();
  }
  return { path: relative, size, sha256: hash.digest('hex') };
}

/** Writes a file of a backup and waits until it is on disk. */
export async function writeEntry(to: string, relative: string, text: string): Promise<FileEntry> {
  await writeFile(path.join(to, relative), text, { mode: 0o600, flush: true });
  return { path: relative, size: Buffer.byteLength(text), sha256: sha256(text) };
}

async function unlessGone<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Lists the directories and files below a folder, with sizes and checksums. */
export async function describeFiles(root: string): Promise<Copied> {
  const found: Copied = { directories: [], files: [] };
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const relative = path.relative(root, file);
    if (entry.isDirectory()) found.directories.push(relative);
    else if (entry.isFile()) {
      const { size } = await stat(file);
      found.files.push({ path: relative, size, sha256: await digestOf(file) });
    }
  }
  return found;
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of partsOf(file)) hash.update(part);
  return hash.digest('hex');
}
