import { useStore } from '@nanostores/react';
import { $elsewhere } from '../../../stores/power-grid/elsewhere.ts';
import { Lazy } from '../../base/Lazy.tsx';
import { lazy } from '../../base/lazy-code.ts';

const list = lazy(async () => (await import('./GridElsewhere.tsx')).GridElsewhere);

/** What is ordered outside the visible part of the grid; fetched once there is any. */
export function LazyElsewhere() {
  const places = useStore($elsewhere);
  return places.length > 0 && <Lazy of={list} given={{}} />;
}
