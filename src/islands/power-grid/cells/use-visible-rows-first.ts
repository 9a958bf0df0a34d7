import { type RefObject, useEffect, useRef, useState } from 'react';
import { isSame } from './is-same.ts';

/** First and last visible row. */
type VisibleRows = { top: number; bottom: number };

/** The rows assumed visible until measured. */
const initialRows: VisibleRows = { top: 0, bottom: 23 };

/** The visible rows of a scrolling grid. All rows have the same height. */
function useVisibleRows(grid: RefObject<HTMLElement | null>, rows: number): RefObject<VisibleRows> {
  const visible = useRef(initialRows);
  useEffect(() => {
    const frame = grid.current?.parentElement;
    if (!frame) return;
    const measure = () => {
      const { scrollTop, clientHeight, scrollHeight } = frame;
      const rowHeight = scrollHeight / (rows + 2);
      const top = Math.floor(scrollTop / rowHeight) - 1;
      visible.current = { top, bottom: top + Math.ceil(clientHeight / rowHeight) + 1 };
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(frame);
    if (grid.current) sizes.observe(grid.current);
    frame.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      frame.removeEventListener('scroll', measure);
    };
  }, [grid, rows]);
  return visible;
}

function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Data to draw each row with. Visible and active rows get new data immediately, others after the next paint, since most
 * of a pasted block may be out of view. Undefined for rows not drawn yet.
 */
export function useVisibleRowsFirst<Row extends object>(
  wanted: readonly Row[],
  active: number,
  grid: RefObject<HTMLElement | null>,
): readonly (Row | undefined)[] {
  const visible = useVisibleRows(grid, wanted.length);
  const before = useRef<readonly (Row | undefined)[]>([]);
  const [painted, setPainted] = useState<readonly Row[]>([]);
  const { top, bottom } = visible.current;
  const drawn = wanted.map((row, index) => {
    const isVisible = index === active || (index >= top && index <= bottom);
    return isVisible || painted === wanted ? row : before.current[index];
  });
  before.current = drawn;
  const isBehind = drawn.some((row, index) => !isSame(row, wanted[index]));
  useEffect(
    () => (isBehind ? afterPaint(() => setPainted(wanted)) : undefined),
    [isBehind, wanted],
  );
  return drawn;
}
