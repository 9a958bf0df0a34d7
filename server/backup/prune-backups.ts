import { rm } from 'node:fs/promises';
import path from 'node:path';
import { dropLogBefore } from '../db/embedded/log-archive.ts';
import { StartupError } from '../process/config/startup-error.ts';
import { begunAt, directoriesIn, manifestIfSound } from './find-backups.ts';
import type { Manifest } from './manifest.ts';

const dayMs = 86_400_000;

/**
 * Deletes backups older than `days`, except the newest sound one, and the log that only they need. A damaged backup's
 * age comes from its name. Returns the number deleted. If some can't be deleted, it deletes the rest and then throws.
 */
export async function pruneBackups(
  folder: string,
  { days, now }: { days: number; now: Date },
): Promise<number> {
  const backups = await Promise.all(
    (await directoriesIn(folder)).map(async (directory) => {
      const manifest = await manifestIfSound(directory);
      const at = manifest ? Date.parse(manifest.doneAt) : begunAt(path.basename(directory));
      return { directory, manifest, at: Number(at) };
    }),
  );
  const newest = backups.findLast(({ manifest }) => manifest);
  if (!newest) return 0;
  const limit = now.getTime() - days * dayMs;
  const old = backups.filter((each) => each !== newest && each.at < limit);
  const stuck: string[] = [];
  for (const { directory } of old) {
    await rm(directory, { recursive: true }).catch(() => stuck.push(directory));
  }
  const kept = backups.filter((each) => !old.includes(each) || stuck.includes(each.directory));
  const oldest = kept.find(({ manifest }) => manifest)?.manifest;
  if (oldest) await dropLogBefore(folder, firstSegment(oldest));
  if (stuck.length > 0) throw new StartupError(`${stuck.join(', ')} cannot be deleted.`);
  return old.length;
}

function firstSegment({ files }: Manifest): string {
  const segments = files.filter((file) => /^pg_wal\/[0-9A-F]{24}$/.test(file.path));
  return segments.map((file) => path.basename(file.path)).sort()[0] ?? '';
}
