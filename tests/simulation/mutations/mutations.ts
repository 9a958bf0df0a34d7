import type { Change } from '../browser/bundle.ts';
import type { PromiseName } from '../promises/promise-names.ts';

/** A deliberate bug, a seed that finds it, and the promise that it breaks first. */
export interface Mutation {
  name: string;
  change: Change;
  seed: number;
  promise: PromiseName;
}

const [device, lab] = ['src/stores/device', 'tests/simulation/lab'];

/** Bugs that the simulation has to find. */
export const mutations: readonly Mutation[] = [
  {
    name: 'kept-before-the-disk-has-it',
    change: {
      file: `${device}/preorders.ts`,
      from: '  await putRecord(preorder);',
      to: '  void putRecord(preorder);',
    },
    seed: 1,
    promise: 'Read your own writes',
  },
  {
    name: 'an-id-for-each-try',
    change: {
      file: `${device}/outbox/post-order.ts`,
      from: 'const { id: key, corrects, request } = preorder;',
      to: 'const { corrects, request } = preorder;\n  const key = preorder.id.slice(0, 30) + String(performance.now()).slice(-9).replace(".", "");',
    },
    seed: 1,
    promise: 'Accepted stays accepted',
  },
  {
    name: 'removed-before-the-answer',
    change: {
      file: `${device}/outbox/outbox.ts`,
      from: '  const answer = await postOrder(preorder);',
      to: '  if (!before.isTried) await removeRecord(id);\n  const answer = await postOrder(preorder);',
    },
    seed: 2,
    promise: 'Kept on the device',
  },
  {
    name: 'a-lost-answer-is-a-refusal',
    change: {
      file: `${device}/outbox/outbox.ts`,
      from: "  if (!answer) return 'later';\n  if (answer.kind === 'done') {",
      to: "  if (!answer) {\n    await takeBack(preorder, { code: 'failed', issues: [] });\n    return 'done';\n  }\n  if (answer.kind === 'done') {",
    },
    seed: 1,
    promise: 'Accepted stays accepted',
  },
  {
    name: 'deleted-without-asking-the-lab',
    change: {
      file: `${device}/delete-preorder.ts`,
      from: 'queued.isTried ? { ...queued, isWithdrawn: true } : null',
      to: 'queued.isTried ? null : null',
    },
    seed: 1,
    promise: 'Exactly once',
  },
  {
    name: 'sent-by-whoever-is-signed-in',
    change: {
      file: 'src/domain/order/preorder.ts',
      from: "return state === 'queued' && isSameOwner(owner, session);",
      to: "return state === 'queued' && session !== null;",
    },
    seed: 1,
    promise: 'Exactly once',
  },
  {
    name: 'another-account-s-list-stays',
    change: {
      file: 'src/stores/lists/paged-list.ts',
      from: "onOtherPerson((signedIn) => forget(signedIn ? 'reading' : 'signedOut'));",
      to: '',
    },
    seed: 15,
    promise: 'Nobody sees others’ data',
  },
  {
    name: 'an-older-answer-of-who-is-signed-in',
    change: {
      file: 'src/stores/shell/session.ts',
      from: '  if ($signedIn.get()?.user.id !== before) return askWho();\n',
      to: '',
    },
    seed: 105,
    promise: 'Nobody sees others’ data',
  },
  {
    name: 'not-read-again-when-online',
    change: {
      file: 'src/stores/shell/keep-fresh.ts',
      from: "  window.addEventListener('online', fetchAgain);\n",
      to: '',
    },
    seed: 1,
    promise: 'Lists converge',
  },
  {
    name: 'a-stale-order-is-acted-on',
    change: {
      file: `${lab}/act.ts`,
      from: "if (event !== 'write' && after !== undefined && after !== last) return refuse('changed');",
      to: '',
    },
    seed: 166,
    promise: 'Accepted stays accepted',
  },
  {
    name: 'an-event-is-added-twice',
    change: {
      file: `${lab}/act.ts`,
      from: '  if (order.events.some((each) => each.id === id)) return answer(orderOf(books, order));\n',
      to: '',
    },
    seed: 33,
    promise: 'Accepted stays accepted',
  },
  {
    name: 'a-repeated-order-is-placed-again',
    change: {
      file: `${lab}/place.ts`,
      from: "  if (known) return known.digest === digest ? answer(known.first) : refuse('keyReused');\n",
      to: '',
    },
    seed: 1,
    promise: 'Stock is whole',
  },
  {
    name: 'a-withdrawn-id-is-placed',
    change: {
      file: `${lab}/place.ts`,
      from: "  if (known === null) return refuse('withdrawn');\n",
      to: '',
    },
    seed: 1,
    promise: 'Exactly once',
  },
  {
    name: 'stock-is-taken-twice',
    change: {
      file: `${lab}/place.ts`,
      from: '  addPieces(books.shelf, ordered.content.lines, -1);',
      to: '  for (const _ of [1, 2]) addPieces(books.shelf, ordered.content.lines, -1);',
    },
    seed: 1,
    promise: 'Stock is whole',
  },
  {
    name: 'cancelled-pieces-are-lost',
    change: {
      file: 'src/domain/lifecycle/shop-transitions.ts',
      from: "reasons: reasons.shopCancellation,\n    effects: ['returnStock', 'reverse'],",
      to: "reasons: reasons.shopCancellation,\n    effects: ['reverse'],",
    },
    seed: 1,
    promise: 'Stock is whole',
  },
  {
    name: 'a-charge-is-rounded',
    change: {
      file: `${lab}/ledger.ts`,
      from: 'const amounts = { debit: total, credit: 0, reverses: null };',
      to: 'const amounts = { debit: Math.round(total / 1e6) * 1e6, credit: 0, reverses: null };',
    },
    seed: 6,
    promise: 'Ledger sums up',
  },
  {
    name: 'a-cancelled-order-stays-charged',
    change: {
      file: `${lab}/act.ts`,
      from: '  reverse,\n',
      to: '',
    },
    seed: 6,
    promise: 'Ledger sums up',
  },
  {
    name: 'a-list-without-its-account',
    change: {
      file: `${lab}/list.ts`,
      from: '.filter((order) => account === null || order.account.id === account)',
      to: '',
    },
    seed: 3,
    promise: 'Nobody sees others’ data',
  },
  {
    name: 'accepted-from-any-state',
    change: {
      file: `${lab}/act.ts`,
      from: '  const transition = findTransition(order.status, side, event);',
      to: "  const transition = findTransition({ ...order.status, state: 'submitted' }, side, event);",
    },
    seed: 16,
    promise: 'Stock is whole',
  },
  {
    name: 'events-out-of-order',
    change: {
      file: `${lab}/act.ts`,
      from: '  order.events.push({ ...asked,',
      to: '  order.events.unshift({ ...asked,',
    },
    seed: 6,
    promise: 'States follow the table',
  },
  {
    name: 'a-correction-keeps-its-pieces',
    change: {
      file: `${lab}/shelf.ts`,
      from: '  addPieces(shelf, before, 1);\n  addPieces(shelf, after, -1);',
      to: '  addPieces(shelf, after, -1);',
    },
    seed: 8,
    promise: 'Stock is whole',
  },
];
