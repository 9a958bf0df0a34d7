import { useStore } from '@nanostores/react';
import { $elsewhere } from '../../../stores/power-grid/elsewhere.ts';
import { Lazy } from '../../base/Lazy.tsx';
import { lazy } from '../../base/lazy-code.ts';

const list = lazy(async () => (await import('./GridElsewhere.tsx')).GridElsewhere);

/** Orders outside the visible part of the grid; loaded when there are some. */
export function LazyElsewhere() {
  const places = useStore($elsewhere);
  return places.length > 0 && <Lazy of={list} given={{}} />;
}
