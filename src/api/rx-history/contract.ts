import * as z from 'zod/mini';
import { earlierRx } from '../../domain/rx-history/earlier-rx.ts';
import { searchLimit } from '../../domain/vocabulary/search-limit.ts';
import { orderText } from '../../domain/vocabulary/storable-text.ts';
import type { Contracts } from '../exchange.ts';

export const rxHistoryQuery = z.strictObject({
  /** Words of the order's number, reference, patient, mobile or tray. */
  text: orderText(searchLimit),
  /** For the lab, which has to name it. */
  account: z.optional(z.uuid()),
});

/** The newest that have every word, newest first, at most 20. */
export const rxHistoryAnswer = z.strictObject({ prescriptions: z.array(earlierRx) });

export const rxHistoryContract = {
  found: { GET: { answer: rxHistoryAnswer } },
} satisfies Contracts;
