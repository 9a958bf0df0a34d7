import { StartupError } from '../config/startup-error.ts';
import { freeOn } from './disk-space.ts';

/** PostgreSQL starts with less free space than this, in bytes, only if it has next to nothing to recover. */
const leastFree = 16 * 1024 * 1024;

/**
 * Why a program could not start, with what to do if the disk of its directory is full. Its log often does not say so,
 * because that disk had no room for the log either.
 */
export async function namingFullDisk(
  error: unknown,
  directory: string,
  measure: typeof freeOn = freeOn,
): Promise<unknown> {
  if (!(error instanceof StartupError)) return error;
  const isSaid = error.message.includes('No space left on device');
  if (!isSaid && (await measure(directory)) >= leastFree) return error;
  return new StartupError(
    `The disk of ${directory} is full. Make room on it, then start again.\n${error.message}`,
  );
}
