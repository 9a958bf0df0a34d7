import type { Field, Typed, TypedParts } from './field.ts';
import { type EditedKind, itemFields, keyFields } from './item-fields.ts';
import { formOf } from './judge-form.ts';
import { partAt } from './parts.ts';

/** Contents of a table row, by column key. */
export type TableRow = Readonly<Record<string, Typed>>;

function rowsOf(fields: readonly Field[], typed: TypedParts, above: string): TableRow[] {
  const own = fields.flatMap((field) =>
    field.type === 'rows'
      ? []
      : [[above + field.path, partAt(typed, field.path) as Typed] as const],
  );
  const inside = fields.flatMap((field) => {
    if (field.type !== 'rows') return [];
    const rows = (partAt(typed, field.path) ?? []) as readonly TypedParts[];
    return rows.flatMap((row) => rowsOf(field.fields, row, `${above}${field.path}.`));
  });
  const shared = Object.fromEntries(own);
  return inside.length === 0 ? [shared] : inside.map((row) => ({ ...shared, ...row }));
}

/** An item as table rows, one for each innermost row of its lists. `name` is the value of its key fields. */
export function tableRows(kind: EditedKind, name: TypedParts, value: unknown): TableRow[] {
  const typed = { ...formOf(kind, value), ...name };
  return rowsOf([...keyFields[kind], ...itemFields[kind]], typed, '');
}
