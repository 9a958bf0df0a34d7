import * as z from 'zod/mini';
import { paymentNews } from '../../domain/ledger/payment-news.ts';
import { orderChange } from '../../domain/order/order-change.ts';
import type { Contracts } from '../exchange.ts';

/** Changes other people made to the account's orders, newest first. */
export const changesAnswer = z.strictObject({
  changes: z.array(orderChange),
  /** For owners of shops: what the lab did last with their payments, newest first. */
  payments: z.optional(z.array(paymentNews)),
});
export type ChangesAnswer = z.infer<typeof changesAnswer>;

export const changeContract = {
  changes: { GET: { answer: changesAnswer } },
  stream: { GET: { answer: null } },
} satisfies Contracts;
