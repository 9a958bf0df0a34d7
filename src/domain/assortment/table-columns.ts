import type { Field, RowsField } from './field.ts';
import { type EditedKind, itemFields, keyFields } from './item-fields.ts';

/** A field with a single value, which has one column. */
export type CellField = Exclude<Field, RowsField>;

/** A column of an item table: a field of the item, or of the rows of one of its lists. */
export type TableColumn = {
  /** The fields that lead to it: `variants.bands.sphereMin`. */
  readonly key: string;
  /** The lists that contain it, outermost first. */
  readonly lists: readonly RowsField[];
  readonly field: CellField;
};

function columnsOf(fields: readonly Field[], lists: readonly RowsField[]): TableColumn[] {
  return fields.flatMap((field): TableColumn[] => {
    if (field.type === 'rows') return columnsOf(field.fields, [...lists, field]);
    const key = [...lists, field].map(({ path }) => path).join('.');
    return [{ key, lists, field }];
  });
}

/** The columns of a table of this kind of items. A row repeats the values of what contains it. */
export const tableColumns = (kind: EditedKind): TableColumn[] =>
  columnsOf([...keyFields[kind], ...itemFields[kind]], []);
