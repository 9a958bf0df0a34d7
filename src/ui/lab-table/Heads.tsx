import { labTable } from '../../i18n/lab-table/lab-table.ts';
import { Icon } from '../base/Icon.tsx';
import { Text } from '../base/Text.tsx';
import { type LabColumn, type LabTableProps, type Sorting, sortedBy } from './lab-column.ts';

const widths = { wide: 'lab-wide', wider: 'lab-wider' };

type HeadProps<Row> = {
  column: LabColumn<Row>;
  sorting: Sorting | undefined;
  onSort: ((sorting: Sorting) => void) | undefined;
};

function Head<Row>({ column, sorting, onSort }: HeadProps<Row>) {
  const { key, title, isSortable, isNumber } = column;
  const isSorted = sorting?.by === key;
  const order = sorting?.isDescending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={isNumber ? 'lab-number' : undefined}
      aria-sort={isSortable ? (isSorted ? order : 'none') : undefined}
    >
      {isSortable && onSort ? (
        <button
          type="button"
          className={isSorted ? `lab-sort ${order}` : 'lab-sort'}
          onClick={() => onSort(sortedBy(key, sorting))}
        >
          <Text of={title} />
          <Icon name="chevron-down" className="mark" />
        </button>
      ) : (
        <Text of={title} />
      )}
    </th>
  );
}

function SelectAll<Row>({ rows, idOf, selection }: LabTableProps<Row>) {
  if (!selection) return null;
  const { chosen, onChoose } = selection;
  const ids = rows?.map(idOf) ?? [];
  const isAll = ids.length > 0 && ids.every((id) => chosen.has(id));
  return (
    <td className="lab-lead">
      <label className="lab-select">
        <input
          type="checkbox"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = !isAll && chosen.size > 0;
          }}
          onChange={() => onChoose(new Set(isAll ? [] : ids))}
        />
        <span className="visually-hidden">
          <Text of={labTable.texts.selectAll} />
        </span>
      </label>
    </td>
  );
}

/** The row of heads; it stays in sight. */
export function Heads<Row>(props: LabTableProps<Row>) {
  const { columns, selection, sorting, onSort } = props;
  return (
    <>
      <colgroup>
        {selection && <col className="lab-lead" />}
        {columns.map(({ key, width }) => (
          <col key={key} className={width && widths[width]} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <SelectAll {...props} />
          {columns.map((column) => (
            <Head key={column.key} column={column} sorting={sorting} onSort={onSort} />
          ))}
        </tr>
      </thead>
    </>
  );
}
