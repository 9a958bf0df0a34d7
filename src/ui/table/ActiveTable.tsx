import { type KeyboardEvent, useMemo } from 'react';
import { Icon } from '../base/Icon.tsx';
import { say } from '../base/say.tsx';
import type { Column } from './column.ts';
import { directionOf, sortAfter } from './column-sort.ts';
import { Table, type TableProps } from './Table.tsx';

type Active<Row> = {
  /** Opens a row; its name becomes a button. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Address of a row's page; its name becomes a link. */
  hrefOf?: ((row: Row) => string) | undefined;
  /** The server's name for the current sort order. */
  sort?: string;
  onSort?: (sort: string) => void;
};

/** Arrow keys move between rows. */
function moveInRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const table = event.currentTarget.closest('table');
  if (!step || !table) return;
  const rows = [...table.querySelectorAll<HTMLElement>('.table-open')];
  const next = rows[rows.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function withButton<Row>(column: Column<Row>, onOpen: (row: Row) => void): Column<Row> {
  return {
    ...column,
    cell: (row) => (
      <button
        type="button"
        className="table-open"
        onClick={() => onOpen(row)}
        onKeyDown={moveInRows}
      >
        {column.cell(row)}
      </button>
    ),
  };
}

function withLink<Row>(column: Column<Row>, hrefOf: (row: Row) => string): Column<Row> {
  return {
    ...column,
    cell: (row) => (
      <a className="table-open" href={hrefOf(row)} onKeyDown={moveInRows}>
        {column.cell(row)}
      </a>
    ),
  };
}

function sortable<Row>(
  column: Column<Row>,
  sort: string,
  onSort: (sort: string) => void,
): Column<Row> {
  const { sort: offered, title } = column;
  if (!offered || !title) return column;
  const direction = directionOf(offered, sort);
  const head = (
    <button
      type="button"
      className={`table-sort ${direction}`}
      onClick={() => onSort(sortAfter(offered, sort))}
    >
      {say(title)}
      <Icon name="chevron-down" className="mark" />
    </button>
  );
  return { ...column, direction, head };
}

export type ActiveTableProps<Row> = TableProps<Row> & Active<Row>;

/** A table with sortable headings, whose rows open in place or link to pages. The whole row is clickable. */
export function ActiveTable<Row>(props: ActiveTableProps<Row>) {
  const { columns, onOpen, hrefOf, sort = '', onSort, ...table } = props;
  // A skeleton has no buttons.
  const isShown = table.rows !== null;
  const active = useMemo(
    () =>
      columns.map((column) => {
        const headed = onSort && isShown ? sortable(column, sort, onSort) : column;
        if (!column.isName) return headed;
        if (hrefOf) return withLink(headed, hrefOf);
        return onOpen ? withButton(headed, onOpen) : headed;
      }),
    [columns, isShown, onOpen, hrefOf, sort, onSort],
  );
  return <Table {...table} columns={active} />;
}
