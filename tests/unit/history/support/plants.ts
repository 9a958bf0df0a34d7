import type {
  Answer,
  Caller,
  History,
  Operation,
  Seen,
  StoredEntry,
  StoredMovement,
  StoredOrder,
} from '../../../faults/history/operation.ts';
import { isOver } from '../../../faults/history/order/order-model.ts';
import { aboutOrder, type Draft, type Plants, type Written } from './draft.ts';
import { people } from './model-run.ts';
import { notePlants } from './note-plants.ts';
import { remakePlants } from './remake-plants.ts';

const isNew = ({ answer }: Operation): boolean => answer.is === 'done' && answer.isNew;

function done(draft: Draft, does: 'place' | 'act') {
  return draft.operations.find((each) => each.call.does === does && isNew(each));
}

const storedOf = ({ truth }: Draft, order: string) =>
  truth.orders.find((each) => each.order === order && !each.isWithdrawn);

/** An order with more than its first event, all of them of calls that were answered. */
function moved({ truth, operations }: Draft): Draft['truth']['orders'][number] | undefined {
  const heard = new Set(
    operations.flatMap(({ call, answer }) =>
      'id' in call && answer.is === 'done' ? [call.id] : [],
    ),
  );
  const isHeard = (stored: StoredOrder) => stored.events.slice(1).every(({ id }) => heard.has(id));
  return truth.orders.find((stored) => stored.events.length > 1 && isHeard(stored));
}

/** An order whose last event nobody was told is done, and the first answer that shows it all the same. */
function shownLast({ truth, operations }: Draft) {
  for (const stored of truth.orders) {
    const id = stored.events.at(-1)?.id;
    const showing = operations.find(
      ({ answer }) => 'seen' in answer && answer.seen.events?.some((each) => each.id === id),
    );
    const isTold = operations.some(
      ({ call, answer }) => 'id' in call && call.id === id && answer.is === 'done',
    );
    if (stored.events.length > 1 && showing && !isTold) return { stored, number: showing.number };
  }
  return null;
}

const shopOf = (account: string): Caller => {
  return { name: account === people.shop.account.id ? 'shop' : 'shop2', account, isLab: false };
};

/** Adds a read after everything else; its number. */
function addRead(draft: Draft, caller: Caller, order: string, answer: Answer): number {
  const [asked, number] = [1_000_000 + draft.operations.length * 2, draft.operations.length + 1];
  const times = { asked, answered: asked + 1 };
  const read = { number, caller, call: { does: 'read', order }, ...times, answer } as Operation;
  draft.operations.push(structuredClone(read) as Draft['operations'][number]);
  return number;
}

const seenNow = ({ order, account, state, wanted, events }: StoredOrder): Seen => {
  return { order, account, state, reference: wanted.reference, total: wanted.total, events };
};

/** The order without its last event. */
const seenBefore = (stored: StoredOrder): Seen => {
  const events = stored.events.slice(0, -1);
  return { ...seenNow(stored), events, state: events.at(-1)?.state ?? 'submitted' };
};

const firstMovement = ({ truth }: Draft) => truth.movements[0];

const lastCharge = ({ truth }: Draft) => truth.entries.find(({ kind }) => kind === 'charge');

const entryAbout = (entry: StoredEntry) => ({ about: aboutOrder(entry) });

function removeOrder(draft: Draft, order: string): void {
  draft.truth.orders = draft.truth.orders.filter((each) => each.order !== order);
}

/** Faults of a server, each with the promise that it breaks first. */
export const plants: Plants = {
  ...remakePlants,
  ...notePlants,
  'an acknowledged order is lost': {
    promise: 'Accepted stays accepted',
    plant(draft) {
      const placing = done(draft, 'place');
      if (placing?.call.does !== 'place') return null;
      const { order } = placing.call;
      removeOrder(draft, order);
      const about = aboutOrder({ account: placing.caller.account, order });
      return { about, calls: [placing.number] };
    },
  },
  'an order is acknowledged before it is flushed, and a crash comes between': {
    promise: 'Accepted stays accepted',
    plant(draft) {
      const placing = done(draft, 'place');
      const stored = placing?.call.does === 'place' && storedOf(draft, placing.call.order);
      if (!stored) return null;
      const { account, order } = stored;
      removeOrder(draft, order);
      draft.truth.movements = draft.truth.movements.filter((each) => each.order !== order);
      draft.truth.entries = draft.truth.entries.filter((each) => each.order !== order);
      const notFound = { is: 'refused', code: 'notFound' } as const;
      addRead(draft, shopOf(account), order, notFound);
      return { about: aboutOrder(stored), calls: [placing.number] };
    },
  },
  'an order is there twice, under another id': {
    promise: 'Exactly once',
    plant(draft) {
      const placing = done(draft, 'place');
      if (placing?.call.does !== 'place') return null;
      const { call } = placing;
      const stored = storedOf(draft, call.order);
      if (!stored) return null;
      const copy = { ...structuredClone(stored), order: 'another id' };
      draft.truth.orders.push(copy);
      const number = addRead(draft, shopOf(stored.account), 'another id', { is: 'unknown' });
      const again = draft.operations.at(-1);
      if (again) again.call = { ...call, order: 'another id' };
      return { about: `“${call.wanted.reference}”`, calls: [number] };
    },
  },
  'an order is there that nobody sent': {
    promise: 'Exactly once',
    plant(draft) {
      const stored = draft.truth.orders.find(({ isWithdrawn }) => !isWithdrawn);
      if (!stored) return null;
      const copy = { ...structuredClone(stored), order: 'strange' };
      draft.truth.orders.push(copy);
      return { about: aboutOrder(copy) };
    },
  },
  'a list has an order twice': {
    promise: 'Exactly once',
    plant(draft) {
      const stored = draft.truth.orders.find(({ isWithdrawn }) => !isWithdrawn);
      if (!stored) return null;
      const orders = [seenNow(stored), seenNow(stored)];
      const listed = { is: 'listed', orders, isWhole: false } as const;
      const number = addRead(draft, shopOf(stored.account), stored.order, listed);
      return { about: aboutOrder(stored), calls: [number] };
    },
  },
  'an event is recorded twice': {
    promise: 'Exactly once',
    plant(draft) {
      const stored = moved(draft);
      const event = stored?.events.at(-1);
      if (!stored || !event) return null;
      stored.events.push(structuredClone(event));
      return { about: aboutOrder(stored) };
    },
  },
  'two calls are both told that they did it': {
    promise: 'Exactly once',
    plant(draft) {
      const acting = done(draft, 'act');
      if (acting?.call.does !== 'act') return null;
      const { call, caller, answer } = acting;
      const number = addRead(draft, caller, call.order, answer as Answer);
      const again = draft.operations.at(-1);
      if (again) again.call = call;
      const account = storedOf(draft, call.order)?.account ?? '';
      return { about: aboutOrder({ account, order: call.order }), calls: [number] };
    },
  },
  'a call that was refused takes effect': {
    promise: 'Exactly once',
    plant(draft) {
      const acting = done(draft, 'act');
      if (acting?.call.does !== 'act') return null;
      const { id, order } = acting.call;
      const refused = { is: 'refused', code: 'notAllowed' } as const;
      for (const each of draft.operations) {
        if ('id' in each.call && each.call.id === id) {
          each.answer = refused;
          each.answered ??= each.asked + 1;
        }
      }
      const account = storedOf(draft, order)?.account ?? '';
      return { about: aboutOrder({ account, order }), calls: [acting.number] };
    },
  },
  'an acknowledged event is lost': {
    promise: 'Accepted stays accepted',
    plant(draft) {
      const stored = moved(draft);
      const event = stored?.events.at(-1);
      if (!stored || !event) return null;
      stored.events.pop();
      stored.state = stored.events.at(-1)?.state ?? 'submitted';
      const acting = draft.operations.find(
        ({ call, answer }) => answer.is === 'done' && 'id' in call && call.id === event.id,
      );
      return { about: aboutOrder(stored), calls: [acting?.number] };
    },
  },
  'an event that was only shown is lost': {
    promise: 'Accepted stays accepted',
    plant(draft) {
      const found = shownLast(draft);
      if (!found) return null;
      const { stored, number } = found;
      stored.events.pop();
      stored.state = stored.events.at(-1)?.state ?? 'submitted';
      return { about: aboutOrder(stored), calls: [number] };
    },
  },
  'an answer tells of what never was': {
    promise: 'Accepted stays accepted',
    plant(draft) {
      const there = new Set(draft.truth.orders.flatMap(({ events }) => events.map(({ id }) => id)));
      const acting = draft.operations.find(
        ({ call, answer }) => call.does === 'act' && answer.is === 'refused' && !there.has(call.id),
      );
      if (acting?.call.does !== 'act') return null;
      const { order } = acting.call;
      const stored = storedOf(draft, order);
      if (!stored) return null;
      acting.answer = {
        is: 'done',
        isNew: true,
        seen: structuredClone(seenNow(stored)),
      } as Written<Answer>;
      return { about: aboutOrder(stored), calls: [acting.number] };
    },
  },
  'a read after an acknowledged event is stale': {
    promise: 'Read your own writes',
    plant(draft) {
      const stored = moved(draft);
      if (!stored) return null;
      const seen = seenBefore(stored);
      const number = addRead(draft, shopOf(stored.account), stored.order, { is: 'seen', seen });
      return { about: aboutOrder(stored), calls: [number] };
    },
  },
  'a list after an acknowledged order is without it': {
    promise: 'Accepted stays accepted',
    plant(draft) {
      const placing = done(draft, 'place');
      const stored = placing?.call.does === 'place' && storedOf(draft, placing.call.order);
      if (!stored) return null;
      const orders = draft.truth.orders
        .filter((each) => each !== stored && each.account === stored.account && !each.isWithdrawn)
        .map(seenNow);
      const listed = { is: 'listed', orders, isWhole: true } as const;
      const number = addRead(draft, shopOf(stored.account), stored.order, listed);
      return { about: aboutOrder(stored), calls: [number] };
    },
  },
  'a state that was seen goes back': {
    promise: 'Read your own writes',
    plant(draft) {
      const stored = draft.truth.orders.find(({ events }) => events.length > 1);
      if (!stored) return null;
      const caller = shopOf(stored.account);
      addRead(draft, caller, stored.order, { is: 'seen', seen: seenNow(stored) });
      const before = { is: 'seen', seen: seenBefore(stored) } as const;
      const number = addRead(draft, caller, stored.order, before);
      return { about: aboutOrder(stored), calls: [number] };
    },
  },
  'an order is in another state than its events lead to': {
    promise: 'States follow the table',
    plant(draft) {
      const stored = draft.truth.orders.find(({ isWithdrawn }) => !isWithdrawn);
      if (!stored) return null;
      stored.state = stored.state === 'delivered' ? 'ready' : 'delivered';
      return { about: aboutOrder(stored) };
    },
  },
  'a withdrawn order is placed': {
    promise: 'Exactly once',
    plant(draft) {
      const stored = draft.truth.orders.find(({ isWithdrawn }) => !isWithdrawn);
      if (!stored) return null;
      const { account, order } = stored;
      const withdrawn = { is: 'outcome', outcome: 'withdrawn' } as const;
      const number = addRead(draft, shopOf(account), order, withdrawn);
      const call = draft.operations.at(-1);
      if (call) call.call = { does: 'withdraw', order };
      return { about: aboutOrder(stored), calls: [number] };
    },
  },
  'an entry of the ledger is missing': {
    promise: 'Ledger sums up',
    plant(draft) {
      const entry = lastCharge(draft);
      if (!entry) return null;
      draft.truth.entries = draft.truth.entries.filter((each) => each !== entry);
      return entryAbout(entry);
    },
  },
  'an entry of the ledger is doubled': {
    promise: 'Ledger sums up',
    plant(draft) {
      const entry = lastCharge(draft);
      if (!entry) return null;
      const place = draft.truth.entries.indexOf(entry);
      draft.truth.entries.splice(place, 0, { ...entry });
      return entryAbout(entry);
    },
  },
  'a charge is rounded': {
    promise: 'Ledger sums up',
    plant(draft) {
      const entry = lastCharge(draft);
      if (!entry) return null;
      entry.debit += 1;
      for (const each of draft.truth.entries) {
        if (each.account === entry.account && each.number >= entry.number) each.balance += 1;
      }
      draft.truth.balances[entry.account] = (draft.truth.balances[entry.account] ?? 0) + 1;
      return entryAbout(entry);
    },
  },
  'a balance is not what the entries sum up to': {
    promise: 'Ledger sums up',
    plant(draft) {
      const [account] = Object.keys(draft.truth.balances);
      if (!account) return null;
      draft.truth.balances[account] = (draft.truth.balances[account] ?? 0) - 1;
      return { about: `account ${account}` };
    },
  },
  'the tax of an entry is rounded down': {
    promise: 'Ledger sums up',
    plant(draft) {
      const entry = lastCharge(draft);
      if (!entry) return null;
      entry.taxRate = 1_000;
      entry.tax = Math.floor((entry.debit * 1_000) / 11_000 - 0.5);
      return { about: `account ${entry.account}` };
    },
  },
  'a piece of the shelf is lost': {
    promise: 'Stock is whole',
    plant(draft) {
      const [item] = Object.keys(draft.truth.shelf);
      if (!item) return null;
      draft.truth.shelf[item] = (draft.truth.shelf[item] ?? 0) - 1;
      return { about: item };
    },
  },
  'an order takes its pieces twice': {
    promise: 'Stock is whole',
    plant(draft) {
      const movement = firstMovement(draft);
      if (!movement) return null;
      takeAgain(draft, movement);
      return { about: aboutOrder(movement) };
    },
  },
  'a cancelled order keeps its pieces': {
    promise: 'Stock is whole',
    plant(draft) {
      const over = draft.truth.orders.find(({ state }) => isOver(state));
      const given = draft.truth.movements.findLast(({ order }) => order === over?.order);
      if (!over || !given) return null;
      draft.truth.movements = draft.truth.movements.filter((each) => each !== given);
      return { about: aboutOrder(over) };
    },
  },
  'fewer pieces than none are left': {
    promise: 'Stock is whole',
    plant(draft) {
      const movement = firstMovement(draft);
      if (!movement) return null;
      movement.left = -1;
      return { about: movement.item };
    },
  },
  'an answer counts fewer pieces than none': {
    promise: 'Stock is whole',
    plant(draft) {
      const [item] = Object.keys(draft.start.shelf);
      if (!item) return null;
      const counted = { is: 'counted', pieces: { [item]: -1 } } as const;
      const number = addRead(draft, shopOf(people.shop.account.id), 'none', counted);
      const call = draft.operations.at(-1);
      if (call) call.call = { does: 'count' };
      return { about: item, calls: [number] };
    },
  },
  'a shop is shown an order of another one': {
    promise: 'Nobody sees others’ data',
    plant(draft) {
      const stored = draft.truth.orders.find(({ isWithdrawn }) => !isWithdrawn);
      if (!stored) return null;
      const { shop, shop2 } = people;
      const other = stored.account === shop.account.id ? shop2 : shop;
      const seen = { is: 'seen', seen: seenNow(stored) } as const;
      const number = addRead(draft, shopOf(other.account.id), stored.order, seen);
      return { about: aboutOrder(stored), calls: [number] };
    },
  },
  'a call without an answer takes effect twice': {
    promise: 'Stock is whole',
    plant(draft) {
      const placing = draft.operations.find(
        ({ call, answer }) =>
          call.does === 'place' && answer.is === 'unknown' && storedOf(draft, call.order),
      );
      if (placing?.call.does !== 'place') return null;
      const { order } = placing.call;
      const movement = draft.truth.movements.find((each) => each.order === order);
      if (!movement) return null;
      takeAgain(draft, movement);
      return { about: aboutOrder(movement) };
    },
  },
};

/** Takes the pieces of a movement once more; the shelf counts it. */
function takeAgain({ truth }: Draft, movement: StoredMovement): void {
  const { item, pieces } = movement;
  const number = truth.movements.length + 1;
  const left = (truth.shelf[item] ?? 0) + pieces;
  truth.movements.push({ ...movement, number, left });
  truth.shelf[item] = left;
}

/** The history with a fault; null if it has no place for it. */
export function planted(history: History, name: string) {
  const draft = structuredClone(history) as Draft;
  const found = plants[name]?.plant(draft);
  return found ? { history: draft as History, ...found } : null;
}
