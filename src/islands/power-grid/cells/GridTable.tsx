// biome-ignore-all lint/a11y/useSemanticElements: a table would recompute its whole layout at every keystroke.
// biome-ignore-all lint/a11y/useFocusableInteractive: only one cell of the grid is focusable at a time.
import { useStore } from '@nanostores/react';
import { memo, type RefObject, useMemo } from 'react';
import type { PowerGrid } from '../../../domain/power-grid/grid.ts';
import type { GridQuantities } from '../../../domain/power-grid/totals.ts';
import { type StockUnit, writePieces } from '../../../domain/shelf/pieces.ts';
import { writeNumber } from '../../../i18n/language/format-number.ts';
import type { Locale } from '../../../i18n/language/locale.ts';
import { powerGrid } from '../../../i18n/power-grid/power-grid.ts';
import { $editing, $grid, $setup } from '../../../stores/power-grid/grid.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { say } from '../../../ui/base/say.tsx';
import { useLive } from '../../base/use-live.ts';
import { useMessages } from '../../base/use-messages.ts';
import { MarkLegend } from '../notes/MarkLegend.tsx';
import { GridFrame } from './GridFrame.tsx';
import { GridHeads } from './GridHeads.tsx';
import { GridRow } from './GridRow.tsx';
import { type GridNames, namesOf } from './grid-names.ts';
import { rowsOf } from './grid-rows.ts';
import { useVisibleRowsFirst } from './use-visible-rows-first.ts';

type PartProps = { grid: PowerGrid; names: GridNames; unit: StockUnit; locale: Locale };

const sumText = (pieces: number, unit: StockUnit, locale: Locale) =>
  pieces > 0 ? writeNumber(writePieces(pieces, unit), locale) : '';

const sumHead = say(powerGrid.texts.sum);

type SumsProps = Omit<PartProps, 'grid'> & { quantities: GridQuantities };

const Sums = memo(function Sums({ quantities, names, unit, locale }: SumsProps) {
  return (
    <div
      role="row"
      className="power-grid-row power-grid-sums"
      aria-rowindex={names.rows.length + 2}
    >
      <div role="rowheader" className="power-grid-head" aria-colindex={1}>
        {say(powerGrid.texts.sum)}
      </div>
      {names.columns.map(({ said }, column) => (
        <div key={said} role="gridcell" className="power-grid-sum" aria-colindex={column + 2}>
          {sumText(quantities.columns[column] ?? 0, unit, locale)}
        </div>
      ))}
      <div role="gridcell" className="power-grid-sum" aria-colindex={names.columns.length + 2}>
        {sumText(quantities.total, unit, locale)}
      </div>
    </div>
  );
});

/**
 * Visible row headings. Those in the rows are for screen readers and empty, so that no sphere appears twice. This
 * column is sticky as a whole: a sticky heading in each row would need a layer per row in every frame.
 */
const Side = memo(function Side({ names }: { names: GridNames }) {
  return (
    <div className="power-grid-side" aria-hidden="true">
      {names.rows.map(({ head, said }) => (
        <div key={said} className="power-grid-head">
          {head}
        </div>
      ))}
    </div>
  );
});

type RowsProps = PartProps & { within: RefObject<HTMLElement | null> };

function Rows({ within, grid, names, unit, locale }: RowsProps) {
  const edit = useStore($editing);
  const wanted = useMemo(
    () => rowsOf(grid, { names, unit, locale, edit }),
    [grid, names, unit, locale, edit],
  );
  const drawn = useVisibleRowsFirst(wanted, grid.selection.active.row, within);
  return drawn.map((row) => row && <GridRow key={row.row} {...row} />);
}

function Grid({ grid }: { grid: PowerGrid }) {
  const { unit } = useStore($setup);
  const locale = useLive($locale, 'fa');
  const names = useMemo(() => namesOf(grid.window, locale), [grid.window, locale]);
  const { name } = useMessages(powerGrid);
  return (
    <GridFrame
      grid={grid}
      names={names}
      label={name}
      className="power-grid-table"
      extra={2}
      side={<Side names={names} />}
    >
      {(within) => (
        <>
          <GridHeads names={names} last={sumHead} />
          <Rows within={within} grid={grid} names={names} unit={unit} locale={locale} />
          <Sums quantities={grid.quantities} names={names} unit={unit} locale={locale} />
        </>
      )}
    </GridFrame>
  );
}

/** Powers of one lens in one diameter: spheres down, cylinders across, left to right in both languages. */
export function GridTable() {
  const grid = useStore($grid);
  if (!grid) return null;
  return (
    <section className="power-grid-area">
      <Grid grid={grid} />
      <MarkLegend />
    </section>
  );
}
