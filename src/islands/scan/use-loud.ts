import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useState } from 'react';
import { $latestResult } from '../../stores/scan/scans.ts';

/** How long a result stays large, ms: seen from across the room, and out of the way before the next orders. */
const loudMs = 8_000;

/**
 * Whether the latest result is still to be large. It folds by itself, but not while it has the focus or the pointer;
 * what was there when the screen was opened is no news.
 */
export function useLoud(box: RefObject<HTMLElement | null>): boolean {
  const latest = useStore($latestResult);
  const [seen, setSeen] = useState(latest);
  useEffect(() => {
    if (latest === seen) return;
    const looking = setInterval(() => {
      if (!box.current?.matches(':hover, :focus-within')) setSeen(latest);
    }, loudMs);
    return () => clearInterval(looking);
  }, [box, latest, seen]);
  return latest !== seen;
}
