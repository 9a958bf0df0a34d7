import * as z from 'zod/mini';
import { quietTimes } from '../../domain/notifications/quiet-times.ts';
import type { Contracts } from '../exchange.ts';

/** When the user is told outside of the panel. */
const timesAnswer = z.strictObject({ quiet: quietTimes });
export type TimesAnswer = z.infer<typeof timesAnswer>;

export const timesContract = {
  times: { GET: { answer: timesAnswer } },
  quiet: { PUT: { body: quietTimes, answer: timesAnswer } },
} satisfies Contracts;
