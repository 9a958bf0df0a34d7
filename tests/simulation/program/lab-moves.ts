import { findTransition } from '../../../src/domain/lifecycle/order-status.ts';
import { statusOf } from '../../../src/domain/lifecycle/status-of.ts';
import type { PlacedStock } from '../../../src/domain/order/order.ts';

const moves = [
  { event: 'accept', promisedFor: '2030-01-10', message: '' },
  { event: 'start', message: '' },
  { event: 'accept', promisedFor: '2030-01-11', message: '' },
  { event: 'reject', reason: 'unclear', message: '' },
  { event: 'ask', message: 'Which one?' },
  { event: 'resume', message: '' },
  { event: 'cancel', reason: 'noAnswer', message: '' },
  { event: 'inspect', message: '' },
  { event: 'pass', message: '' },
  { event: 'write', message: 'At' },
] as const;

/**
 * The lab's next move for an order, chosen from those allowed in the state the screen shows. Messages contain the time
 * so that no two are the same.
 */
export function labMoves(order: PlacedStock, what: number, now: number) {
  const status = statusOf(order);
  const allowed = moves.filter(({ event }) => findTransition(status, 'lab', event));
  const move = allowed[what % Math.max(1, allowed.length)];
  return move?.event === 'write' ? { ...move, message: `At ${now}` } : (move ?? null);
}
