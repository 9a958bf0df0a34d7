// biome-ignore-all lint/a11y/useSemanticElements: a table would recompute its whole layout at every keystroke.
// biome-ignore-all lint/a11y/useFocusableInteractive: only one cell of the grid is focusable at a time.
import { memo, type ReactNode } from 'react';
import type { GridNames } from './grid-names.ts';

/** Headings of a grid's columns and of an extra last column. Redrawn for a new window, not when the selection moves. */
export const GridHeads = memo(function GridHeads({
  names: { columns },
  last,
}: {
  names: GridNames;
  last?: ReactNode;
}) {
  return (
    <div role="row" className="power-grid-row power-grid-heads" aria-rowindex={1}>
      <div role="columnheader" className="power-grid-head" aria-colindex={1}>
        <span lang="en">SPH</span> <span lang="en">CYL</span>
      </div>
      {columns.map(({ head, said }, column) => (
        <div
          key={said}
          role="columnheader"
          className="power-grid-column"
          aria-colindex={column + 2}
          aria-label={said}
        >
          {head}
        </div>
      ))}
      {last && (
        <div role="columnheader" className="power-grid-column" aria-colindex={columns.length + 2}>
          {last}
        </div>
      )}
    </div>
  );
});
