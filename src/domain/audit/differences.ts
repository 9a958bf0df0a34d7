/** A field that differs; undefined on the side that lacks it. */
export interface Difference {
  /** Property names joined by dots, outermost first: `text.fa`. */
  path: string;
  before: unknown;
  after: unknown;
}

type Fields = ReadonlyMap<string, unknown>;

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The values in a record by path. An empty list or record counts as a value. */
function fieldsOf(value: unknown, path = ''): [string, unknown][] {
  if (!isNested(value) || Object.keys(value).length === 0)
    return path === '' ? [] : [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) =>
    fieldsOf(inner, path === '' ? name : `${path}.${name}`),
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The differences between two records, in field order. A missing record has no fields. */
export function differences(before: unknown, after: unknown): Difference[] {
  const [was, is]: [Fields, Fields] = [new Map(fieldsOf(before)), new Map(fieldsOf(after))];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => !isSame(was.get(path), is.get(path)))
    .map((path) => ({ path, before: was.get(path), after: is.get(path) }));
}
