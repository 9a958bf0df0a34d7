/** What JavaScript gets for a value of each of PostgreSQL's types that the tables use. */
export const kindOfType: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  // As text, since a day at the lab is no moment.
  date: 'string',
  xid8: 'string',
  smallint: 'number',
  integer: 'number',
  // The pool reads it as a number.
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  'timestamp with time zone': 'Date',
  'text[]': 'string[]',
  'integer[]': 'number[]',
  jsonb: 'json',
};

/** A column as a query meets it. */
export interface Column {
  /** One of those above. */
  kind: string;
  /** Whether it may be null, and what an insertion does with it; null for a view's columns, of which nobody knows. */
  written: { nullable: boolean; insert: 'needed' | 'optional' | 'made' } | null;
  /** The words that it may hold, sorted; null for any. */
  words: readonly string[] | null;
}

export type Table = ReadonlyMap<string, Column>;
