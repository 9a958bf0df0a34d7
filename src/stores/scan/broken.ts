import { orderPaths } from '../../api/orders/paths.ts';
import { stateOfBroken, transitionsNow } from '../../domain/lifecycle/order-status.ts';
import { statusOf } from '../../domain/lifecycle/status-of.ts';
import type { Transition } from '../../domain/lifecycle/transition.ts';
import { transitions } from '../../domain/lifecycle/transitions.ts';
import type { Order } from '../../domain/order/order.ts';
import { readOwn } from '../shell/read-own.ts';
import type { Scan, ScannedOrder } from './scan.ts';
import { settleScan } from './scans.ts';

const row = transitions.find(({ event, by }) => event === 'break' && by === 'lab');

/** The order of a scan if one of its pieces can break in its current state; otherwise null. */
export function breakableOf({ result, order }: Scan): ScannedOrder | null {
  const isFound = result.kind === 'moved' || result.kind === 'there' || result.kind === 'broken';
  return isFound && order && row?.from.includes(result.state) ? order : null;
}

/** The order to record a breakage for. `changed`: a colleague has moved it to a state in which nothing can break. */
export type Breakable =
  | { kind: 'order'; order: Order; transition: Transition }
  | { kind: 'offline' | 'failed' | 'changed' };

/** Reads a scanned order with its parts, for the breakage form. */
export async function readBreakable({ id, account }: ScannedOrder): Promise<Breakable> {
  const own = await readOwn(orderPaths.order(id, account));
  if (own.kind !== 'read') {
    const isOffline = own.kind === 'unread' && own.problem === 'offline';
    return { kind: isOffline ? 'offline' : 'failed' };
  }
  const order = own.value;
  const transition = transitionsNow(statusOf(order), 'lab').find(({ event }) => event === 'break');
  return transition ? { kind: 'order', order, transition } : { kind: 'changed' };
}

/** Marks a scan to show that a piece of its order broke. */
export function noteBroken(scan: string, { state }: Order): void {
  settleScan(scan, { kind: 'broken', state: stateOfBroken(state) });
}
