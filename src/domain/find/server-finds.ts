import * as z from 'zod/mini';
import { orderState } from '../lifecycle/order-state.ts';
import { kindNames } from '../order/kind-names.ts';
import { bilingual } from '../vocabulary/bilingual.ts';

const account = z.strictObject({ id: z.uuid(), name: z.string() });

const foundOrder = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  account,
  kind: z.enum(kindNames),
  state: orderState,
  reference: z.string(),
  /** Empty for an order without one. */
  patient: z.string(),
  title: bilingual,
});
export type FoundOrder = z.infer<typeof foundOrder>;

/** A design, a stock lens or an accessory. */
const foundProduct = z.strictObject({
  of: z.enum(['lens', 'stock', 'accessory']),
  id: z.string(),
  name: bilingual,
});
export type FoundProduct = z.infer<typeof foundProduct>;

/** What the server finds by a text, each list best or newest first. */
export const serverFinds = z.strictObject({
  orders: z.array(foundOrder),
  /** Those whom the orders found are for. */
  customers: z.array(z.strictObject({ name: z.string(), account })),
  /** For the lab; empty for everyone else. */
  accounts: z.array(account),
  products: z.array(foundProduct),
});
export type ServerFinds = z.infer<typeof serverFinds>;
