import * as z from 'zod/mini';
import { orderChange } from '../../domain/order/order-change.ts';
import type { Contracts } from '../exchange.ts';

/** Changes other people made to the account's orders, newest first. */
export const changesAnswer = z.strictObject({ changes: z.array(orderChange) });
export type ChangesAnswer = z.infer<typeof changesAnswer>;

export const changeContract = {
  changes: { GET: { answer: changesAnswer } },
  stream: { GET: { answer: null } },
} satisfies Contracts;
