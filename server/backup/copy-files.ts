import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../config/startup-error.ts';
import { syncFolder } from '../db/embedded/sync-folder.ts';
import { type FileEntry, type Manifest, sha256 } from './manifest.ts';

/** What was copied. */
export type Copied = Pick<Manifest, 'directories' | 'files'>;

/**
 * Copies what is below `from` to `to`, leaving out what `isLeftOut` says of its path relative to `from`. What vanishes
 * meanwhile is left out too: PostgreSQL deletes files while it runs.
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

/** Copies a file and waits until it is on disk. */
export async function copyFile(from: string, to: string, relative: string): Promise<FileEntry> {
  const hash = createHash('sha256');
  let size = 0;
  const read = createReadStream(path.join(from, relative), { highWaterMark: 1 << 20 });
  const target = await open(path.join(to, relative), 'w', 0o600);
  try {
    for await (const part of read) {
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

/** Says what is below a folder. */
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

/** Throws `StartupError` for the first file that is missing or not as the manifest says. */
export async function checkFiles(root: string, files: readonly FileEntry[]): Promise<void> {
  for (const file of files) {
    const target = path.join(root, file.path);
    const found = await stat(target).catch(() => undefined);
    const isWhole = found?.size === file.size && (await digestOf(target)) === file.sha256;
    if (!isWhole)
      throw new StartupError(`The backup is damaged: ${target} is not as it was written.`);
  }
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(part);
  return hash.digest('hex');
}
