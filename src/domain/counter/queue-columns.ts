/** The columns of the lab's queue, in their usual order. */
export const queueColumns = [
  'number',
  'account',
  'what',
  'patient',
  'reference',
  'placed',
  'promised',
  'total',
  'state',
] as const;
export type QueueColumn = (typeof queueColumns)[number];

export const columnWidths = ['narrow', 'normal', 'wide'] as const;
export type ColumnWidth = (typeof columnWidths)[number];

/** A column with the user's settings. */
export type ChosenColumn = { name: QueueColumn; width: ColumnWidth; isShown: boolean };

/** The number always stays visible, because it opens the order. */
export const isAlwaysShown = (name: QueueColumn): boolean => name === 'number';

/** Hidden by default: shown on the order's page and rarely needed at the counter. */
const rarelyNeeded: readonly QueueColumn[] = ['reference', 'total'];

const usual = (name: QueueColumn): ChosenColumn => ({
  name,
  width: 'normal',
  isShown: !rarelyNeeded.includes(name),
});

export const usualColumns: readonly ChosenColumn[] = queueColumns.map(usual);

function readColumn(kept: unknown): ChosenColumn | null {
  const { name, width, isShown } = (kept ?? {}) as Record<string, unknown>;
  const known = queueColumns.find((each) => each === name);
  if (!known) return null;
  return {
    name: known,
    width: columnWidths.find((each) => each === width) ?? 'normal',
    isShown: isShown === true || isAlwaysShown(known),
  };
}

/** Reads stored columns. Columns that an earlier version did not have are added with their defaults. */
export function readColumns(kept: unknown): readonly ChosenColumn[] {
  if (!Array.isArray(kept)) return usualColumns;
  const read = kept.map(readColumn).filter((column) => column !== null);
  const first = new Map(read.toReversed().map((column) => [column.name, column]));
  const chosen = read.filter((column) => first.get(column.name) === column);
  return [...chosen, ...usualColumns.filter(({ name }) => !first.has(name))];
}

const change = (
  columns: readonly ChosenColumn[],
  of: QueueColumn,
  changed: (column: ChosenColumn) => ChosenColumn,
) => columns.map((column) => (column.name === of ? changed(column) : column));

/** Shows or hides a column. */
export function toggleColumn(columns: readonly ChosenColumn[], of: QueueColumn) {
  return change(columns, of, (column) => ({
    ...column,
    isShown: !column.isShown || isAlwaysShown(of),
  }));
}

export function resizeColumn(
  columns: readonly ChosenColumn[],
  of: QueueColumn,
  width: ColumnWidth,
): ChosenColumn[] {
  return change(columns, of, (column) => ({ ...column, width }));
}

/**
 * Moves a column one place: -1 towards the beginning, 1 towards the end. A column at the end it would leave does not
 * move.
 */
export function moveColumn(
  columns: readonly ChosenColumn[],
  of: QueueColumn,
  by: -1 | 1,
): readonly ChosenColumn[] {
  const from = columns.findIndex(({ name }) => name === of);
  const moved = columns[from];
  const passed = columns[from + by];
  if (!moved || !passed) return columns;
  return columns.map((column) => {
    if (column === moved) return passed;
    return column === passed ? moved : column;
  });
}
