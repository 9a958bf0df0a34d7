import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Short, regardless of the file's final name; the dot signals others not to read it yet. */
const partName = () => `.adasi-${randomUUID()}.part`;
const isPart = (name: string) => /^\.adasi-[0-9a-f-]{36}\.part$/.test(name);

/** Milliseconds after which a part is one that a killed process left. */
const abandonedMs = 600_000;

/** Only a new file: an existing one of that name, above all a link, is not written to. */
const exclusively =
  constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;

/**
 * Writes a file atomically and durably, also on a power cut: written next to it under a name that
 * begins with a dot, synced, renamed.
 */
export async function writeDurably(folder: string, name: string, text: string): Promise<void> {
  const beside = path.join(folder, partName());
  const file = await open(beside, exclusively);
  try {
    await file
      .writeFile(text)
      .then(() => file.sync())
      .finally(() => file.close());
    await rename(beside, path.join(folder, name));
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/** Deletes the parts that killed processes left in a folder. */
export async function clearParts(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter(isPart)) {
    const part = path.join(folder, name);
    const found = await stat(part).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > abandonedMs) await rm(part, { force: true });
  }
}

/** Makes what was renamed in a folder durable. */
export async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
