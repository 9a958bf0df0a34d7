import * as z from 'zod/mini';
import { accessoryOrder } from '../accessories/accessories.ts';
import type { AccessoriesDraft } from '../accessories/draft.ts';
import { orderEvent } from '../lifecycle/order-event.ts';
import { orderState } from '../lifecycle/order-state.ts';
import { reasons } from '../lifecycle/reasons.ts';
import type { RxDraft } from '../rx/draft/draft.ts';
import { rxOrder } from '../rx/rx-order.ts';
import { rxPrice } from '../rx/rx-price.ts';
import { shelfPrice } from '../shelf/shelf-price.ts';
import type { StockDraft } from '../stock/draft.ts';
import { stockOrder } from '../stock/stock.ts';
import { bilingual } from '../vocabulary/bilingual.ts';
import { rials } from '../vocabulary/money.ts';

/** An instant in UTC, as ISO 8601. */
const instant = z.iso.datetime();

/** Fields of the order list that every kind has. */
const summary = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  account: z.strictObject({ id: z.uuid(), name: z.string() }),
  placedAt: instant,
  state: orderState,
  /** Why the server holds the order; left out when it does not, as when the lab asked something. */
  heldFor: z.optional(z.enum(reasons.hold)),
  reference: z.string(),
  /** Short description of what was ordered. */
  title: bilingual,
  /** Null while some part has no price. */
  total: z.nullable(rials),
  /** The day the lab promised, in its time zone, as `2026-11-22`; null before it accepts. */
  promisedFor: z.nullable(z.iso.date()),
  /** When the shop last corrected what is ordered; left out if it never did. */
  correctedAt: z.optional(instant),
  /** The orders it was sent together with: their group, and how many they are with it; left out if it came by itself. */
  parcel: z.optional(z.strictObject({ id: z.uuid(), orders: z.int() })),
  /** Id of the order's newest event; only in the lab's list, where many orders can be advanced together. */
  lastEvent: z.optional(z.uuid()),
  /** Whether the reader has not read a message of the other side; only in lists. */
  hasUnread: z.optional(z.boolean()),
});

/** Another order. */
const numbered = z.strictObject({ id: z.uuid(), number: z.string() });

/** Fields of the order's page that every kind has. */
const history = {
  /** The state a question or a request for a remake leads back to; null in all other states. */
  back: z.nullable(orderState),
  events: z.array(orderEvent),
  /** The order this one makes again, and the photos of that order that were sent with the request for it. */
  remakeOf: z.nullable(
    z.strictObject({ id: z.uuid(), number: z.string(), photos: z.array(z.uuid()) }),
  ),
  /** Of an order that waits for stock: the pieces it has so far. */
  setAside: z.optional(z.int()),
  /** The order that takes what was there of this one, which waits or waited for the rest; and the other way round. */
  splitFrom: z.optional(numbered),
  rest: z.optional(numbered),
  /** Of a second pair its first one, and of a first pair its second one; left out where it has none. */
  pair: z.optional(
    z.strictObject({
      first: z.optional(z.extend(numbered, { placedAt: instant })),
      second: z.optional(numbered),
    }),
  ),
  /** Whether who wears it can be told that it is ready; left out where that is not so. */
  tellsWearer: z.optional(z.literal(true)),
  /** The delivery it is part of, and the number of orders in it; a shop sees it once it is shipped. */
  delivery: z.optional(z.strictObject({ id: z.uuid(), orders: z.int() })),
  /** The invoice it is on, for those who may see it; left out while there is none that holds. */
  invoice: z.optional(numbered),
};

const rxSummary = z.extend(summary, { kind: z.literal('rx'), patient: z.string() });
const stockSummary = z.extend(summary, {
  kind: z.literal('stock'),
  /** Total pieces. */
  pieces: z.int(),
});
const accessoriesSummary = z.extend(summary, {
  kind: z.literal('accessories'),
  /** Total pieces. */
  pieces: z.int(),
});

/** What a shop asks the lab for. */
export const orderContent = z.discriminatedUnion('kind', [rxOrder, stockOrder, accessoryOrder]);

/** One row of the list of orders. */
export const orderSummary = z.discriminatedUnion('kind', [
  rxSummary,
  stockSummary,
  accessoriesSummary,
]);
export type OrderSummary = z.infer<typeof orderSummary>;

export type OrderKind = OrderSummary['kind'];

/** The draft of each kind of order. */
export type Drafts = { rx: RxDraft; stock: StockDraft; accessories: AccessoriesDraft };

/** What was ordered until an event corrected it. */
const versionOf = <Ordered extends Record<string, z.ZodMiniType>>(ordered: Ordered) => ({
  /** Oldest first; left out if it was never corrected. */
  corrections: z.optional(z.array(z.strictObject({ event: z.uuid(), ...ordered }))),
});

const rxOrdered = {
  content: rxOrder,
  price: rxPrice,
  /** Names from the catalogue when the order was placed. */
  lens: z.strictObject({
    design: bilingual,
    coating: bilingual,
    /** By id. */
    services: z._default(z.record(z.string(), bilingual), {}),
  }),
};
const rxOrderKept = z.extend(rxSummary, { ...rxOrdered, ...versionOf(rxOrdered), ...history });
export type PlacedRx = z.infer<typeof rxOrderKept>;

const stockOrdered = {
  content: stockOrder,
  price: shelfPrice,
  /** Lens names by id, from the catalogue when the order was placed. */
  lenses: z.record(z.string(), bilingual),
};
const stockOrderKept = z.extend(stockSummary, {
  ...stockOrdered,
  ...versionOf(stockOrdered),
  ...history,
});
export type PlacedStock = z.infer<typeof stockOrderKept>;

const accessoriesOrdered = {
  content: accessoryOrder,
  price: shelfPrice,
  /** Names of the ordered products and their variants by id, from the catalogue when the order was placed. */
  products: z.record(
    z.string(),
    z.strictObject({ name: bilingual, variants: z.record(z.string(), bilingual) }),
  ),
};
const accessoryOrderKept = z.extend(accessoriesSummary, {
  ...accessoriesOrdered,
  ...versionOf(accessoriesOrdered),
  ...history,
});
export type PlacedAccessories = z.infer<typeof accessoryOrderKept>;

export const order = z.discriminatedUnion('kind', [
  rxOrderKept,
  stockOrderKept,
  accessoryOrderKept,
]);
export type Order = z.infer<typeof order>;
