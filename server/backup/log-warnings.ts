import { soundBackups } from './find-backups.ts';
import { describeFault, faultsOfLog } from './log-faults.ts';
import { startOf } from './log-segments.ts';

/**
 * Says where the log that is kept in a folder has gaps, from its oldest backup on. Only moments within them are lost to
 * `restore --until`: a backup that was taken since makes what follows whole.
 */
export async function gapsBetweenBackups(folder: string): Promise<string[]> {
  const [oldest] = await soundBackups(folder);
  const start = oldest && startOf(oldest.manifest);
  return start ? (await faultsOfLog(folder, start)).map(describeFault) : [];
}
