import { uuidv7 } from 'uuidv7';
import { orderPaths } from '../../../../src/api/orders/paths.ts';
import { lastStep } from '../../../../src/domain/lifecycle/history.ts';
import { transitionsNow } from '../../../../src/domain/lifecycle/order-status.ts';
import { statusOf } from '../../../../src/domain/lifecycle/status-of.ts';
import type { Transition } from '../../../../src/domain/lifecycle/transition.ts';
import type { Order } from '../../../../src/domain/order/order.ts';
import type { Request } from '../record/read-call.ts';
import type { Wares } from './wares.ts';

/** Steps that advance an order, taken more often than others. */
const onward = [
  'quote',
  'agree',
  'accept',
  'start',
  'inspect',
  'pass',
  'ship',
  'deliver',
  'grantRemake',
];

/** What the shop pays for a remake: what is usual, nothing, or some. */
export const shares = [undefined, 0, 10_000];

/** A step that the history doesn't model: a breakage uses other pieces. */
const leftOut = 'break';

/** A random element. */
export const anyOf = <Value>(values: readonly Value[]): Value | undefined =>
  values[Math.floor(Math.random() * values.length)];

function chosen(order: Order, by: 'lab' | 'shop'): Transition | undefined {
  const step = lastStep(order.price.total, order.events, new Date());
  const now = transitionsNow({ ...statusOf(order), ...(step && { step }) }, by);
  const possible = now.filter(({ event }) => event !== leftOut);
  const next = possible.find(({ event }) => onward.includes(event));
  return next && Math.random() < 0.6 ? next : anyOf(possible);
}

/**
 * A step that a side can take on an order as it has seen it. Usually the step names the last event seen, as in the
 * panel.
 */
export function stepOn(
  order: Order,
  by: 'lab' | 'shop',
  { wares, number }: { wares: Wares; number: number },
): Request | undefined {
  const transition = chosen(order, by);
  if (!transition) return undefined;
  const { event, must, reasons } = transition;
  const key = uuidv7();
  if (event === 'correct') {
    const after = order.events.findLast((each) => each.event !== 'write')?.id;
    // A correction doesn't change the kind of order.
    const count = order.kind === 'stock' ? number * 4 : number * 2 + 1;
    const request = wares.request(count, `${order.reference.split(' ')[0]} ${number}`);
    if (request.content.kind !== order.kind) return undefined;
    return {
      method: 'POST',
      path: orderPaths.corrections(order.id),
      key,
      body: { ...request, after },
    };
  }
  const step = lastStep(order.price.total, order.events, new Date());
  const after = Math.random() < 0.8 ? order.events.at(-1)?.id : undefined;
  const body = {
    event,
    ...(after && { after }),
    ...(must.includes('promisedFor') && { promisedFor: '2030-01-02' }),
    ...(must.includes('price') && { price: 1_000_000 + number * 10 }),
    ...(must.includes('reason') && { reason: reasons?.[0] }),
    ...(must.includes('message') && { message: 'Words' }),
    ...(must.includes('reverts') && { reverts: step?.id }),
    ...(event === 'grantRemake' && { shopPays: anyOf(shares) }),
  };
  return { method: 'POST', path: orderPaths.events(order.id), key, body };
}
