import * as z from 'zod/mini';
import { orderText } from '../vocabulary/storable-text.ts';
import { longestBank } from './cheque-limits.ts';
import { chequeStates } from './cheque-steps.ts';

const day = z.iso.date();

/** The sixteen digits of the Sayad system, which identify a cheque at all banks. */
const sayad = z.string().check(z.regex(/^\d{16}$/));
const bank = orderText(longestBank).check(z.trim(), z.minLength(1));

const cash = z.strictObject({ by: z.literal('cash') });
/** By card at the lab on this day. */
const card = z.strictObject({ by: z.literal('card'), on: day });
/** To the lab's account on this day. The entry's reference is the tracking number. */
const transfer = z.strictObject({ by: z.literal('transfer'), on: day });
/** Due on this day. The entry has no reference other than the Sayad id. */
const cheque = z.strictObject({ by: z.literal('cheque'), sayad, bank, due: day });

/** How an account paid. Days are local to the lab, `2026-11-22`. */
export const paymentMeans = z.discriminatedUnion('by', [cash, card, transfer, cheque]);
export type PaymentMeans = z.infer<typeof paymentMeans>;

/** How a ledger entry was paid, and the state of its cheque. */
export const entryPayment = z.discriminatedUnion('by', [
  cash,
  card,
  transfer,
  z.extend(cheque, { state: z.enum(chequeStates) }),
]);
export type EntryPayment = z.infer<typeof entryPayment>;
