import { labTable } from '../../i18n/lab-table/lab-table.ts';
import { fill } from '../../i18n/language/message.ts';
import { Text } from '../base/Text.tsx';
import { type LabColumn, type LabTableProps, toggled } from './lab-column.ts';

type RowProps<Row> = LabTableProps<Row> & { row: Row };

function SelectRow<Row>({ row, idOf, selection }: RowProps<Row>) {
  if (!selection) return null;
  const { chosen, onChoose, nameOf } = selection;
  const id = idOf(row);
  return (
    <td className="lab-lead">
      <label className="lab-select">
        <input
          type="checkbox"
          checked={chosen.has(id)}
          onChange={() => onChoose(toggled(chosen, id))}
        />
        <span className="visually-hidden">
          <Text of={fill(labTable.texts.select, { name: nameOf(row) })} />
        </span>
      </label>
    </td>
  );
}

function Cell<Row>({ column, row }: { column: LabColumn<Row>; row: Row }) {
  return (
    <td className={column.isNumber ? 'lab-number' : undefined}>
      <span className="lab-label" aria-hidden="true">
        <Text of={column.title} />
      </span>
      {column.cell(row)}
    </td>
  );
}

/** One row; its name opens it, and so does a press anywhere on it that hits nothing else. */
export function LabRow<Row>(props: RowProps<Row>) {
  const { row, columns, onOpen } = props;
  const [first, ...others] = columns;
  return (
    <tr className="lab-row">
      <SelectRow {...props} />
      {first && (
        <th scope="row">
          {onOpen ? (
            <button type="button" className="lab-open" onClick={() => onOpen(row)}>
              {first.cell(row)}
            </button>
          ) : (
            first.cell(row)
          )}
        </th>
      )}
      {others.map((column) => (
        <Cell key={column.key} column={column} row={row} />
      ))}
    </tr>
  );
}
