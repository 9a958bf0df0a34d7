// biome-ignore-all lint/a11y/useSemanticElements: parts of a table would be laid out anew, all of them, at every key.
// biome-ignore-all lint/a11y/useFocusableInteractive: of the whole grid one cell has the focus.
import { useStore } from '@nanostores/react';
import { memo, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { StockGrid } from '../../domain/stock-grid.ts';
import { type StockUnit, writePieces } from '../../domain/stock-pieces.ts';
import type { GridQuantities } from '../../domain/stock-quantities.ts';
import { rangeOf } from '../../domain/stock-range.ts';
import { writeNumber } from '../../i18n/format-number.ts';
import type { Locale } from '../../i18n/locale.ts';
import { powerGrid } from '../../i18n/messages/stock-grid.ts';
import { $locale } from '../../stores/locale.ts';
import { $editing, $grid, $setup } from '../../stores/stock-grid.ts';
import { Text } from '../../ui/Text.tsx';
import { useLive } from '../use-live.ts';
import { useMessages } from '../use-messages.ts';
import { GridRow } from './GridRow.tsx';
import { type GridNames, namesOf } from './grid-names.ts';
import { MarkLegend } from './MarkLegend.tsx';
import { useGridFocus } from './use-grid-focus.ts';
import { useGridHands } from './use-grid-hands.ts';

type PartProps = { grid: StockGrid; names: GridNames; unit: StockUnit; locale: Locale };

const sumText = (pieces: number, unit: StockUnit, locale: Locale) =>
  pieces > 0 ? writeNumber(writePieces(pieces, unit), locale) : '';

/** Drawn anew for another frame alone: moving in the grid leaves it as it is. */
const Heads = memo(function Heads({ names }: { names: GridNames }) {
  return (
    <div role="row" className="power-row power-heads" aria-rowindex={1}>
      <div role="columnheader" className="power-head" aria-colindex={1}>
        <span lang="en">SPH</span> <span lang="en">CYL</span>
      </div>
      {names.columns.map(({ head, said }, column) => (
        <div
          key={said}
          role="columnheader"
          className="power-column"
          aria-colindex={column + 2}
          aria-label={said}
        >
          {head}
        </div>
      ))}
      <div role="columnheader" className="power-column" aria-colindex={names.columns.length + 2}>
        <Text of={powerGrid.texts.sum} />
      </div>
    </div>
  );
});

type SumsProps = Omit<PartProps, 'grid'> & { quantities: GridQuantities };

const Sums = memo(function Sums({ quantities, names, unit, locale }: SumsProps) {
  return (
    <div role="row" className="power-row power-sums" aria-rowindex={names.rows.length + 2}>
      <div role="rowheader" className="power-head" aria-colindex={1}>
        <Text of={powerGrid.texts.sum} />
      </div>
      {names.columns.map(({ said }, column) => (
        <div key={said} role="gridcell" className="power-sum" aria-colindex={column + 2}>
          {sumText(quantities.columns[column] ?? 0, unit, locale)}
        </div>
      ))}
      <div role="gridcell" className="power-sum" aria-colindex={names.columns.length + 2}>
        {sumText(quantities.total, unit, locale)}
      </div>
    </div>
  );
});

/** As many rows as a window shows. */
const atOnce = 24;

/** The rows in sight are drawn first; the rest when they are painted. */
function useRowsDrawn(): number {
  const [drawn, setDrawn] = useState(atOnce);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setDrawn(Number.POSITIVE_INFINITY));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return drawn;
}

function Rows({ grid, names, unit, locale }: PartProps) {
  const edit = useStore($editing);
  const drawn = useRowsDrawn();
  const { frame, quantities, selection } = grid;
  const { top, bottom, first, last } = rangeOf(selection);
  return names.rows.slice(0, drawn).map((name, row) => {
    const isActive = row === selection.active.row;
    const isIn = row >= top && row <= bottom;
    return (
      <GridRow
        key={name.said}
        row={row}
        name={name}
        columns={names.columns}
        counts={frame.counts[row] ?? []}
        pieces={quantities.pieces[row] ?? []}
        sum={quantities.rows[row] ?? 0}
        unit={unit}
        locale={locale}
        active={isActive ? selection.active.column : -1}
        first={isIn ? first : -1}
        last={isIn ? last : -1}
        edit={isActive ? edit : null}
      />
    );
  });
}

function Grid({ grid }: { grid: StockGrid }) {
  const { unit } = useStore($setup);
  const locale = useLive($locale, 'fa');
  const names = useMemo(() => namesOf(grid.frame, locale), [grid.frame, locale]);
  const { name } = useMessages(powerGrid);
  const element = useGridFocus(grid);
  const hands = useGridHands();
  const columns = names.columns.length;
  useLayoutEffect(() => {
    element.current?.style.setProperty('--columns', String(columns));
  }, [element, columns]);
  return (
    <div className="power-frame">
      <div
        ref={element}
        role="grid"
        className="power-grid"
        dir="ltr"
        aria-label={name}
        aria-multiselectable="true"
        aria-rowcount={names.rows.length + 2}
        aria-colcount={columns + 2}
        {...hands}
      >
        <Heads names={names} />
        <Rows grid={grid} names={names} unit={unit} locale={locale} />
        <Sums quantities={grid.quantities} names={names} unit={unit} locale={locale} />
      </div>
    </div>
  );
}

/** The powers of one lens in one diameter: spheres down, cylinders across, left to right in either language. */
export function PowerGrid() {
  const grid = useStore($grid);
  if (!grid) return null;
  return (
    <section className="power-area">
      <Grid grid={grid} />
      <MarkLegend />
    </section>
  );
}
