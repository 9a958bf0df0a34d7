import { uuidv7 } from 'uuidv7';
import type { OrderEventRequest } from '../../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../../src/api/orders/paths.ts';
import type { Order } from '../../../../src/domain/order/order.ts';
import type { Request } from '../record/read-call.ts';
import { sendParcel } from './send-parcel.ts';
import { anyOf, shares } from './steps.ts';

/** The people who fulfil orders, and another shop that pries. */
type Side = 'lab' | 'shop' | 'other';

/** Sends a request. Resolves to the body of the answer if it was carried out. */
export type Send = (side: Side, request: Request) => Promise<unknown>;

/** The lab's steps until an order can leave. */
const untilReady: readonly OrderEventRequest[] = [
  { event: 'accept', promisedFor: '2030-01-02' },
  { event: 'start' },
  { event: 'inspect' },
  { event: 'pass' },
];

const actOn = (order: string, body: OrderEventRequest): Request => {
  return { method: 'POST', path: orderPaths.events(order), key: uuidv7(), body };
};

/** Makes an order. Resolves to whether it is ready to leave. */
async function make(send: Send, order: string): Promise<boolean> {
  for (const step of untilReady) if (!(await send('lab', actOn(order, step)))) return false;
  return true;
}

/** The shop asks for a remake, and the lab decides. Resolves to the order placed as the remake, if it was granted. */
async function remake(send: Send, order: string): Promise<string | undefined> {
  const reason = anyOf(['labFault', 'transport', 'shopSlip'] as const);
  if (!(await send('shop', actOn(order, { event: 'askRemake', reason })))) return undefined;
  if (Math.random() < 0.1) {
    await send('lab', actOn(order, { event: 'refuseRemake', reason: 'asOrdered' }));
    return undefined;
  }
  const grant = actOn(order, { event: 'grantRemake', shopPays: anyOf(shares) });
  const granted = (await send('lab', grant)) as Order | undefined;
  return granted?.events.find(({ id }) => id === grant.key)?.remake;
}

/**
 * Takes orders of an account from placing to a remake, as far as it goes while others act on them and answers are lost.
 * Resolves to the order placed as the remake, if one was granted.
 */
export async function fulfil(
  send: Send,
  account: string,
  orders: readonly string[],
): Promise<string | undefined> {
  const ready: string[] = [];
  for (const order of orders) if (await make(send, order)) ready.push(order);
  const [first] = ready;
  if (!first) return undefined;
  const isSent =
    Math.random() < 0.2
      ? await send('lab', actOn(first, { event: 'ship' }))
      : await sendParcel(send, account, ready);
  return isSent ? remake(send, first) : undefined;
}
