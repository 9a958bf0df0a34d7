// biome-ignore-all lint/a11y/useSemanticElements: a table would recompute its whole layout at every keystroke.

import type { CellPieces } from '../../../domain/power-grid/cells.ts';
import { isBeyond, markOf, type ShelfMark } from '../../../domain/shelf/availability.ts';
import { type StockUnit, writePieces } from '../../../domain/shelf/pieces.ts';
import type { StockCount } from '../../../domain/stock/stock.ts';
import { writeNumber } from '../../../i18n/language/format-number.ts';
import type { Locale } from '../../../i18n/language/locale.ts';
import { cellName } from '../../../i18n/power-grid/cell-name.ts';
import type { CellEdit } from '../../../stores/power-grid/grid.ts';
import { CellEditor } from './CellEditor.tsx';

const marks = {
  enough: 'power-grid-cell is-enough',
  low: 'power-grid-cell is-low',
  none: 'power-grid-cell is-none',
  short: 'power-grid-cell',
  notMade: 'power-grid-cell is-not-made',
  unknown: 'power-grid-cell',
} as const satisfies Record<ShelfMark, string>;

function classOf(mark: ShelfMark, isOrdered: boolean, isTooMuch: boolean): string {
  if (isTooMuch) return 'power-grid-cell is-ordered is-short';
  return isOrdered ? 'power-grid-cell is-ordered' : marks[mark];
}

/** An empty quantity, so that the stock count keeps its place at the end. */
const nothing = '\u200b';

export type CellProps = {
  readonly column: number;
  /** Accessible names of its row and column. */
  readonly row: string;
  readonly name: string;
  readonly count: StockCount;
  readonly pieces: CellPieces;
  readonly unit: StockUnit;
  readonly locale: Locale;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly edit: CellEdit | null;
};

/** One power: quantity and stock. */
export function GridCell(props: CellProps) {
  const { column, row, name, count, pieces, unit, locale, isActive, isSelected, edit } = props;
  const quantity = writeNumber(writePieces(pieces, unit), locale);
  const isTooMuch = isBeyond(count, pieces ?? 0);
  const said = cellName(row, name, { count, quantity }, locale);
  return (
    <div
      key={column}
      role="gridcell"
      className={classOf(markOf(count, 0), pieces !== null, isTooMuch)}
      aria-label={said}
      aria-colindex={column + 2}
      aria-selected={isSelected}
      aria-invalid={isTooMuch || undefined}
      tabIndex={isActive ? 0 : -1}
    >
      {edit ? <CellEditor text={edit.text} name={said} /> : quantity || nothing}{' '}
      {!edit && typeof count === 'number' && <small>{writeNumber(String(count), locale)}</small>}
    </div>
  );
}
