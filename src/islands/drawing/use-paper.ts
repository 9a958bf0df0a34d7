import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Paper } from '../../domain/drawing/front-marks.ts';

/** A column beside a form, until it was measured. */
const usual: Paper = { width: 254, text: 11.5 };

/** How wide a drawing stands and how large its text is to be, px; measured when that changes, never while drawing. */
export function usePaper(): { paper: Paper; sheet: RefObject<HTMLDivElement | null> } {
  const sheet = useRef<HTMLDivElement>(null);
  const [paper, setPaper] = useState(usual);
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
