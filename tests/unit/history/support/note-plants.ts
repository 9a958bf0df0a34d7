import type { Answer, Caller } from '../../../faults/history/operation.ts';
import { aboutOrder, type Draft, type Plants } from './draft.ts';
import { people } from './model-run.ts';

const aboutNote = ({ account, note }: { account: string; note: string }) =>
  `delivery note ${note} of ${account}`;

const noteOf = ({ truth }: Draft, { call }: Draft['operations'][number]) =>
  truth.notes.find(({ note }) => 'note' in call && call.note === note);

/** A note that the lab was told is shipped, and the call. */
function shippedIn(draft: Draft) {
  const call = draft.operations.find(
    (each) => each.call.does === 'shipNote' && each.answer.is === 'noted',
  );
  const note = call && noteOf(draft, call);
  return note ? { note, number: call.number } : null;
}

/** A shipped note and one of its orders. */
function leftIn({ truth }: Draft) {
  const note = truth.notes.find(({ isShipped }) => isShipped);
  const stored = truth.orders.find(
    ({ account, order }) => account === note?.account && note.orders.includes(order),
  );
  return note && stored ? { note, stored } : null;
}

/** A note in which the shop has missed an order, and the call that says so. */
function missedIn(draft: Draft) {
  const telling = draft.operations.find(
    ({ call, answer }) =>
      call.does === 'receive' && call.missing.length > 0 && answer.is === 'noted',
  );
  const note = telling && noteOf(draft, telling);
  const order = telling?.call.does === 'receive' ? telling.call.missing[0] : undefined;
  const stored = draft.truth.orders.find(
    (each) => each.order === order && each.account === note?.account,
  );
  return note && stored ? { note, stored, number: telling?.number } : null;
}

/** Adds a look at a note after everything else; its number. */
function addLook(draft: Draft, by: Caller, answer: Extract<Answer, { is: 'noted' }>): number {
  const [asked, number] = [2_000_000 + draft.operations.length * 2, draft.operations.length + 1];
  const call = { does: 'readNote', note: answer.note.note } as const;
  const look = { number, caller: by, call, asked, answered: asked + 1, answer };
  draft.operations.push(structuredClone(look) as Draft['operations'][number]);
  return number;
}

const lab: Caller = { name: 'lab', account: people.lab.account.id, isLab: true };

/** Faults of a server that keeps delivery notes. */
export const notePlants: Plants = {
  'an order is in two delivery notes': {
    promise: 'Exactly once',
    plant({ truth }) {
      const note = truth.notes.find(({ orders }) => orders.length > 0);
      const [order = ''] = note?.orders ?? [];
      if (!note) return null;
      truth.notes.push({ ...structuredClone(note), note: 'another note', number: 'D-2' });
      return { about: aboutOrder({ account: note.account, order }) };
    },
  },
  'the number of a delivery note is used twice': {
    promise: 'Exactly once',
    plant({ truth }) {
      const [note] = truth.notes;
      if (!note) return null;
      truth.notes.push({ ...structuredClone(note), note: 'another note', orders: [] });
      return { about: `number ${note.number}` };
    },
  },
  'a delivery note is there that nobody made': {
    promise: 'Exactly once',
    plant({ truth }) {
      const note = { account: people.shop.account.id, note: 'strange', number: 'D-3' };
      truth.notes.push({ ...note, orders: [], label: '', isShipped: false, missing: [] });
      return { about: aboutNote(note) };
    },
  },
  'a shipped delivery note is lost': {
    promise: 'Accepted stays accepted',
    plant(draft) {
      const found = shippedIn(draft);
      if (!found) return null;
      draft.truth.notes = draft.truth.notes.filter((each) => each !== found.note);
      return { about: aboutNote(found.note), calls: [found.number] };
    },
  },
  'a shipped delivery note loses an order': {
    promise: 'Accepted stays accepted',
    plant(draft) {
      const found = shippedIn(draft);
      if (!found) return null;
      found.note.orders = found.note.orders.slice(1);
      return { about: aboutNote(found.note), calls: [found.number] };
    },
  },
  'a delivery note is shipped, and one of its orders is not': {
    promise: 'States follow the table',
    plant(draft) {
      const found = leftIn(draft);
      if (!found) return null;
      const { note, stored } = found;
      const place = stored.events.findIndex(({ event }) => event === 'ship');
      stored.events = stored.events.slice(0, place);
      stored.state = 'ready';
      return { about: aboutNote(note) };
    },
  },
  'a delivery note ships an order twice': {
    promise: 'Exactly once',
    plant(draft) {
      const { stored } = leftIn(draft) ?? {};
      const ship = stored?.events.find(({ event }) => event === 'ship');
      if (!stored || !ship) return null;
      stored.events.push({ ...ship, id: 'shipped again' }, { ...ship, id: 'shipped once more' });
      return { about: aboutOrder(stored) };
    },
  },
  'a delivery note forgets what the shop did not find': {
    promise: 'Accepted stays accepted',
    plant(draft) {
      const found = missedIn(draft);
      if (!found) return null;
      found.note.missing = [];
      return { about: aboutNote(found.note), calls: [found.number] };
    },
  },
  'the message about a missing order is lost': {
    promise: 'Accepted stays accepted',
    plant(draft) {
      const { note, stored } = missedIn(draft) ?? {};
      if (!note || !stored) return null;
      const first = draft.operations.findIndex(
        ({ call }) =>
          call.does === 'receive' && call.note === note.note && call.missing.includes(stored.order),
      );
      const isLater = draft.operations
        .slice(first + 1)
        .some(({ call }) => 'order' in call && call.order === stored.order);
      const asked = new Set(draft.operations.map(({ call }) => ('id' in call ? call.id : '')));
      const message = stored.events.find(
        ({ id, event, side }) => event === 'write' && side === 'shop' && !asked.has(id),
      );
      // Whoever asks about the order after the first report of it may see that it is lost, or be told so by a refusal.
      if (!message || isLater) return null;
      stored.events = stored.events.filter((each) => each !== message);
      return { about: aboutOrder(stored) };
    },
  },
  'a delivery note is shown as it was before': {
    promise: 'Read your own writes',
    plant(draft) {
      const [note] = draft.truth.notes;
      if (!note) return null;
      const shown = { ...structuredClone(note), label: 'before' };
      const number = addLook(draft, lab, { is: 'noted', note: shown, orders: [] });
      return { about: aboutNote(note), calls: [number] };
    },
  },
  'a shop is shown an order in the delivery note of another one': {
    promise: 'Nobody sees others’ data',
    plant(draft) {
      const found = leftIn(draft);
      if (!found) return null;
      const { account, order, state, wanted } = found.stored;
      const name = account === people.shop.account.id ? 'shop2' : 'shop';
      const by = { name, account: people[name].account.id, isLab: false };
      const seen = { account, order, state, reference: wanted.reference, total: wanted.total };
      const note = structuredClone(found.note);
      const number = addLook(draft, by, { is: 'noted', note, orders: [seen] });
      return { about: aboutOrder(found.stored), calls: [number] };
    },
  },
};
