import type { EntryKind } from './entry-kind.ts';

/** Every kind of entry. Separate from the schema, for screens that load no schemas. */
export const entryKindNames = [
  'charge',
  'remakeCredit',
  'payment',
  'adjustment',
  'reversal',
] as const satisfies readonly EntryKind[];
