import * as z from 'zod/mini';
import { rials } from '../vocabulary/money.ts';

/** What the lab did with an account's payment (a reported transfer or a cheque), as shown in the notification bell. */
export const paymentNews = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  kind: z.enum(['confirmed', 'refused', 'bounced']),
  amount: rials,
  /** Why a transfer was rejected, or the note on a bounced cheque. */
  reason: z.string(),
});
export type PaymentNews = z.infer<typeof paymentNews>;
