import type { TimesAnswer } from '../../api/notifications/times-contract.ts';
import { timesPaths } from '../../api/notifications/times-paths.ts';
import type { DigestChannel, DigestTime } from '../../domain/notifications/digest.ts';
import type { QuietTimes } from '../../domain/notifications/quiet-times.ts';
import { type ChangeResult, changeOwn, whyUnchanged } from '../shell/change-own.ts';
import { createOwnReading } from '../shell/own-reading.ts';
import { $lastAction } from './destinations.ts';

/** The user's quiet times and summaries outside the panel. */
export const {
  $value: $times,
  $reading: $timesReading,
  read: readTimes,
} = createOwnReading(
  () => timesPaths.times,
  (answer) => answer,
);

/** Place in `$lastAction` of the quiet times. */
export const quietPlace = 'quiet times';

/** Sends a change and reports its progress at a place in `$lastAction`. Returns whether it was saved. */
async function save(at: string, sending: Promise<ChangeResult<TimesAnswer>>): Promise<boolean> {
  $lastAction.set({ at, state: 'working' });
  const saved = await sending;
  if (saved.kind === 'left') return false;
  const isSaved = saved.kind === 'done';
  if (isSaved) $times.set(saved.value);
  $lastAction.set({ at, state: isSaved ? 'saved' : whyUnchanged(saved) });
  return isSaved;
}

/** Saves the times when only urgent messages are sent. Returns whether they were saved. */
export const saveQuietTimes = (quiet: QuietTimes): Promise<boolean> =>
  save(quietPlace, changeOwn(timesPaths.quiet, { method: 'PUT', body: quiet }));

/** Place in `$lastAction` of a channel's summary. */
export const digestPlace = (channel: DigestChannel): string => `digest ${channel}`;

/** Saves when a channel's summary is sent. Returns whether it was saved. */
export const saveDigest = (channel: DigestChannel, time: DigestTime | null): Promise<boolean> =>
  save(
    digestPlace(channel),
    changeOwn(timesPaths.digest(channel), { method: 'PUT', body: { time } }),
  );
