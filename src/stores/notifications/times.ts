import type { TimesAnswer } from '../../api/notifications/times-contract.ts';
import { timesPaths } from '../../api/notifications/times-paths.ts';
import type { DigestChannel, DigestTime } from '../../domain/notifications/digest.ts';
import type { QuietTimes } from '../../domain/notifications/quiet-times.ts';
import { type ChangeResult, changeOwn, whyUnchanged } from '../shell/change-own.ts';
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

/** Sends a change of the times, and says at a place how it went; true once it is saved. */
async function save(at: string, sending: Promise<ChangeResult<TimesAnswer>>): Promise<boolean> {
  $press.set({ at, press: 'working' });
  const saved = await sending;
  if (saved.kind === 'left') return false;
  const isSaved = saved.kind === 'done';
  if (isSaved) $times.set(saved.value);
  $press.set({ at, press: isSaved ? 'saved' : whyUnchanged(saved) });
  return isSaved;
}

/** Saves when the user is told nothing but what is urgent; true once it is. */
export const saveQuietTimes = (quiet: QuietTimes): Promise<boolean> =>
  save(quietPlace, changeOwn(timesPaths.quiet, { method: 'PUT', body: quiet }));

/** Where it is said how saving a summary goes, in `$press`. */
export const digestPlace = (channel: DigestChannel): string => `digest ${channel}`;

/** Saves when the user gets a summary by a channel; true once it is. */
export const saveDigest = (channel: DigestChannel, time: DigestTime | null): Promise<boolean> =>
  save(
    digestPlace(channel),
    changeOwn(timesPaths.digest(channel), { method: 'PUT', body: { time } }),
  );
