import type { ItemKind } from '../revisions/item-key.ts';
import { isDeepEqual } from '../vocabulary/deep-equal.ts';
import type { Field } from './field.ts';
import { shownFields } from './item-fields.ts';
import { partAt } from './parts.ts';
import { withTierRows } from './tier-rows.ts';

/** A field in which two values of an item differ; undefined means that value lacks the field. */
export type Difference = {
  /** The fields that lead to it, each with its zero-based row index in the list. */
  readonly rows: readonly { readonly field: Field; readonly index: number }[];
  readonly field: Field;
  readonly before: unknown;
  readonly after: unknown;
};

const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function between(
  fields: readonly Field[],
  before: unknown,
  after: unknown,
  rows: Difference['rows'],
): Difference[] {
  return fields.flatMap((field): Difference[] => {
    const [was, is] = [partAt(before, field.path), partAt(after, field.path)];
    if (isDeepEqual(was, is)) return [];
    if (field.type !== 'rows') return [{ rows, field, before: was, after: is }];
    const [old, current] = [rowsOf(was), rowsOf(is)];
    return Array.from({ length: Math.max(old.length, current.length) }).flatMap((_, index) =>
      between(field.fields, old[index], current[index], [...rows, { field, index }]),
    );
  });
}

/** The fields in which two values of an item differ, in the order of its form. Pass null if there is no item. */
export function itemDifferences(kind: ItemKind, before: unknown, after: unknown): Difference[] {
  return between(shownFields[kind], withTierRows(before), withTierRows(after), []);
}
