import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect, useState } from 'react';

/**
 * A store's value. The first render returns the value the page was prerendered with, so that hydration matches the
 * markup; the stored value follows before the frame is painted.
 */
export function useLive<T>(store: ReadableAtom<T>, prerendered: T): T {
  const value = useStore(store);
  const [live, setLive] = useState(false);
  useLayoutEffect(() => setLive(true), []);
  return live ? value : prerendered;
}
