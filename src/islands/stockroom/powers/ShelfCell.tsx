// biome-ignore-all lint/a11y/useSemanticElements: as in the shops' power grid, whose keys and styles it shares.
import type { CellPieces } from '../../../domain/power-grid/cells.ts';
import type { StockCount } from '../../../domain/stock/stock.ts';
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
  /** Pieces on hand, or in a count those that should lie there; null for a power that is not made. */
  readonly count: StockCount;
  readonly pieces: CellPieces;
  readonly isLow: boolean;
  /** Whether a count that differs from the book is marked. */
  readonly isCount: boolean;
  readonly locale: Locale;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly edit: CellEdit | null;
};

function classOf({ count, pieces, isLow, isCount }: ShelfCellProps): string {
  if (count === null) return 'power-grid-cell is-not-made';
  if (pieces !== null) {
    const isOff = isCount && pieces !== count;
    return isOff ? 'power-grid-cell is-ordered is-short' : 'power-grid-cell is-ordered';
  }
  if (count === 0) return 'power-grid-cell is-none';
  return isLow ? 'power-grid-cell is-low' : 'power-grid-cell is-enough';
}

/** An empty quantity, so that the count keeps its place at the end. */
const nothing = '\u200b';

/** One power: what was typed, and what there is. */
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
