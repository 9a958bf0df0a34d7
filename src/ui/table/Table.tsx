import { type KeyboardEvent, memo } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { common } from '../../i18n/shell/common.ts';
import { Text } from '../base/Text.tsx';
import { classOf } from './class-of.ts';
import type { Column } from './column.ts';
import { Heads, type Sorting } from './Heads.tsx';
import { inPages } from './in-pages.ts';
import { type Opening, Row, type RowProps } from './Row.tsx';

/** About as many rows as fit on one screen. */
const skeletonRows = [1, 2, 3, 4, 5, 6, 7, 8];

/** Arrows move between the rows, as they do in a list. */
function moveInRows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const inRow =
    event.target instanceof Element ? event.target.closest<HTMLElement>('.table-open') : null;
  if (!step || !inRow) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.table-open')];
  const next = rows[rows.indexOf(inRow) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

type PageProps<Of> = Omit<RowProps<Of>, 'row'> & {
  rows: readonly Of[];
  idOf: (row: Of) => string;
};

const isSame = <Of,>(before: PageProps<Of>, now: PageProps<Of>) =>
  before.columns === now.columns &&
  before.hrefOf === now.hrefOf &&
  before.onOpen === now.onOpen &&
  before.rows.length === now.rows.length &&
  before.rows.every((row, place) => row === now.rows[place]);

const MemoRow = memo(Row) as typeof Row;

function Page<Of>({ rows, idOf, ...row }: PageProps<Of>) {
  return (
    <tbody>
      {rows.map((each) => (
        <MemoRow key={idOf(each)} row={each} {...row} />
      ))}
    </tbody>
  );
}

/** A part of a long list: a change renders no other part again. */
const MemoPage = memo(Page, isSame) as typeof Page;

function Skeleton<Of>({ columns }: Pick<RowProps<Of>, 'columns'>) {
  return (
    <tbody>
      {skeletonRows.map((bone) => (
        <tr key={bone} className="table-row">
          {columns.map((column) => (
            <td key={column.key} className={classOf(column)} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

export type TableProps<Of> = Sorting &
  Opening<Of> & {
    /** Said of the table to a screen reader. */
    caption: Message;
    /** Always the same ones, or every row is rendered again. */
    columns: readonly Column<Of>[];
    /** Null until they are read: the place of the first ones is then held. */
    rows: readonly Of[] | null;
    idOf: (row: Of) => string;
    /** Class by which the screen's stylesheet finds it. */
    name?: string;
  };

/** Rows in columns; on narrow screens the stylesheet turns each row into a card. */
export function Table<Of>({ caption, rows, name = '', sort, onSort, ...page }: TableProps<Of>) {
  const { columns, idOf, onOpen } = page;
  if (!rows) {
    return (
      <>
        <p className="visually-hidden" role="status">
          <Text of={common.loading} />
        </p>
        <div className="table-frame" aria-hidden="true">
          <table className={`data-table table-waiting ${name}`}>
            <Heads columns={columns} />
            <Skeleton columns={columns} />
          </table>
        </div>
      </>
    );
  }
  return (
    <div className="table-frame">
      <table className={`data-table ${name}`} onKeyDown={onOpen && moveInRows}>
        <caption className="visually-hidden">
          <Text of={caption} />
        </caption>
        <Heads columns={columns} sort={sort} onSort={onSort} />
        {inPages(rows).map((part) => (
          <MemoPage key={part[0] && idOf(part[0])} rows={part} {...page} />
        ))}
      </table>
    </div>
  );
}
