import { lstat, rename } from 'node:fs/promises';
import path from 'node:path';
import type { ReportOutcome } from '../../../src/api/hand-off/contract.ts';
import { clearParts, syncFolder, writeDurably } from './durable-file.ts';
import { nameAt, reasonNameOf } from './file-names.ts';

/** Moves a file whose answers have all been recorded to `done`, where it replaces an earlier file of the same name. */
export async function moveAnswered(folder: string, name: string): Promise<void> {
  const target = path.join(folder, 'done');
  const taken = await entryAt(path.join(target, name));
  const moved = taken?.isDirectory() ? nameAt(name, new Date()) : name;
  await rename(path.join(folder, name), path.join(target, moved));
  await syncFolder(target);
}

/**
 * Moves a file to `refused`, with the reason next to it. Earlier files there are kept, because they may not have been
 * read yet.
 */
export async function moveRefused(
  folder: string,
  name: string,
  reason: readonly ReportOutcome[] | 'unreadable',
): Promise<void> {
  const target = path.join(folder, 'refused');
  await clearParts(target);
  const taken = await Promise.all(
    [name, reasonNameOf(name)].map((each) => entryAt(path.join(target, each))),
  );
  const moved = taken.some(Boolean) ? nameAt(name, new Date()) : name;
  await writeDurably(target, reasonNameOf(moved), JSON.stringify(reason, null, 2));
  await rename(path.join(folder, name), path.join(target, moved));
  await syncFolder(target);
}

const entryAt = (file: string) => lstat(file).catch(() => undefined);
