/** A table with these names. */
export type Table<Name extends string, Row = unknown> = Readonly<Record<Name, Row>>;

/** Names of a table's rows, in order. A table is written as a literal, so it has exactly the rows of its type. */
export function namesOf<Name extends string>(table: Table<Name>): Name[] {
  return Object.keys(table) as Name[];
}

/** A value for each name of a table, in order. */
export function byName<Name extends string, Value>(
  table: Table<Name>,
  of: (name: Name) => Value,
): Record<Name, Value> {
  const values = namesOf(table).map((name) => [name, of(name)]);
  return Object.fromEntries(values) as Record<Name, Value>;
}
