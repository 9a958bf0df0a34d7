import * as z from 'zod/mini';
import { stationStates } from '../../domain/lifecycle/scan.ts';
import { orderSummary } from '../../domain/order/order.ts';
import type { Contracts } from '../exchange.ts';

/** The scan's id is the idempotency key. */
export const scanRequest = z.strictObject({
  /** As the scanner read it from the ticket or the delivery note. */
  number: z.string().check(z.minLength(1), z.maxLength(40)),
  /** The state this station moves orders to; `null` for the next one. */
  station: z.nullable(z.enum(stationStates)),
});
export type ScanRequest = z.infer<typeof scanRequest>;

/** `there`: it was already in the station's state. A scanned delivery note ships all orders of its delivery. */
const scanOutcome = z.enum(['moved', 'there']);
export const scanAnswer = z.union([
  z.strictObject({ outcome: scanOutcome, order: orderSummary }),
  z.strictObject({
    outcome: scanOutcome,
    delivery: z.strictObject({ id: z.uuid(), account: z.uuid() }),
  }),
]);
export type ScanAnswer = z.infer<typeof scanAnswer>;

export const scanContract = {
  scans: { POST: { body: scanRequest, answer: scanAnswer } },
} satisfies Contracts;
