import { Icon } from '../base/Icon.tsx';
import { Text } from '../base/Text.tsx';
import { classOf } from './class-of.ts';
import { type Column, directionOf, sortAfter } from './column.ts';

export type Sorting = {
  /** The server's name of the order in which the rows are. */
  sort?: string | undefined;
  onSort?: ((sort: string) => void) | undefined;
};

type HeadProps<Row> = Sorting & { column: Column<Row> };

function SortedHead<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const { title, sort: offered = {} } = column;
  const direction = directionOf(offered, sort);
  return (
    <th scope="col" className={classOf(column)} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        className={`table-sort ${direction ?? ''}`}
        onClick={() => onSort?.(sortAfter(offered, sort))}
      >
        {title && <Text of={title} />}
        <Icon name="chevron-down" className="mark" />
      </button>
    </th>
  );
}

function Head<Row>(props: HeadProps<Row>) {
  const { column, onSort } = props;
  if (!column.title) return <td className={classOf(column)} />;
  if (column.sort && onSort) return <SortedHead {...props} />;
  return (
    <th scope="col" className={classOf(column)}>
      <Text of={column.title} />
    </th>
  );
}

type HeadsProps<Row> = Sorting & { columns: readonly Column<Row>[] };

/** The titles of the columns. */
export function Heads<Row>({ columns, ...sorting }: HeadsProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <Head key={column.key} column={column} {...sorting} />
        ))}
      </tr>
    </thead>
  );
}
