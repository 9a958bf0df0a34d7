import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Short, regardless of the file's final name. The leading dot tells other programs not to read it yet. */
const partName = () => `.adasi-${randomUUID()}.part`;
const isPart = (name: string) => /^\.adasi-[0-9a-f-]{36}\.part$/.test(name);

/** Age in milliseconds at which a part was certainly left by a killed process. */
const abandonedMs = 600_000;

/** Creates a new file only: an existing file, and above all a link, is not written to. */
const createFlags =
  constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;

/**
 * Writes a file atomically and durably, even across a power cut: it is written next to its target under a name with a
 * leading dot, synced, then renamed.
 */
export async function writeDurably(folder: string, name: string, text: string): Promise<void> {
  const part = path.join(folder, partName());
  const file = await open(part, createFlags);
  try {
    await file
      .writeFile(text)
      .then(() => file.sync())
      .finally(() => file.close());
    await rename(part, path.join(folder, name));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Deletes the parts that killed processes have left in a folder. */
export async function clearParts(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter(isPart)) {
    const part = path.join(folder, name);
    const found = await stat(part).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > abandonedMs) await rm(part, { force: true });
  }
}

/** Makes the renames in a folder durable. */
export async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
