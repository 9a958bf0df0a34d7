import * as z from 'zod/mini';
import { earlierRx } from '../../domain/rx-history/earlier-rx.ts';
import { searchLimit } from '../../domain/vocabulary/search-limit.ts';
import { orderText } from '../../domain/vocabulary/storable-text.ts';
import type { Contracts } from '../exchange.ts';

export const rxHistoryQuery = z.strictObject({
  /** Words of the order's number, reference, patient, mobile or tray. */
  text: orderText(searchLimit),
  /** For the lab only, which must name it. */
  account: z.optional(z.uuid()),
});

/** Up to 20 prescriptions that contain every word, newest first. */
export const rxHistoryAnswer = z.strictObject({
  prescriptions: z.array(earlierRx),
  /** Present if the search took too long: it did not get to orders placed before this instant. */
  searchedTo: z.optional(z.iso.datetime()),
});

export const rxHistoryContract = {
  found: { GET: { answer: rxHistoryAnswer } },
} satisfies Contracts;
