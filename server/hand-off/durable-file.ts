import { open, rename } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file that whoever reads the folder sees whole or not at all, also after a power cut: written beside under a
 * name that begins with a dot, synced, renamed.
 */
export async function writeDurably(folder: string, name: string, text: string): Promise<void> {
  const beside = path.join(folder, `.${name}.part`);
  const file = await open(beside, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, path.join(folder, name));
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
