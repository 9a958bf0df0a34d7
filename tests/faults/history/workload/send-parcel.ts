import { uuidv7 } from 'uuidv7';
import { deliveryPaths } from '../../../../src/api/delivery/paths.ts';
import type { Request } from '../record/read-call.ts';
import type { Send } from './fulfil.ts';
import { anyOf } from './steps.ts';

/** The lab puts orders into a note. */
function pack(note: string, account: string, orders: readonly string[]): Request {
  const label = { carrier: 'Post', tracking: `RR-${uuidv7().slice(-6)}`, day: '2030-01-03' };
  return { method: 'PUT', path: deliveryPaths.one(note), body: { account, orders, ...label } };
}

const isSometimes = (share: number): boolean => Math.random() < share;

/** The shop confirms a note, sometimes without an order, which may turn up later. */
async function receive(send: Send, note: string, orders: readonly string[]): Promise<void> {
  const path = deliveryPaths.receipt(note);
  const order = isSometimes(0.4) ? anyOf(orders) : undefined;
  const missing = order ? [{ order, message: 'Not in the parcel' }] : [];
  await send('shop', { method: 'POST', path, body: { missing } });
  if (isSometimes(0.3)) await send('shop', { method: 'POST', path, body: { missing: [] } });
}

/**
 * Packs ready orders into one delivery note, changes or dissolves it now and then, tries to pack an order twice, and
 * ships it; the shop receives it. Resolves to whether it was shipped.
 */
export async function sendParcel(
  send: Send,
  account: string,
  orders: readonly string[],
): Promise<boolean> {
  const note = uuidv7();
  const one: Request = { method: 'GET', path: deliveryPaths.one(note, account) };
  if (!(await send('lab', pack(note, account, orders)))) return false;
  if (isSometimes(0.2)) await send('lab', pack(uuidv7(), account, orders.slice(0, 1)));
  if (isSometimes(0.3)) await send('lab', pack(note, account, orders.slice(0, 2)));
  if (isSometimes(0.1)) await send('lab', { ...one, method: 'DELETE' });
  if (isSometimes(0.2)) await send('shop', { ...one, path: deliveryPaths.one(note) });
  const ship: Request = { method: 'POST', path: deliveryPaths.ship(note, account) };
  const late = isSometimes(0.2) ? send('lab', pack(note, account, orders)) : undefined;
  const isShipped = await send('lab', ship);
  await late;
  if (isSometimes(0.3)) await send('lab', one);
  if (isSometimes(0.2)) await send('other', { ...one, path: deliveryPaths.one(note) });
  if (!isShipped) return false;
  await receive(send, note, orders);
  return true;
}
