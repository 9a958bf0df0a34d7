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

/** A column as a person wants it. */
export type ChosenColumn = { name: QueueColumn; width: ColumnWidth; isShown: boolean };

/** The number opens the order, so it is always there. */
export const mustBeShown = (name: QueueColumn): boolean => name === 'number';

/** On the order's page, and not asked for at the counter. */
const seldomAsked: readonly QueueColumn[] = ['reference', 'total'];

const usual = (name: QueueColumn): ChosenColumn => ({
  name,
  width: 'normal',
  isShown: !seldomAsked.includes(name),
});

export const usualColumns: readonly ChosenColumn[] = queueColumns.map(usual);

function readColumn(kept: unknown): ChosenColumn | null {
  const { name, width, isShown } = (kept ?? {}) as Record<string, unknown>;
  const known = queueColumns.find((each) => each === name);
  if (!known) return null;
  return {
    name: known,
    width: columnWidths.find((each) => each === width) ?? 'normal',
    isShown: isShown === true || mustBeShown(known),
  };
}

/** Reads columns as they were kept; what an earlier version did not have yet is added, as it usually is. */
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

/** Shows a column or hides it. */
export function toggleColumn(columns: readonly ChosenColumn[], of: QueueColumn) {
  return change(columns, of, (column) => ({
    ...column,
    isShown: !column.isShown || mustBeShown(of),
  }));
}

export function resizeColumn(
  columns: readonly ChosenColumn[],
  of: QueueColumn,
  width: ColumnWidth,
): ChosenColumn[] {
  return change(columns, of, (column) => ({ ...column, width }));
}

/** Moves a column one place: -1 towards the beginning, 1 towards the end; at the ends it stays. */
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
