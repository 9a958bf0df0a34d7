/** The promises of `docs/promises.md`, by the words that begin their lines there. */
export const promiseNames = [
  'Exactly once',
  'Kept on the device',
  'Read your own writes',
  'Accepted stays accepted',
  'Lists converge',
  'Stock is whole',
  'Ledger sums up',
  'States follow the table',
  'Nobody sees others’ data',
] as const;

export type PromiseName = (typeof promiseNames)[number];
