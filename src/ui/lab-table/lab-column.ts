import type { ReactNode } from 'react';
import type { Message } from '../../i18n/language/message.ts';

/** A column of a table of the lab. */
export type LabColumn<Row> = {
  key: string;
  title: Message;
  cell: (row: Row) => ReactNode;
  /** Whether a press on its head sorts by it. */
  isSortable?: boolean;
  /** Numbers are aligned to the end, in tabular figures. */
  isNumber?: boolean;
  /** `wide` and `wider` take more of the width than the other columns. */
  width?: 'wide' | 'wider';
};

/** By which column the rows are sorted. */
export type Sorting = { by: string; isDescending: boolean };

/** The ids of the chosen rows, and what changes them. */
export type Selection = {
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
};

export type LabTableProps<Row> = {
  /** Said of the table to a screen reader. */
  caption: Message;
  /** The first one names the row. */
  columns: readonly LabColumn<Row>[];
  /** Null until they are read. */
  rows: readonly Row[] | null;
  idOf: (row: Row) => string;
  /** Opens a row: its first cell becomes a button. */
  onOpen?: (row: Row) => void;
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
  /** With it, each row has a box to select it, named by `nameOf`. */
  selection?: Selection & { nameOf: (row: Row) => Message };
};

/** A press on a head sorts by its column; another one turns the order around. */
export function sortedBy(key: string, sorting: Sorting | undefined): Sorting {
  return { by: key, isDescending: sorting?.by === key && !sorting.isDescending };
}

/** The chosen rows with one more, or one less. */
export function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}
