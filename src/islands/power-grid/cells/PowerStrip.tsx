import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import type { PowerGrid } from '../../../domain/power-grid/grid.ts';
import { selectCell } from '../../../domain/power-grid/selection.ts';
import { type StockUnit, writePieces } from '../../../domain/shelf/pieces.ts';
import { writeNumber } from '../../../i18n/language/format-number.ts';
import { formatEyeValue } from '../../../i18n/language/format-optics.ts';
import { inBoth } from '../../../i18n/language/message.ts';
import { powerGrid } from '../../../i18n/power-grid/power-grid.ts';
import { select } from '../../../stores/power-grid/edits.ts';
import { $grid, $setup } from '../../../stores/power-grid/grid.ts';
import { say } from '../../../ui/base/say.tsx';
import { GridNotice } from '../notes/GridNotice.tsx';
import { LazyElsewhere } from '../notes/LazyElsewhere.tsx';
import { StripCell } from './StripCell.tsx';

type Part = { grid: PowerGrid; unit: StockUnit };

/** Scrolls the chosen sphere to the middle. */
function useChosenInSight(row: number) {
  const scroll = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const chosen = scroll.current?.children[row];
    if (!scroll.current || !(chosen instanceof HTMLElement)) return;
    const { offsetLeft, offsetWidth } = chosen;
    const before = (scroll.current.clientWidth - offsetWidth) / 2;
    scroll.current.scrollLeft = offsetLeft - scroll.current.offsetLeft - before;
  }, [row]);
  return scroll;
}

/** The spheres side by side, each with the number of pieces ordered. */
function Spheres({ grid: { window, quantities, selection }, unit }: Part) {
  const scroll = useChosenInSight(selection.active.row);
  return (
    <fieldset className="power-grid-strip-spheres">
      <legend>{say(powerGrid.texts.chooseSphere)}</legend>
      <div className="power-grid-strip-scroll" dir="ltr" ref={scroll}>
        {window.spheres.map((sphere, row) => (
          <button
            key={sphere}
            type="button"
            className="choice number"
            aria-pressed={row === selection.active.row}
            onClick={() => select(selectCell({ row, column: 0 }))}
          >
            {say(inBoth((locale) => formatEyeValue('sphere', sphere, locale)))}
            {(quantities.rows[row] ?? 0) > 0 && (
              <small>
                {say(
                  inBoth((locale) =>
                    writeNumber(writePieces(quantities.rows[row] ?? 0, unit), locale),
                  ),
                )}
              </small>
            )}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** For touch screens: choose a sphere, then step the quantities of its cylinders. */
export function PowerStrip() {
  const grid = useStore($grid);
  const { unit } = useStore($setup);
  if (!grid) return null;
  const { row } = grid.selection.active;
  return (
    <section className="surface power-grid-strip">
      <GridNotice />
      <LazyElsewhere />
      <Spheres grid={grid} unit={unit} />
      <ul>
        {grid.window.cylinders.map((cylinder, column) => (
          <StripCell
            key={`${row} ${cylinder}`}
            position={{ row, column }}
            sphere={grid.window.spheres[row] ?? 0}
            cylinder={cylinder}
            count={grid.window.counts[row]?.[column] ?? null}
            pieces={grid.quantities.pieces[row]?.[column] ?? null}
            unit={unit}
          />
        ))}
      </ul>
    </section>
  );
}
