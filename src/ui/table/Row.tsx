import { Text } from '../base/Text.tsx';
import { classOf } from './class-of.ts';
import type { Column } from './column.ts';

export type Opening<Row> = {
  /** Where a row leads: its name becomes a link. */
  hrefOf?: ((row: Row) => string) | undefined;
  /** Opens a row: its name becomes a button. */
  onOpen?: ((row: Row) => void) | undefined;
};

type CellProps<Row> = Opening<Row> & { row: Row; column: Column<Row> };

function Name<Row>({ row, column, hrefOf, onOpen }: CellProps<Row>) {
  const name = column.cell(row);
  if (hrefOf) {
    return (
      <a className="table-open" href={hrefOf(row)}>
        {name}
      </a>
    );
  }
  if (!onOpen) return name;
  return (
    <button type="button" className="table-open" onClick={() => onOpen(row)}>
      {name}
    </button>
  );
}

function Cell<Row>(props: CellProps<Row>) {
  const { row, column } = props;
  if (column.isName) {
    return (
      <th scope="row" className={classOf(column)}>
        <Name {...props} />
      </th>
    );
  }
  const content = column.cell(row);
  return (
    <td className={classOf(column)}>
      {content && column.title && !column.isPlain && (
        <span className="cell-label table-label">
          <Text of={column.title} />
        </span>
      )}
      {content}
    </td>
  );
}

export type RowProps<Row> = Opening<Row> & { row: Row; columns: readonly Column<Row>[] };

/** One row; its name opens it, and so does a press anywhere on it that hits nothing else. */
export function Row<Of>({ columns, ...rest }: RowProps<Of>) {
  return (
    <tr className="table-row">
      {columns.map((column) => (
        <Cell key={column.key} column={column} {...rest} />
      ))}
    </tr>
  );
}
