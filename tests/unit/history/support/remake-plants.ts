import { aboutOrder, type Draft, type Plants } from './draft.ts';

/** A remake in the database, the order that it remakes, and the call that granted it. */
function remadeIn({ truth, operations }: Draft) {
  const remake = truth.orders.find(({ remakeOf }) => remakeOf !== null);
  const original = truth.orders.find(
    ({ account, order }) => account === remake?.account && order === remake.remakeOf,
  );
  const grant = original?.events.find((each) => each.remake === remake?.order);
  const call = operations.find((each) => 'id' in each.call && each.call.id === grant?.id);
  return remake && original && grant && call ? { remake, original, grant, call } : null;
}

/** Faults of a server that grants remakes. */
export const remakePlants: Plants = {
  'a granted remake is made twice': {
    promise: 'Exactly once',
    plant(draft) {
      const found = remadeIn(draft);
      if (!found) return null;
      draft.truth.orders.push({ ...structuredClone(found.remake), order: 'another remake' });
      return { about: aboutOrder(found.original), calls: [found.call.number] };
    },
  },
  'a granted remake is lost': {
    promise: 'Accepted stays accepted',
    plant(draft) {
      const found = remadeIn(draft);
      if (!found) return null;
      draft.truth.orders = draft.truth.orders.filter((each) => each !== found.remake);
      return { about: aboutOrder(found.original), calls: [found.call.number] };
    },
  },
  'a grant is lost, and its remake is there': {
    promise: 'Exactly once',
    plant(draft) {
      const found = remadeIn(draft);
      if (!found) return null;
      const { original, grant } = found;
      original.events = original.events.filter((each) => each !== grant);
      for (const { answer } of draft.operations) {
        if (!('seen' in answer) || !answer.seen.events) continue;
        answer.seen.events = answer.seen.events.filter(({ id }) => id !== grant.id);
      }
      return { about: aboutOrder(original) };
    },
  },
  'two answers name different remakes for one grant': {
    promise: 'Exactly once',
    plant(draft) {
      const found = remadeIn(draft);
      const { answer, number } = found?.call ?? {};
      const seen = answer && 'seen' in answer ? answer.seen : undefined;
      const granting = seen?.events?.find(({ id }) => id === found?.grant.id);
      if (!found || !granting) return null;
      granting.remake = 'another remake';
      return { about: aboutOrder(found.original), calls: [number] };
    },
  },
  'a remake asks for other pieces than its original': {
    promise: 'Exactly once',
    plant(draft) {
      const found = remadeIn(draft);
      if (!found) return null;
      found.remake.wanted.pieces = {};
      return { about: aboutOrder(found.original) };
    },
  },
  'a remake takes no pieces': {
    promise: 'Stock is whole',
    plant(draft) {
      const found = remadeIn(draft);
      const { truth } = draft;
      const taken = truth.movements.find(({ order }) => order === found?.remake.order);
      if (!found || !taken) return null;
      truth.movements = truth.movements.filter((each) => each !== taken);
      return { about: aboutOrder(found.remake) };
    },
  },
  'the credit of a remake is lost': {
    promise: 'Ledger sums up',
    plant({ truth }) {
      const credit = truth.entries.find(({ kind }) => kind === 'remakeCredit');
      if (!credit) return null;
      truth.entries = truth.entries.filter((each) => each !== credit);
      return { about: aboutOrder(credit) };
    },
  },
  'the credit of a remake is posted twice': {
    promise: 'Ledger sums up',
    plant({ truth }) {
      const credit = truth.entries.find(({ kind }) => kind === 'remakeCredit');
      if (!credit) return null;
      truth.entries.push({ ...credit });
      return { about: aboutOrder(credit) };
    },
  },
  'the shop pays another share of a remake than the lab granted': {
    promise: 'Ledger sums up',
    plant(draft) {
      const found = remadeIn(draft);
      if (!found || found.grant.shopPays === undefined) return null;
      found.grant.shopPays += 1;
      return { about: aboutOrder(found.remake) };
    },
  },
};
