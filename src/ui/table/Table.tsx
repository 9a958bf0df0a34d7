import { memo } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { loading } from '../../i18n/table/loading.ts';
import { say } from '../base/say.tsx';
import type { Column } from './column.ts';
import { inPages } from './in-pages.ts';
import { classOf, Row } from './Row.tsx';

/** About as many rows as fit on one screen. */
const skeletonRows = [1, 2, 3, 4, 5, 6, 7, 8];

type Columns<Of> = { columns: readonly Column<Of>[] };

function Heads<Of>({ columns }: Columns<Of>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const { key, title, head, direction } = column;
          const className = classOf(column);
          if (!title) {
            return (
              <td key={key} className={className}>
                {head}
              </td>
            );
          }
          return (
            <th key={key} scope="col" className={className} aria-sort={direction}>
              {head ?? say(title)}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

type PageProps<Of> = Columns<Of> & { rows: readonly Of[]; idOf: (row: Of) => string };

const MemoRow = memo(Row) as typeof Row;

function Page<Of>({ columns, rows, idOf }: PageProps<Of>) {
  return (
    <tbody>
      {rows.map((row) => (
        <MemoRow key={idOf(row)} row={row} columns={columns} />
      ))}
    </tbody>
  );
}

const isSame = <Of,>(before: PageProps<Of>, now: PageProps<Of>) =>
  before.columns === now.columns &&
  before.rows.length === now.rows.length &&
  before.rows.every((row, place) => row === now.rows[place]);

/** A part of a long list, memoised so that a change doesn't render the other parts. */
const MemoPage = memo(Page, isSame) as typeof Page;

function Skeleton<Of>({ columns }: Columns<Of>) {
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

export type TableProps<Of> = {
  /** The table's caption, for screen readers. */
  caption: Message;
  /** Must be a stable array: a new one renders every row again. */
  columns: readonly Column<Of>[];
  /** Null until read; a skeleton then reserves space for the first rows. */
  rows: readonly Of[] | null;
  idOf: (row: Of) => string;
  /** Class name for the screen's stylesheet. */
  name?: string;
};

/** Rows in columns; on narrow screens the stylesheet turns each row into a card. */
export function Table<Of>({ caption, rows, name = '', ...page }: TableProps<Of>) {
  const heads = <Heads columns={page.columns} />;
  if (rows) {
    return (
      <div key="rows" className="table-frame">
        <table className={`data-table ${name}`}>
          <caption className="visually-hidden">{say(caption)}</caption>
          {heads}
          {inPages(rows).map((part) => (
            <MemoPage key={part[0] && page.idOf(part[0])} rows={part} {...page} />
          ))}
        </table>
      </div>
    );
  }
  return (
    <>
      <p className="visually-hidden" role="status">
        {say(loading)}
      </p>
      {/* Keyed, so that React doesn't reuse skeleton rows for the real ones, which would count as a layout shift. */}
      <div key="waiting" className="table-frame" aria-hidden="true">
        <table className={`data-table table-waiting ${name}`}>
          {heads}
          <Skeleton columns={page.columns} />
        </table>
      </div>
    </>
  );
}
