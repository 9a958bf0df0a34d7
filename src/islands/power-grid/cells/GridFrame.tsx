// biome-ignore-all lint/a11y/useSemanticElements: a table would recompute its whole layout at every keystroke.
// biome-ignore-all lint/a11y/useFocusableInteractive: only one cell of the grid is focusable at a time.
import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import type { PowerGrid } from '../../../domain/power-grid/grid.ts';
import { useGridFocus } from '../input/use-grid-focus.ts';
import { useGridInput } from '../input/use-grid-input.ts';
import { gridKeysId } from '../notes/GridKeys.tsx';
import type { GridNames } from './grid-names.ts';

type GridFrameProps = {
  grid: PowerGrid;
  names: GridNames;
  label: string;
  className: string;
  /** How many rows, and how many columns, hold headings or sums instead of powers. */
  extra: number;
  /** Shown at the left edge of the window, outside the grid. */
  side?: ReactNode;
  /** Called with the grid's element. */
  children: (within: RefObject<HTMLElement | null>) => ReactNode;
};

/** The scrolling window with the grid: its keys, its focus and its size. Left to right in both languages. */
export function GridFrame(props: GridFrameProps) {
  const { grid, names, label, className, extra, side, children } = props;
  const element = useGridFocus(grid);
  const handlers = useGridInput();
  const columns = names.columns.length;
  useLayoutEffect(() => {
    element.current?.style.setProperty('--columns', String(columns));
  }, [element, columns]);
  return (
    <div className="power-grid-window" dir="ltr">
      {side}
      <div
        ref={element}
        role="grid"
        className={className}
        aria-label={label}
        aria-describedby={gridKeysId}
        aria-multiselectable="true"
        aria-rowcount={names.rows.length + extra}
        aria-colcount={columns + extra}
        {...handlers}
      >
        {children(element)}
      </div>
    </div>
  );
}
