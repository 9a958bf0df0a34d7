import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Waits until the names in a folder are on disk. Before that, a power cut may undo a rename or a new file. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
