import * as z from 'zod/mini';
import { digestChannel, digestTime } from '../../domain/notifications/digest.ts';
import { quietTimes } from '../../domain/notifications/quiet-times.ts';
import type { Contracts } from '../exchange.ts';

/** When the user gets messages outside the panel. */
const timesAnswer = z.strictObject({
  quiet: quietTimes,
  /** The summaries the user has turned on, by channel. */
  digests: z.array(z.extend(digestTime, { channel: digestChannel })),
});
export type TimesAnswer = z.infer<typeof timesAnswer>;

export const timesContract = {
  times: { GET: { answer: timesAnswer } },
  quiet: { PUT: { body: quietTimes, answer: timesAnswer } },
  digest: {
    PUT: { body: z.strictObject({ time: z.nullable(digestTime) }), answer: timesAnswer },
  },
} satisfies Contracts;
