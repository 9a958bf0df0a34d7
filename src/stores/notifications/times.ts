import { timesPaths } from '../../api/notifications/times-paths.ts';
import type { QuietTimes } from '../../domain/notifications/quiet-times.ts';
import { changeOwn, whyUnchanged } from '../shell/change-own.ts';
import { createOwnReading } from '../shell/own-reading.ts';
import { $press } from './destinations.ts';

/** When the user is told outside of the panel. */
export const {
  $value: $times,
  $reading: $timesReading,
  read: readTimes,
} = createOwnReading(
  () => timesPaths.times,
  (answer) => answer,
);

/** Where it is said how saving the quiet times goes, in `$press`. */
export const quietPlace = 'quiet times';

/** Saves when the user is told nothing but what is urgent; true once it is. */
export async function saveQuietTimes(quiet: QuietTimes): Promise<boolean> {
  $press.set({ at: quietPlace, press: 'working' });
  const saved = await changeOwn(timesPaths.quiet, { method: 'PUT', body: quiet });
  if (saved.kind === 'left') return false;
  const isSaved = saved.kind === 'done';
  if (isSaved) $times.set(saved.value);
  $press.set({ at: quietPlace, press: isSaved ? 'saved' : whyUnchanged(saved) });
  return isSaved;
}
