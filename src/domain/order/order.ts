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

/** Order list fields common to all kinds. */
const summary = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  account: z.strictObject({ id: z.uuid(), name: z.string() }),
  placedAt: instant,
  state: orderState,
  /** Why the server holds the order; missing if it does not, for example when the lab asked a question. */
  heldFor: z.optional(z.enum(reasons.hold)),
  reference: z.string(),
  /** Short description of what was ordered. */
  title: bilingual,
  /** Null while any part has no price. */
  total: z.nullable(rials),
  /** The day the lab promised, in its time zone, as `2026-11-22`; null before acceptance. */
  promisedFor: z.nullable(z.iso.date()),
  /** When the shop last corrected the order; missing if never. */
  correctedAt: z.optional(instant),
  /** The group of orders it was sent with, and their number including this one; missing if it was sent on its own. */
  parcel: z.optional(z.strictObject({ id: z.uuid(), orders: z.int() })),
  /** Id of the order's newest event; only in the lab's list, where many orders can be advanced together. */
  lastEvent: z.optional(z.uuid()),
  /** Whether there are unread messages from the other side; only in lists. */
  hasUnread: z.optional(z.boolean()),
});

/** Another order. */
const numbered = z.strictObject({ id: z.uuid(), number: z.string() });

/** Order page fields common to all kinds. */
const history = {
  /** The state to return to after a question or a remake request; null in all other states. */
  back: z.nullable(orderState),
  events: z.array(orderEvent),
  /** The order this one remakes, and that order's photos sent with the request. */
  remakeOf: z.nullable(
    z.strictObject({ id: z.uuid(), number: z.string(), photos: z.array(z.uuid()) }),
  ),
  /** For an order waiting for stock: the pieces reserved for it so far. */
  setAside: z.optional(z.int()),
  /**
   * An order can be split if pieces are missing. On the order that waits for them, `splitFrom` is the one that took the
   * available pieces; on that one, `rest` is the order that waits.
   */
  splitFrom: z.optional(numbered),
  rest: z.optional(numbered),
  /** For a second pair its first one, and for a first pair its second one; missing if there is none. */
  pair: z.optional(
    z.strictObject({
      first: z.optional(z.extend(numbered, { placedAt: instant })),
      second: z.optional(numbered),
    }),
  ),
  /** Whether the wearer can be notified that it is ready; missing if not. */
  tellsWearer: z.optional(z.literal(true)),
  /** The delivery it is part of, with its number of orders. A shop sees it only once shipped. */
  delivery: z.optional(z.strictObject({ id: z.uuid(), orders: z.int() })),
  /** The invoice it is on, if the reader may see it; missing while there is no valid one. */
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

/** The content of an order. */
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

/** What was ordered before an event corrected it. */
const versionOf = <Ordered extends Record<string, z.ZodMiniType>>(ordered: Ordered) => ({
  /** Oldest first; missing if never corrected. */
  corrections: z.optional(z.array(z.strictObject({ event: z.uuid(), ...ordered }))),
});

const rxOrdered = {
  content: rxOrder,
  price: rxPrice,
  /** Names in the catalogue at the time of ordering. */
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
  /** Lens names by id, from the catalogue at the time of ordering. */
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
  /** Names of the ordered products and variants by id, from the catalogue at the time of ordering. */
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
