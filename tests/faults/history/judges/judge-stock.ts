import type {
  History,
  Operation,
  Start,
  StoredMovement,
  StoredOrder,
  Truth,
} from '../operation.ts';
import { isOver } from '../order/order-model.ts';
import type { Broken } from './broken.ts';

const broken = (about: string, what: string, operations: readonly number[] = []): Broken => {
  return { promise: 'Stock is whole', about, what, operations };
};

const keyOf = ({ account, order }: { account: string | null; order: string | null }) =>
  `${account} ${order}`;

const sumOf = (movements: readonly StoredMovement[]) =>
  movements.reduce((sum, { pieces }) => sum + pieces, 0);

/** An order must hold the pieces it asks for, once; a rejected or cancelled one holds none. */
function orderFaults(order: StoredOrder, movements: readonly StoredMovement[]): Broken[] {
  const byItem = Map.groupBy(movements, ({ item }) => item);
  const wanted = order.isWithdrawn || isOver(order.state) ? {} : order.wanted.pieces;
  return [...new Set([...byItem.keys(), ...Object.keys(wanted)])].flatMap((item): Broken[] => {
    const [asked, taken] = [wanted[item] ?? 0, -sumOf(byItem.get(item) ?? [])];
    if (asked === taken) return [];
    const about = `order ${order.order} of ${order.account}`;
    return [broken(about, `it holds ${taken} pieces of ${item} where it has to hold ${asked}`)];
  });
}

/** What is left of an item must be what was there minus what was taken, and never negative. */
function itemFaults(
  item: string,
  movements: readonly StoredMovement[],
  first: number,
  last: number,
) {
  const moved = movements.filter(({ kind }) => kind !== 'opening');
  const faults: string[] = [];
  let left = first;
  for (const movement of moved) {
    left += movement.pieces;
    if (movement.left < 0)
      faults.push(`movement ${movement.number} leaves ${movement.left} pieces`);
    if (movement.left !== left) {
      faults.push(`movement ${movement.number} says that ${movement.left} are left, not ${left}`);
    }
  }
  if (last < 0) faults.push(`there are ${last} pieces`);
  if (last !== left) faults.push(`of ${first} pieces ${last} are left, and not ${left}`);
  return faults.slice(0, 1).map((what) => broken(item, what));
}

function shelfFaults({ movements, shelf }: Truth, first: Start['shelf']): Broken[] {
  const byItem = Map.groupBy(movements, ({ item }) => item);
  const items = new Set([...Object.keys(first), ...Object.keys(shelf), ...byItem.keys()]);
  return [...items].flatMap((item) =>
    itemFaults(item, byItem.get(item) ?? [], first[item] ?? 0, shelf[item] ?? 0),
  );
}

/** No answer may count fewer than 0 pieces, or more than there ever were. */
function countFaults({ answer, number }: Operation, first: Start['shelf']): Broken[] {
  if (answer.is !== 'counted') return [];
  return Object.entries(answer.pieces)
    .filter(([item, pieces]) => pieces < 0 || pieces > (first[item] ?? 0))
    .map(([item, pieces]) =>
      broken(item, `#${number} counts ${pieces} pieces, of at most ${first[item] ?? 0}`, [number]),
    );
}

/** The shelf must have what it had at the start, minus what orders hold. */
export function judgeStock({ start: { shelf }, operations, truth }: History): Broken[] {
  const byOrder = Map.groupBy(
    truth.movements.filter(({ order }) => order !== null),
    keyOf,
  );
  const known = new Set(truth.orders.map(keyOf));
  const strange = [...byOrder.keys()].filter((key) => !known.has(key));
  return [
    ...truth.orders.flatMap((order) => orderFaults(order, byOrder.get(keyOf(order)) ?? [])),
    ...strange.map((key) => broken(`order ${key}`, 'it took pieces, and is not there')),
    ...shelfFaults(truth, shelf),
    ...operations.flatMap((operation) => countFaults(operation, shelf)),
  ];
}
