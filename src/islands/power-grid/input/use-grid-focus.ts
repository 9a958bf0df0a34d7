import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import type { PowerGrid } from '../../../domain/power-grid/grid.ts';
import { $editing } from '../../../stores/power-grid/grid.ts';

/** The cell element at a position. The first row and column are headings. */
function cellOf(grid: HTMLDivElement | null, row: number, column: number) {
  const cell = grid?.children[row + 1]?.children[column + 1];
  return cell instanceof HTMLElement ? cell : null;
}

/** Whether the focus is in the grid. It stays true while a cell's field opens or closes. */
function useInside(grid: { current: HTMLDivElement | null }) {
  const isInside = useRef(false);
  // A layout effect, because on a busy page ordinary effects could run after the first click.
  useLayoutEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const enter = () => {
      isInside.current = true;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      const isStill = relatedTarget === null || grid.current?.contains(relatedTarget as Node);
      isInside.current = isStill ?? false;
    };
    grid.current?.addEventListener('focusin', enter, { signal });
    grid.current?.addEventListener('focusout', leave, { signal });
    return () => listeners.abort();
  }, [grid]);
  return isInside;
}

/** Keeps the active cell focused and in view while the focus is in the grid. */
export function useGridFocus({ window, selection: { active } }: PowerGrid) {
  const grid = useRef<HTMLDivElement>(null);
  const isInside = useInside(grid);
  const isEditing = useStore($editing) !== null;
  const { row, column } = active;
  useLayoutEffect(() => {
    if (!isInside.current || isEditing || window.spheres.length === 0) return;
    const cell = cellOf(grid.current, row, column);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [window, row, column, isEditing, isInside]);
  return grid;
}
