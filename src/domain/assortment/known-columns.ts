import type { Assortment, Entry } from '../revisions/entry.ts';
import { plainWord } from '../stock-table/words.ts';
import type { Typed, TypedParts } from './field.ts';
import { type EditedKind, itemFields } from './item-fields.ts';
import { assembled, partAt } from './parts.ts';

const textAt = (typed: TypedParts, path: string) => {
  const part = partAt(typed, path);
  return typeof part === 'string' ? part.trim() : '';
};

/** The item a row without an id refers to: the only item with that name, otherwise undefined. */
export function namedItem(
  kind: EditedKind,
  typed: TypedParts,
  present: Assortment,
): Entry | undefined {
  const asked = ['name.fa', 'name.en'].map((path) => plainWord(textAt(typed, path)));
  const isCalled = (entry: Entry) => {
    if (entry.kind !== kind || !('name' in entry.value)) return false;
    const { fa, en } = entry.value.name;
    return [fa, en].some((name) => plainWord(name) !== '' && asked.includes(plainWord(name)));
  };
  const named = [...present.values()].filter(isCalled);
  return named.length === 1 ? named[0] : undefined;
}

/**
 * Completes an item from a file with only some columns. The other fields and lists keep their current values, `known`.
 */
export function withKnownParts(
  kind: EditedKind,
  typed: TypedParts,
  found: ReadonlySet<string>,
  known: TypedParts,
): TypedParts {
  const columns = [...found];
  const parts = itemFields[kind].map((field) => {
    const isFound =
      field.type === 'rows'
        ? columns.some((key) => key.startsWith(`${field.path}.`))
        : found.has(field.path);
    return [field.path, partAt(isFound ? typed : known, field.path) as Typed] as const;
  });
  return { ...typed, ...(assembled(parts) as TypedParts) };
}
