import { readTime } from '../typed/time.ts';
import type { QuietTimes } from './quiet-times.ts';

/** Quiet times as they are typed; both times empty for no hours. */
export interface TypedQuietTimes {
  from: string;
  until: string;
  daysOff: boolean;
}

/** `noTime`: of two times one is missing; `same`: they would be quiet all day. */
export type QuietFault = 'notTime' | 'noTime' | 'same';

/** Reads what was typed, or names the fields at fault. */
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
