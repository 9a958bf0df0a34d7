// biome-ignore-all lint/a11y/useSemanticElements: as in the shops' power grid, whose keys and styles it shares.
import type { CellPieces } from '../../../domain/power-grid/cells.ts';
import type { StockCount } from '../../../domain/stock/stock.ts';
import type { ShelfTask } from '../../../domain/stockroom/shelf-task.ts';
import { writeNumber } from '../../../i18n/language/format-number.ts';
import type { Locale } from '../../../i18n/language/locale.ts';
import { shelfCellName } from '../../../i18n/stockroom/shelf-cell-name.ts';
import type { CellEdit } from '../../../stores/power-grid/grid.ts';
import { CellEditor } from '../../power-grid/cells/CellEditor.tsx';

export type ShelfCellProps = {
  readonly column: number;
  /** Accessible names of its row and column. */
  readonly row: string;
  readonly name: string;
  /** By task: pieces on hand, the pieces expected on the shelf (in a count), or the level. */
  readonly count: StockCount;
  readonly isMade: boolean;
  readonly pieces: CellPieces;
  readonly isLow: boolean;
  readonly task: ShelfTask;
  readonly locale: Locale;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly edit: CellEdit | null;
};

function classOf({ count, pieces, isMade, isLow, task }: ShelfCellProps): string {
  if (pieces !== null) {
    const isOff = task === 'count' && pieces !== count;
    return isOff ? 'power-grid-cell is-ordered is-short' : 'power-grid-cell is-ordered';
  }
  if (!isMade) return 'power-grid-cell is-not-made';
  if (count === 0) return 'power-grid-cell is-none';
  return isLow ? 'power-grid-cell is-low' : 'power-grid-cell is-enough';
}

/** An empty quantity, so that the count keeps its place at the end. */
const nothing = '\u200b';

/** One power: the typed quantity and the stock. */
export function ShelfCell(props: ShelfCellProps) {
  const { column, row, name, count, pieces, locale, isActive, isSelected, edit } = props;
  const quantity = pieces === null ? '' : writeNumber(String(pieces), locale);
  const said = shelfCellName([row, name], props, locale);
  return (
    <div
      key={column}
      role="gridcell"
      className={classOf(props)}
      aria-label={said}
      aria-colindex={column + 2}
      aria-selected={isSelected}
      tabIndex={isActive ? 0 : -1}
    >
      {edit ? <CellEditor text={edit.text} name={said} /> : quantity || nothing}{' '}
      {!edit && typeof count === 'number' && <small>{writeNumber(String(count), locale)}</small>}
    </div>
  );
}
