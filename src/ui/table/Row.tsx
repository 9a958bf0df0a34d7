import { say } from '../base/say.tsx';
import type { Column } from './column.ts';

/** The classes of a column's head and cells. */
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

/** One row, with the label that a card has before each value. */
export function Row<Of>({ row, columns }: RowProps<Of>) {
  return (
    <tr className="table-row">
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} />
      ))}
    </tr>
  );
}
