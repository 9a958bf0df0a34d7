import { say } from '../base/say.tsx';
import type { Column } from './column.ts';

/** Class names of a column's heading and cells. */
export function classOf<Of>({ place = '', isNumber }: Column<Of>): string | undefined {
  return (isNumber ? `${place} table-number` : place) || undefined;
}

function Cell<Of>({ row, column }: { row: Of; column: Column<Of> }) {
  const { title, isName, isPlain } = column;
  const className = classOf(column);
  const content = column.cell(row);
  if (isName) {
    return (
      <th scope="row" className={className}>
        {content}
      </th>
    );
  }
  return (
    <td className={className}>
      {content && title && !isPlain && <span className="cell-label table-label">{say(title)}</span>}
      {content}
    </td>
  );
}

export type RowProps<Of> = { row: Of; columns: readonly Column<Of>[] };

/** One row. Values have labels, which the card layout shows. */
export function Row<Of>({ row, columns }: RowProps<Of>) {
  return (
    <tr className="table-row">
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} />
      ))}
    </tr>
  );
}
