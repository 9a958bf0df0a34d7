import * as z from 'zod/mini';
import { rials } from '../vocabulary/money.ts';

/** What the lab did with a payment of an account: of a reported transfer or a cheque, as the bell shows it. */
export const paymentNews = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  kind: z.enum(['confirmed', 'refused', 'bounced']),
  amount: rials,
  /** Why a transfer was refused, or what was noted with a bounced cheque. */
  reason: z.string(),
});
export type PaymentNews = z.infer<typeof paymentNews>;
