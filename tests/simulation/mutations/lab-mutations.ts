import type { Mutation } from './mutation.ts';

const lab = 'tests/simulation/lab';

/** Bugs in the lab. */
export const labMutations: readonly Mutation[] = [
  {
    name: 'an-event-is-added-twice',
    change: {
      file: `${lab}/act.ts`,
      from: '  if (order.events.some((each) => each.id === id)) return answer(orderOf(books, order));\n',
      to: '',
    },
    seed: 17,
    promise: 'Accepted stays accepted',
  },
  {
    name: 'a-repeated-order-is-placed-again',
    change: {
      file: `${lab}/place.ts`,
      from: "  if (known) return known.digest === digest ? answer(known.first) : refuse('keyReused');\n",
      to: '',
    },
    seed: 7,
    promise: 'Stock is whole',
  },
  {
    name: 'a-withdrawn-id-is-placed',
    change: {
      file: `${lab}/place.ts`,
      from: "  if (known === null) return refuse('withdrawn');\n",
      to: '',
    },
    seed: 9,
    promise: 'Exactly once',
  },
  {
    name: 'stock-is-taken-twice',
    change: {
      file: `${lab}/place.ts`,
      from: '  addPieces(books.shelf, ordered.content.lines, -1);',
      to: '  for (const _ of [1, 2]) addPieces(books.shelf, ordered.content.lines, -1);',
    },
    seed: 4,
    promise: 'Stock is whole',
  },
  {
    name: 'cancelled-pieces-are-lost',
    change: {
      file: 'src/domain/lifecycle/shop-transitions.ts',
      from: "reasons: reasons.shopCancellation,\n    effects: ['returnStock', 'reverse'],",
      to: "reasons: reasons.shopCancellation,\n    effects: ['reverse'],",
    },
    seed: 18,
    promise: 'Stock is whole',
  },
  {
    name: 'a-charge-is-rounded',
    change: {
      file: `${lab}/ledger.ts`,
      from: 'const amounts = { debit: total, credit: 0, reverses: null };',
      to: 'const amounts = { debit: Math.round(total / 1e6) * 1e6, credit: 0, reverses: null };',
    },
    seed: 7,
    promise: 'Ledger sums up',
  },
  {
    name: 'a-cancelled-order-stays-charged',
    change: {
      file: `${lab}/act.ts`,
      from: '  reverse,\n',
      to: '',
    },
    seed: 11,
    promise: 'Ledger sums up',
  },
  {
    name: 'a-list-without-its-account',
    change: {
      file: `${lab}/list.ts`,
      from: '.filter((order) => account === null || order.account.id === account)',
      to: '',
    },
    seed: 4,
    promise: 'Nobody sees others’ data',
  },
  {
    name: 'accepted-from-any-state',
    change: {
      file: `${lab}/act.ts`,
      from: '  const transition = findTransition(order.status, side, event);',
      to: "  const transition = findTransition({ ...order.status, state: 'submitted' }, side, event);",
    },
    seed: 126,
    promise: 'Stock is whole',
  },
  {
    name: 'events-out-of-order',
    change: {
      file: `${lab}/act.ts`,
      from: '  order.events.push({ ...asked,',
      to: '  order.events.unshift({ ...asked,',
    },
    seed: 10,
    promise: 'States follow the table',
  },
  {
    name: 'a-correction-keeps-its-pieces',
    change: {
      file: `${lab}/shelf.ts`,
      from: '  addPieces(shelf, before, 1);\n  addPieces(shelf, after, -1);',
      to: '  addPieces(shelf, after, -1);',
    },
    seed: 10,
    promise: 'Stock is whole',
  },
  {
    name: 'taken-from-an-empty-shelf',
    change: {
      file: `${lab}/place.ts`,
      from: "  if (missing.length > 0) return refuse('invalid', missing);",
      to: '',
    },
    seed: 242,
    promise: 'Stock is whole',
  },
  {
    name: 'a-credit-is-not-subtracted',
    change: {
      file: `${lab}/ledger.ts`,
      from: ' + posting.debit - posting.credit;',
      to: ' + posting.debit;',
    },
    seed: 11,
    promise: 'Ledger sums up',
  },
  {
    name: 'a-repeated-correction-is-refused',
    change: {
      file: `${lab}/correct.ts`,
      from: '  const known = order.correctedBy.get(event);',
      to: '  const known = order.correctedBy.get(event) === null ? null : undefined;',
    },
    seed: 13,
    promise: 'Accepted stays accepted',
  },
];
