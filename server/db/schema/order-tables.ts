import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { EventName, Side } from '../../../src/domain/lifecycle/event-name.ts';
import type { OrderEvent } from '../../../src/domain/lifecycle/order-event.ts';
import type { OrderState } from '../../../src/domain/lifecycle/order-state.ts';
import type { HoldReason } from '../../../src/domain/lifecycle/reasons.ts';
import type { Order, OrderKind, OrderSummary } from '../../../src/domain/order/order.ts';
import type { Instant } from './instant.ts';

type Placed<Kind extends OrderKind> = Extract<Order, { kind: Kind }>;

/** The field that names what was ordered: the only one besides the common fields. */
type NamesField<Kind extends OrderKind> = Exclude<
  keyof Placed<Kind>,
  | keyof Extract<OrderSummary, { kind: Kind }>
  | 'content'
  | 'price'
  | 'events'
  | 'back'
  | 'remakeOf'
  | 'setAside'
  | 'splitFrom'
  | 'rest'
  | 'pair'
  | 'delivery'
  | 'invoice'
  | 'tellsWearer'
  | 'corrections'
>;

/** The columns of an order that depend on its kind. */
export type OrderContent<Kind extends OrderKind = OrderKind> = {
  [Each in Kind]: Pick<Placed<Each>, 'kind' | 'content' | 'price'> & {
    lensNames: Placed<Each>[NamesField<Each>];
    pieces: Placed<Each> extends { pieces: infer Pieces } ? Pieces : null;
  };
}[Kind];

/** A withdrawn row isn't an order. It reserves its id, and its content columns are null. */
interface OrderRow {
  accountId: string;
  id: string;
  kind: OrderKind | 'withdrawn';
  content: JSONColumnType<OrderContent['content']>;
  price: JSONColumnType<OrderContent['price']>;
  lensNames: JSONColumnType<OrderContent['lensNames']>;
  pieces: number | null;
  placedAt: Instant;
  /** Null if the lab placed or withdrew it for the account. */
  placedBy: string | null;
  requestHash: Buffer;
  state: Generated<OrderState>;
  back: OrderState | null;
  /** Why the server holds the order. */
  heldFor: HoldReason | null;
  quotedTotal: number | null;
  promisedFor: string | null;
  lastEvent: string | null;
  /** Whether the shop has answered the lab's question and the lab has not acted since. */
  answered: Generated<boolean>;
  /** When it entered its state, or when something last happened to it there; null if it was placed in its state. */
  since: Date | null;
  remakeOf: string | null;
  /** The order that this one was split from, for the items that were out of stock. */
  splitFrom: string | null;
  /** The group it was sent in, and its position there; null if it was sent alone. */
  parcel: string | null;
  parcelPlace: number | null;
  /** The order whose second pair this is. */
  firstPair: string | null;
  /** When its shop last corrected it. */
  correctedAt: Date | null;
  /** The words of `order_words`, each preceded by a space. */
  search: Generated<string>;
}

/** What an event carries, as stored. */
export type StoredDetails = Pick<
  OrderEvent,
  | 'reason'
  | 'promisedFor'
  | 'foreseenFor'
  | 'price'
  | 'tracking'
  | 'photos'
  | 'excess'
  | 'corrected'
  | 'remake'
  | 'reverts'
  | 'undone'
  | 'broken'
  | 'station'
  | 'remaking'
  | 'shopPays'
>;

interface OrderEventRow {
  accountId: string;
  orderId: string;
  id: string;
  at: Instant;
  event: EventName;
  side: Side;
  state: OrderState;
  details: ColumnType<StoredDetails, string | undefined, string>;
  byAccount: string;
  byUser: string;
  byName: string;
  message: Generated<string>;
  /** The transaction that wrote it, which streams use to find new events; null in some old ones. */
  transactionId: Generated<string | null>;
}

/** What was ordered before an event corrected it. If the correction was withdrawn, everything but the ids is null. */
interface OrderCorrectionRow {
  accountId: string;
  orderId: string;
  eventId: string;
  at: Instant;
  content: JSONColumnType<OrderContent['content']> | null;
  price: JSONColumnType<OrderContent['price']> | null;
  lensNames: JSONColumnType<OrderContent['lensNames']> | null;
  requestHash: Buffer | null;
}

/** Only the lab reads and writes it. */
interface OrderNoteRow {
  accountId: string;
  orderId: string;
  id: string;
  at: Instant;
  byAccount: string;
  byUser: string;
  byName: string;
  text: string;
}

/** How far a user has read an order's messages. */
interface OrderReadRow {
  accountId: string;
  orderId: string;
  readerAccount: string;
  reader: string;
  readUntil: Date;
}

/** A word that an order is found by. */
interface OrderWordRow {
  accountId: string;
  word: string;
  placedAt: Date;
  orderId: string;
  /** The week of `placed_at`, counted since 1970. */
  week: GeneratedAlways<number>;
}

/** A part of a photo that is being uploaded. */
interface OrderPhotoPartRow {
  accountId: string;
  orderId: string;
  photoId: string;
  start: number;
  size: number;
  at: Instant;
  bytes: Buffer;
}

interface OrderPhotoRow {
  accountId: string;
  orderId: string;
  id: string;
  at: Instant;
  /** The event it was sent with; null until then. */
  eventId: string | null;
  /** Whether a lab user uploaded it, not a shop user. */
  byLab: Generated<boolean>;
  /** SHA-256 of the upload. */
  sentHash: Buffer;
  /** JPEG, like the thumbnail. */
  photo: Buffer;
  thumbnail: Buffer;
}

/** Orders, their events, corrections and photos, the lab's notes, and the words that orders are found by. */
export interface OrderTables {
  orders: OrderRow;
  orderEvents: OrderEventRow;
  orderCorrections: OrderCorrectionRow;
  orderNotes: OrderNoteRow;
  orderReads: OrderReadRow;
  orderWords: OrderWordRow;
  orderPhotos: OrderPhotoRow;
  orderPhotoParts: OrderPhotoPartRow;
}
