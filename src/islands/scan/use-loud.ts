import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useState } from 'react';
import { $latestResult } from '../../stores/scan/scans.ts';

/** How long a result stays large, ms: long enough to be seen from across the room, short enough for the next orders. */
const loudMs = 8_000;

/**
 * Whether the latest result is shown large. It becomes small by itself, but not while it has the focus or the pointer.
 * A result from before the screen was opened is small from the start.
 */
export function useLoud(box: RefObject<HTMLElement | null>): boolean {
  const latest = useStore($latestResult);
  const [seen, setSeen] = useState(latest);
  useEffect(() => {
    if (latest === seen) return;
    const timer = setInterval(() => {
      if (!box.current?.matches(':hover, :focus-within')) setSeen(latest);
    }, loudMs);
    return () => clearInterval(timer);
  }, [box, latest, seen]);
  return latest !== seen;
}
