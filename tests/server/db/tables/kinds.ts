/** The JavaScript type of each PostgreSQL type that the tables use. */
export const kindOfType: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  // As text, since a day at the lab is not a point in time.
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

/** A column as a query sees it. */
export interface Column {
  /** One of the types above. */
  kind: string;
  /** Whether it may be null, and how an insertion treats it. Null for a view's columns, where this is unknown. */
  written: { nullable: boolean; insert: 'needed' | 'optional' | 'made' } | null;
  /** The words it may contain, sorted; null for any. */
  words: readonly string[] | null;
}

export type Table = ReadonlyMap<string, Column>;
