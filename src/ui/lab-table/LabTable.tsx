import type { KeyboardEvent } from 'react';
import { labTable } from '../../i18n/lab-table/lab-table.ts';
import { Text } from '../base/Text.tsx';
import { Heads } from './Heads.tsx';
import { LabRow } from './LabRow.tsx';
import type { LabTableProps } from './lab-column.ts';

/** About as many rows as fit on one screen. */
const skeletonRows = [1, 2, 3, 4, 5, 6, 7, 8];

/** Arrows move between the rows, as they do in a list. */
function moveInRows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const inRow =
    event.target instanceof Element ? event.target.closest<HTMLElement>('.lab-open') : null;
  if (!step || !inRow) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.lab-open')];
  const next = rows[rows.indexOf(inRow) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function SkeletonRow({ cells }: { cells: number }) {
  return (
    <tr className="lab-row">
      {skeletonRows.slice(0, cells).map((cell) => (
        <td key={cell}>
          <span className="lab-bone" />
        </td>
      ))}
    </tr>
  );
}

/** A list of the lab; on narrow screens the stylesheet turns each row into a card. */
export function LabTable<Row>(props: LabTableProps<Row>) {
  const { caption, columns, rows, idOf, selection } = props;
  return (
    <div className="lab-frame">
      <table className="lab-table" aria-busy={rows === null} onKeyDown={moveInRows}>
        <caption className="visually-hidden">
          <Text of={rows === null ? labTable.texts.loading : caption} />
        </caption>
        <Heads {...props} />
        <tbody>
          {rows === null &&
            skeletonRows.map((bone) => (
              <SkeletonRow key={bone} cells={columns.length + (selection ? 1 : 0)} />
            ))}
          {rows?.map((row) => (
            <LabRow key={idOf(row)} {...props} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
