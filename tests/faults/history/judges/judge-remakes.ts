import { isDeepEqual } from '../../../../src/domain/vocabulary/deep-equal.ts';
import type { History, StoredOrder } from '../operation.ts';
import { type Grant, grantsOf } from '../order/grants.ts';
import type { Broken } from './broken.ts';

type About = Pick<Broken, 'about'>;

const aboutOrder = (account: string, order: string): About['about'] =>
  `order ${order} of ${account}`;

const callsOf = (grants: readonly Grant[]) =>
  grants.flatMap(({ calls }) => calls.map(({ number }) => number));

/** A grant must name one order, whoever sees it, and no other grant may name it too. */
function namingFaults(grants: readonly Grant[]): Broken[] {
  const byEvent = Map.groupBy(grants, ({ account, event }) => `${account} ${event}`);
  const byRemake = Map.groupBy(grants, ({ account, remake }) => `${account} ${remake}`);
  const ambiguous = [...byEvent.values(), ...byRemake.values()].filter(({ length }) => length > 1);
  return ambiguous.flatMap((all): Broken[] => {
    const [first] = all;
    if (!first) return [];
    const names = all.map(({ event, remake }) => `${event} names ${remake}`).join(', ');
    const what = `a remake was granted once, but ${names}`;
    const about = aboutOrder(first.account, first.original);
    return [{ promise: 'Exactly once', about, what, operations: callsOf(all) }];
  });
}

/** Each order placed as a remake must be named by a grant of the order that it remakes, and ask for the same. */
function remakeFaults(
  remake: StoredOrder,
  original: StoredOrder | undefined,
  grants: readonly Grant[],
): Broken[] {
  const { account, order, remakeOf } = remake;
  const own = grants.filter((each) => each.account === account && each.original === remakeOf);
  const fault = { promise: 'Exactly once', operations: callsOf(own) } as const;
  const about = aboutOrder(account, remakeOf ?? order);
  if (!original) return [{ ...fault, about, what: `${order} remakes it, and it is not there` }];
  if (!own.some((each) => each.remake === order)) {
    return [{ ...fault, about, what: `${order} remakes it, and no grant names that` }];
  }
  const isSame = isDeepEqual(remake.wanted.pieces, original.wanted.pieces);
  return isSame ? [] : [{ ...fault, about, what: `${order} remakes it with other pieces` }];
}

/** A stored grant must have placed its order. */
function lostFaults(order: StoredOrder, byKey: ReadonlyMap<string, StoredOrder>, all: Grant[]) {
  return order.events.flatMap(({ id, event, remake }): Broken[] => {
    if (event !== 'grantRemake') return [];
    const placed = remake && byKey.get(`${order.account} ${remake}`);
    if (placed && placed.remakeOf === order.order) return [];
    const what = `the remake ${remake} that ${id} granted is not there`;
    const operations = callsOf(all.filter((each) => each.event === id));
    const about = aboutOrder(order.account, order.order);
    return [{ promise: 'Accepted stays accepted', about, what, operations }];
  });
}

/** Each granted remake must have placed one order, linked to the one that it remakes, and nothing else may be one. */
export function judgeRemakes(history: History): Broken[] {
  const { orders } = history.truth;
  const grants = grantsOf(history);
  const byKey = new Map(orders.map((each) => [`${each.account} ${each.order}`, each]));
  return [
    ...namingFaults(grants),
    ...orders.flatMap((order) => lostFaults(order, byKey, grants)),
    ...orders.flatMap((order) =>
      order.remakeOf
        ? remakeFaults(order, byKey.get(`${order.account} ${order.remakeOf}`), grants)
        : [],
    ),
  ];
}
