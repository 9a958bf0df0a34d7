import { readTime } from '../typed/time.ts';
import type { QuietTimes } from './quiet-times.ts';

/** Quiet times as typed. Both times are empty if there are no quiet hours. */
export interface TypedQuietTimes {
  from: string;
  until: string;
  daysOff: boolean;
}

/** `noTime`: one of the two times is missing; `same`: the whole day would be quiet. */
export type QuietFault = 'notTime' | 'noTime' | 'same';

/** Reads typed quiet times, or returns faults by field. */
export function readQuietTimes({
  from,
  until,
  daysOff,
}: TypedQuietTimes):
  | { quiet: QuietTimes }
  | { faults: Partial<Record<'from' | 'until', QuietFault>> } {
  const read = { from: readTime(from), until: readTime(until) };
  if (read.from === null || read.until === null) {
    return {
      faults: {
        ...(read.from === null && { from: 'notTime' as const }),
        ...(read.until === null && { until: 'notTime' as const }),
      },
    };
  }
  const hours = { from: read.from, until: read.until };
  if (hours.from === '' && hours.until === '') return { quiet: { hours: null, daysOff } };
  if (hours.from === '') return { faults: { from: 'noTime' } };
  if (hours.until === '') return { faults: { until: 'noTime' } };
  return hours.from === hours.until ? { faults: { until: 'same' } } : { quiet: { hours, daysOff } };
}
