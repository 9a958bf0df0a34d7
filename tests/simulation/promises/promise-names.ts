/** The names of the promises, as they begin their rows in `docs/promises.md`. */
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
