import type { Field, RowsField } from './field.ts';
import { type EditedKind, itemFields, keyFields } from './item-fields.ts';

/** A field of one value, as a column of a table has it. */
export type CellField = Exclude<Field, RowsField>;

/** A column of a table of items: a field of the item, or of the rows of a list in it. */
export type TableColumn = {
  /** The fields that lead to it: `variants.bands.sphereMin`. */
  readonly key: string;
  /** The lists it is in, outermost first. */
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

/** The columns of the table of a kind of items. A row repeats what it is inside of. */
export const tableColumns = (kind: EditedKind): TableColumn[] =>
  columnsOf([...keyFields[kind], ...itemFields[kind]], []);
