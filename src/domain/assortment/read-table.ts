import type { Field, PickedFrom, RowsField, Typed, TypedParts } from './field.ts';
import { type EditedKind, itemFields, keyFields } from './item-fields.ts';
import { assembled } from './parts.ts';
import type { CellField, TableColumn } from './table-columns.ts';

/** How to understand the words in a table, in either language. */
export type TableWords = {
  isOnRequest(text: string): boolean;
  /** Undefined if the text means neither. */
  flagOf(text: string): boolean | undefined;
  /** The option that a label on screen stands for; any other text unchanged. */
  choiceOf(text: string, options: readonly string[]): string;
  /** The id of the item with this name; any other text unchanged. */
  idOf(text: string, from: PickedFrom): string;
};

/** A row of a file: its row number, and its texts by column key. */
export type FileRow = { readonly number: number; readonly cells: Readonly<Record<string, string>> };

/** An item read from a file, with the row of each of its parts, by form path. */
export type TableItem = {
  readonly name: string;
  readonly typed: TypedParts;
  readonly rows: Readonly<Record<string, number>>;
  /** Cells that contradict an earlier row of the same item. */
  readonly differing: readonly { readonly row: number; readonly key: string }[];
};

/** A power without a sign is plus, because spreadsheets drop the plus sign. */
const signed = (text: string) => (/^[\d۰-۹٠-٩.٫]/.test(text) ? `+${text}` : text);

/** Names separated by commas or semicolons; ids also by spaces. */
function pickedIn(text: string, idOf: (text: string) => string): string[] {
  const parts = text.split(/[,;،؛]+/).map((part) => part.trim());
  return parts.flatMap((part) => {
    const id = idOf(part);
    return id === part ? part.split(/\s+/).filter((each) => each !== '') : [id];
  });
}

function typedCell(field: CellField, text: string, words: TableWords): Typed {
  switch (field.type) {
    case 'price':
      return words.isOnRequest(text)
        ? { toman: '', isOnRequest: true }
        : { toman: text, isOnRequest: false };
    case 'flag':
      return text === '' ? false : (words.flagOf(text) ?? text);
    case 'power':
      return signed(text);
    case 'choice':
      return words.choiceOf(text, field.options);
    case 'pick':
      return words.idOf(text, field.from);
    case 'picks':
      return pickedIn(text, (each) => words.idOf(each, field.from));
    default:
      return text;
  }
}

const textOf = ({ cells }: FileRow, key: string) => (cells[key] ?? '').trim();

type Reading = {
  words: TableWords;
  rows: Record<string, number>;
  differing: { row: number; key: string }[];
};

/** The rows of a list, grouped by the list's own cells. Rows where those are empty belong to another list. */
function groups(field: RowsField, rows: readonly FileRow[], above: string): FileRow[][] {
  const keys = field.fields.flatMap((each) => (each.type === 'rows' ? [] : [above + each.path]));
  const isIn = (row: FileRow) =>
    Object.keys(row.cells).some((key) => key.startsWith(above) && textOf(row, key) !== '');
  const grouped = Map.groupBy(rows.filter(isIn), (row) =>
    JSON.stringify(keys.map((key) => textOf(row, key))),
  );
  return [...grouped.values()];
}

function readParts(
  fields: readonly Field[],
  rows: readonly FileRow[],
  [keys, path]: readonly [keys: string, path: string],
  reading: Reading,
): TypedParts {
  const parts = fields.map((field) => {
    const key = keys + field.path;
    if (field.type === 'rows') {
      const inside = groups(field, rows, `${key}.`).map((group, index) => {
        const at = `${path}${field.path}.${index}`;
        reading.rows[at] = group[0]?.number ?? 0;
        return readParts(field.fields, group, [`${key}.`, `${at}.`], reading);
      });
      return [field.path, inside] as const;
    }
    const [first, ...others] = rows.filter((row) => textOf(row, key) !== '');
    const text = first ? textOf(first, key) : '';
    for (const row of others) {
      if (textOf(row, key) !== text) reading.differing.push({ row: row.number, key });
    }
    return [field.path, typedCell(field, text, reading.words)] as const;
  });
  return assembled(parts) as TypedParts;
}

/** Groups rows by item: by its id or, without one, its name. A row with neither continues the item above it. */
function groupedByItem(kind: EditedKind, rows: readonly FileRow[]): Map<string, FileRow[]> {
  const named = keyFields[kind].map(({ path }) => path);
  let above = '';
  return Map.groupBy(rows, (row) => {
    const id = named.map((path) => textOf(row, path)).join(' ');
    const name = `${textOf(row, 'name.fa')} ${textOf(row, 'name.en')}`;
    above = id.trim() || name.trim() || above;
    return above;
  });
}

/** The items in a table, in the order of their first rows. */
export function readTable(
  kind: EditedKind,
  rows: readonly FileRow[],
  words: TableWords,
): TableItem[] {
  return [...groupedByItem(kind, rows)].map(([name, own]) => {
    const reading: Reading = { words, rows: { '': own[0]?.number ?? 0 }, differing: [] };
    const fields = [...keyFields[kind], ...itemFields[kind]];
    const typed = readParts(fields, own, ['', ''], reading);
    return { name, typed, rows: reading.rows, differing: reading.differing };
  });
}

/** The list whose columns are at this path of lists, such as `variants.bands`. */
const listAt = (columns: readonly TableColumn[], key: string) =>
  columns
    .flatMap(({ lists }) =>
      lists.map((list, index) => ({ list, above: lists.slice(0, index + 1) })),
    )
    .find(({ above }) => above.map(({ path }) => path).join('.') === key)?.list;

/** The file row and column for a path of an item's form. For a path to a row, gives the list it belongs to instead. */
export function placeInTable(
  { rows }: TableItem,
  columns: readonly TableColumn[],
  path: string,
): { row: number; column: TableColumn | undefined; list: RowsField | undefined } {
  const above = Object.keys(rows)
    .filter((each) => each === '' || path === each || path.startsWith(`${each}.`))
    .reduce((longest, each) => (each.length > longest.length ? each : longest), '');
  const key = path.replace(/\.\d+/g, '').replace(/\.(toman|root)$/, '');
  const column = columns.find((each) => each.key === key);
  return { row: rows[above] ?? 0, column, list: listAt(columns, key) };
}
