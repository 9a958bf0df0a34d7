import { soundBackups } from './find-backups.ts';
import { describeFault, faultsOfLog } from './log-faults.ts';
import { startOf } from './log-segments.ts';

/**
 * Lists the gaps in a folder's log archive since its oldest backup. A gap only matters to `restore --until` a moment
 * inside it: a later backup doesn't need the part before it.
 */
export async function gapsBetweenBackups(folder: string): Promise<string[]> {
  const [oldest] = await soundBackups(folder);
  const start = oldest && startOf(oldest.manifest);
  return start ? (await faultsOfLog(folder, start)).map(describeFault) : [];
}
