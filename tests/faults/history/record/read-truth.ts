import { isShelfOrder } from '../../../../server/db/shelf/shelf-order.ts';
import type { PlaceOrderRequest } from '../../../../src/api/orders/contract.ts';
import { deliveryNumber } from '../../../../src/domain/order/order-number.ts';
import type {
  RecordedEvent,
  SeenNote,
  Start,
  StoredEntry,
  StoredMovement,
  StoredOrder,
  Truth,
} from '../operation.ts';
import { labelOf, piecesOf } from './read-call.ts';

/** Runs a statement on the database as superuser and returns its rows. */
export type AskDatabase = (text: string) => Promise<Record<string, unknown>[]>;

/** Each statement returns rows with a single JSON column, in which numbers are exact. */
const statements = {
  orders: `select jsonb_build_object('account', account_id, 'order', id, 'isWithdrawn', kind = 'withdrawn',
    'state', state, 'remakeOf', remake_of, 'content', jsonb_build_object('kind', kind, 'reference', content -> 'reference',
    'lines', content -> 'lines'), 'total', price -> 'total') as row
    from orders order by placed_at, id`,
  // Within an order, times increase; within a millisecond, transaction ids do.
  events: `select jsonb_build_object('account', account_id, 'order', order_id, 'event', details || jsonb_build_object(
    'id', id, 'event', event, 'side', side, 'state', state, 'at', at)) as row
    from order_events order by account_id, order_id, at, transaction_id::text::bigint`,
  entries: `select jsonb_build_object('account', account_id, 'number', number, 'id', id, 'kind', kind, 'debit', debit,
    'credit', credit, 'tax', tax, 'taxRate', tax_rate, 'order', order_id, 'event', event_id, 'reverses', reverses,
    'balance', balance_after) as row from ledger_entries order by account_id, number`,
  notes: `select jsonb_build_object('account', account_id, 'note', id, 'carrier', carrier, 'tracking', tracking,
    'day', day, 'isShipped', shipped_at is not null, 'lines', (
      select coalesce(jsonb_agg(jsonb_build_object('order', order_id, 'isMissing', missing_at is not null)
        order by order_id), '[]') from delivery_orders line
      where line.account_id = delivery.account_id and line.delivery_id = delivery.id)) as row
    from deliveries delivery order by account_id, id`,
  balances: `select jsonb_build_object('account', account_id, 'balance', debits - credits) as row from account_balances`,
  movements: `select jsonb_build_object('item', item, 'number', number, 'kind', kind, 'pieces', pieces, 'left', on_hand,
    'account', account_id, 'order', order_id) as row from stock_movements order by item, number`,
  shelf: `select jsonb_build_object('item', item, 'pieces', on_hand) as row from shelf`,
} as const;

interface OrderRow extends Omit<StoredOrder, 'wanted' | 'events'> {
  content: PlaceOrderRequest['content'];
  total: number | null;
}

interface NoteRow extends Pick<SeenNote, 'account' | 'note' | 'isShipped'> {
  carrier: string;
  tracking: string;
  day: string;
  lines: { order: string; isMissing: boolean }[];
}

interface Rows {
  orders: OrderRow;
  events: { account: string; order: string; event: RecordedEvent };
  entries: StoredEntry;
  notes: NoteRow;
  balances: { account: string; balance: number };
  movements: StoredMovement;
  shelf: { item: string; pieces: number };
}

/** Reads the state before the first call. */
export async function readStart(ask: AskDatabase): Promise<Start> {
  const orders = await readRows(ask, 'orders');
  const notes = await readRows(ask, 'notes');
  return {
    shelf: await readShelf(ask),
    orders: orders.map(({ order }) => order),
    notes: notes.map(({ note }) => note),
  };
}

async function readShelf(ask: AskDatabase): Promise<Record<string, number>> {
  const rows = await readRows(ask, 'shelf');
  return Object.fromEntries(rows.map(({ item, pieces }) => [item, pieces]));
}

async function readRows<Name extends keyof Rows>(
  ask: AskDatabase,
  name: Name,
): Promise<Rows[Name][]> {
  return (await ask(statements[name])).map(({ row }) => row as Rows[Name]);
}

const keyOf = ({ account, order }: { account: string; order: string }) => `${account} ${order}`;

function storedOf(row: OrderRow, events: readonly RecordedEvent[]): StoredOrder {
  const { account, order, isWithdrawn, state, remakeOf, content, total } = row;
  const pieces = isShelfOrder(content) ? piecesOf(content) : {};
  const wanted = { reference: content.reference ?? '', total, pieces };
  return { account, order, isWithdrawn, state, wanted, remakeOf, events };
}

function noteOf({ account, note, isShipped, lines, ...label }: NoteRow): SeenNote {
  const missing = lines.filter(({ isMissing }) => isMissing).map(({ order }) => order);
  const orders = lines.map(({ order }) => order);
  const number = deliveryNumber(note);
  return { account, note, number, orders, label: labelOf(label), isShipped, missing };
}

/** Reads everything from the database once nothing is in flight any more. */
export async function readTruth(ask: AskDatabase): Promise<Truth> {
  const events = Map.groupBy(await readRows(ask, 'events'), keyOf);
  const orders = await readRows(ask, 'orders');
  const balances = await readRows(ask, 'balances');
  return {
    orders: orders.map((row) =>
      storedOf(row, events.get(keyOf(row))?.map(({ event }) => event) ?? []),
    ),
    notes: (await readRows(ask, 'notes')).map(noteOf),
    entries: await readRows(ask, 'entries'),
    balances: Object.fromEntries(balances.map(({ account, balance }) => [account, balance])),
    movements: await readRows(ask, 'movements'),
    shelf: await readShelf(ask),
  };
}
