import { placeParts } from '../../../src/api/place-in-list.ts';
import { orderState } from '../../../src/domain/lifecycle/order-state.ts';
import { type OrderSort, orderSorts } from '../../../src/domain/order/order-sort.ts';
import type { Position } from '../../db/order-list/order-filter.ts';

const form =
  /^(\d{1,15})\.([0-9a-f-]{36})\.([0-9a-f-]{36})(?:\.([a-z]+))?(?:\.(\d{4}-\d\d-\d\d))?(?:\.([a-zA-Z]+))?$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Short names of the sort orders in cursors. */
const names: Readonly<Record<OrderSort, string>> = {
  newest: '',
  oldest: 'old',
  promise: 'due',
  promiseLast: 'last',
  state: 'state',
  account: 'account',
};

/** A position in the list, and the sort order of the list. */
export interface Cursor {
  position: Position;
  order: OrderSort;
}

/** Encodes a position in the list as a cursor for pagination. Opaque to clients. */
export function writeCursor(
  { placedAt, id, account, promisedFor, state }: Position,
  order: OrderSort,
): string {
  const parts = [placedAt.getTime(), id, account];
  if (order !== 'newest') parts.push(names[order]);
  if (order === 'promise' || order === 'promiseLast') parts.push(promisedFor ?? '');
  if (order === 'state') parts.push(state);
  return Buffer.from(parts.join('.')).toString('base64url');
}

/** Decodes a cursor. Returns undefined if this server did not write it. */
export function readCursor(text: string): Cursor | undefined {
  const [, instant, id, account, name = '', promisedFor = null, stateName] =
    form.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  const order = orderSorts.find((each) => names[each] === name);
  if (!order || !id || !account || !uuid.test(id) || !uuid.test(account)) return undefined;
  const placedAt = new Date(Number(instant));
  const isByPromise = order === 'promise' || order === 'promiseLast';
  const isDay = promisedFor !== null && placeParts.day.safeParse(promisedFor).success;
  const state = orderState.safeParse(stateName ?? 'submitted').data;
  const isStored = placeParts.instant.safeParse(placedAt.toISOString()).success;
  const isWhole = isDay === isByPromise && (stateName !== undefined) === (order === 'state');
  if (!isStored || !isWhole || !state) return undefined;
  return { position: { placedAt, id, account, promisedFor, state }, order };
}
