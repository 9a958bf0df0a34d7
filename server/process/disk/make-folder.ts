import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../config/startup-error.ts';

/**
 * Creates a folder, and the folders above it, unless it exists. Node's own `recursive` never returns where the file
 * system answers that a folder above is missing although it is there, as `/proc` does.
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  const above = path.dirname(folder);
  if (!(await exists(above))) await makeFolder(above, mode);
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await isFolder(folder))) return;
    if (code !== 'ENOENT') throw error;
    throw new StartupError(`${folder} cannot be created: ${above} takes no folders.`);
  }
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    ({ code }: NodeJS.ErrnoException) => code !== 'ENOENT',
  );

const isFolder = (file: string) =>
  stat(file).then(
    (found) => found.isDirectory(),
    () => false,
  );
