import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Paper } from '../../domain/drawing/front-marks.ts';

/** Typical size of a column next to a form, used until the real one is measured. */
const initial: Paper = { width: 254, text: 11.5 };

/** Width and text size for a drawing, px; measured on resize, never while rendering. */
export function usePaper(): { paper: Paper; sheet: RefObject<HTMLDivElement | null> } {
  const sheet = useRef<HTMLDivElement>(null);
  const [paper, setPaper] = useState(initial);
  useLayoutEffect(() => {
    if (!sheet.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0) return;
      const text = Number.parseFloat(getComputedStyle(entry.target).fontSize);
      setPaper({ width: Math.round(entry.contentRect.width), text });
    });
    watch.observe(sheet.current);
    return () => watch.disconnect();
  }, []);
  return { paper, sheet };
}
