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
  /** Empty for an order without a patient. */
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

/** The server's search results, each list best or newest first. */
export const serverFinds = z.strictObject({
  orders: z.array(foundOrder),
  /** The customers of the orders found. */
  customers: z.array(z.strictObject({ name: z.string(), account })),
  /** Only for the lab; otherwise empty. */
  accounts: z.array(account),
  products: z.array(foundProduct),
});
export type ServerFinds = z.infer<typeof serverFinds>;
