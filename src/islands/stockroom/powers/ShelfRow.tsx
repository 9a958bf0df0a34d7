// biome-ignore-all lint/a11y/useSemanticElements: as in the shops' power grid, whose keys and styles it shares.
// biome-ignore-all lint/a11y/useFocusableInteractive: only one cell of the grid is focusable at a time.
import { memo, type ReactElement, useRef } from 'react';
import type { GridNames } from '../../power-grid/cells/grid-names.ts';
import { isSame } from '../../power-grid/cells/is-same.ts';
import { ShelfCell, type ShelfCellProps } from './ShelfCell.tsx';

export type ShelfRowProps = {
  row: number;
  name: GridNames['rows'][number];
  cells: readonly ShelfCellProps[];
};

type Drawn = { props: ShelfCellProps; element: ReactElement };

/** Reuses the drawn cells except those that changed, because a grid has up to two thousand cells. */
function useCells(cells: readonly ShelfCellProps[]): ReactElement[] {
  const drawn = useRef<Drawn[]>([]);
  drawn.current = cells.map((props, column) => {
    const before = drawn.current[column];
    return before && isSame(before.props, props) ? before : { props, element: ShelfCell(props) };
  });
  return drawn.current.map(({ element }) => element);
}

/** A sphere with its cylinders. */
export const ShelfRow = memo(function ShelfRow({ row, name, cells }: ShelfRowProps) {
  return (
    <div role="row" className="power-grid-row" aria-rowindex={row + 2}>
      <div role="rowheader" className="power-grid-head" aria-colindex={1} aria-label={name.said}>
        <span aria-hidden="true">{name.head}</span>
      </div>
      {useCells(cells)}
    </div>
  );
});
