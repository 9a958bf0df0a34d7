// biome-ignore-all lint/a11y/useSemanticElements: a table would recompute its whole layout at every keystroke.
// biome-ignore-all lint/a11y/useFocusableInteractive: only one cell of the grid is focusable at a time.
import { memo, type ReactElement, useRef } from 'react';
import type { CellPieces } from '../../../domain/power-grid/cells.ts';
import { type StockUnit, writePieces } from '../../../domain/shelf/pieces.ts';
import type { StockCount } from '../../../domain/stock/stock.ts';
import { writeNumber } from '../../../i18n/language/format-number.ts';
import type { Locale } from '../../../i18n/language/locale.ts';
import type { CellEdit } from '../../../stores/power-grid/grid.ts';
import { type CellProps, GridCell } from './GridCell.tsx';
import type { GridNames } from './grid-names.ts';
import { isSame } from './is-same.ts';

export type RowProps = {
  row: number;
  name: GridNames['rows'][number];
  columns: GridNames['columns'];
  counts: readonly StockCount[];
  pieces: readonly CellPieces[];
  sum: number;
  unit: StockUnit;
  locale: Locale;
  /** Column of the active cell; −1 if it is in another row. */
  active: number;
  /** Columns of the selected range; −1 if the range doesn't include this row. */
  first: number;
  last: number;
  edit: CellEdit | null;
};

type Drawn = { props: CellProps; element: ReactElement };

function cellsOf(row: RowProps): CellProps[] {
  const { name, columns, counts, pieces, unit, locale, active, first, last, edit } = row;
  return columns.map(({ said }, column) => ({
    column,
    row: name.said,
    name: said,
    count: counts[column] ?? null,
    pieces: pieces[column] ?? null,
    unit,
    locale,
    isActive: column === active,
    isSelected: column >= first && column <= last,
    edit: column === active ? edit : null,
  }));
}

/**
 * Reuses the row's drawn cells except those that changed. A component per cell would mean two thousand, each checked at
 * every keystroke.
 */
function useCells(row: RowProps): ReactElement[] {
  const drawn = useRef<Drawn[]>([]);
  drawn.current = cellsOf(row).map((props, column) => {
    const before = drawn.current[column];
    return before && isSame(before.props, props) ? before : { props, element: GridCell(props) };
  });
  return drawn.current.map(({ element }) => element);
}

/** A sphere with its cylinders. Redrawn only if something in this row changed. */
export const GridRow = memo(function GridRow(props: RowProps) {
  const { row, name, columns, sum, unit, locale } = props;
  return (
    <div role="row" className="power-grid-row" aria-rowindex={row + 2}>
      <div role="rowheader" className="power-grid-head" aria-colindex={1} aria-label={name.said} />
      {useCells(props)}
      <div role="gridcell" className="power-grid-sum" aria-colindex={columns.length + 2}>
        {sum > 0 ? writeNumber(writePieces(sum, unit), locale) : ''}
      </div>
    </div>
  );
});
