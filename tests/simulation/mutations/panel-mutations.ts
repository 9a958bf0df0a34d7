import type { Mutation } from './mutation.ts';

const device = 'src/stores/device';

/** Bugs on the device. */
export const panelMutations: readonly Mutation[] = [
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
    seed: 4,
    promise: 'Accepted stays accepted',
  },
  {
    name: 'removed-before-the-answer',
    change: {
      file: `${device}/outbox/outbox.ts`,
      from: '  const answer = await postOrder(preorder);',
      to: '  if (!before.isTried) await removeRecord(id);\n  const answer = await postOrder(preorder);',
    },
    seed: 4,
    promise: 'Kept on the device',
  },
  {
    name: 'a-lost-answer-is-a-refusal',
    change: {
      file: `${device}/outbox/outbox.ts`,
      from: "  if (!answer) return 'later';\n  if (answer.kind === 'done') {",
      to: "  if (!answer) {\n    await takeBack(preorder, { code: 'failed', issues: [] });\n    return 'done';\n  }\n  if (answer.kind === 'done') {",
    },
    seed: 39,
    promise: 'Accepted stays accepted',
  },
  {
    name: 'deleted-without-asking-the-lab',
    change: {
      file: `${device}/records/preorder-records.ts`,
      from: '    if (known?.isTried) await',
      to: '    if (known) known.isTried = false;\n    if (known?.isTried) await',
    },
    seed: 6,
    promise: 'Exactly once',
  },
  {
    name: 'a-refusal-forgets-that-it-was-sent',
    change: {
      file: `${device}/outbox/outbox.ts`,
      from: "state: 'refused', issues, refusal: code } as const;",
      to: "state: 'refused', issues, refusal: code, isTried: false } as const;",
    },
    seed: 2104,
    promise: 'Exactly once',
  },
  {
    name: 'another-account-s-list-stays',
    change: {
      file: 'src/stores/lists/paged-list.ts',
      from: "onOtherPerson((signedIn) => forget(signedIn ? 'reading' : 'signedOut'));",
      to: '',
    },
    seed: 18,
    promise: 'Nobody sees others’ data',
  },
  {
    name: 'an-older-answer-of-who-is-signed-in',
    change: {
      file: 'src/stores/shell/session.ts',
      from: '  if ($signedIn.get()?.user.id !== before) return askSession();\n',
      to: '',
    },
    seed: 18,
    promise: 'Nobody sees others’ data',
  },
  {
    name: 'not-read-again-when-online',
    change: {
      file: 'src/stores/shell/keep-fresh.ts',
      from: "  window.addEventListener('online', fetchAgain);\n",
      to: '',
    },
    seed: 4,
    promise: 'Lists converge',
  },
  {
    name: 'an-id-is-made-twice',
    change: {
      file: `${device}/records/new-id.ts`,
      from: 'const bytes = crypto.getRandomValues(new Uint8Array(16));',
      to: 'const bytes = new Uint8Array(16);\n  now -= now % 60_000;',
    },
    seed: 1,
    promise: 'Kept on the device',
  },
  {
    name: 'a-withdrawal-is-misread',
    change: {
      file: `${device}/outbox/outbox.ts`,
      from: "const fate = isDeleted ? 'deleted' : 'sent';",
      to: "const fate = isDeleted ? 'sent' : 'deleted';",
    },
    seed: 6,
    promise: 'Exactly once',
  },
  {
    name: 'memory-forgets',
    change: {
      file: `${device}/records/memory-fallback.ts`,
      from: 'put: async (record: KeptRecord) => void rows.set(record.id, structuredClone(record)),',
      to: 'put: async (_record: KeptRecord) => undefined,',
    },
    seed: 26,
    promise: 'Read your own writes',
  },
];
