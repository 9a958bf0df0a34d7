import { isShortage } from '../../domain/shelf/shortage.ts';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import type { ShortageProps } from './lazy/ShelfShortage.tsx';

const shortage = lazy(async () => (await import('./lazy/ShelfShortage.tsx')).ShelfShortage);

/** The missing and waiting pieces of an order; renders nothing if all are in stock. */
export function LazyShortage(given: ShortageProps) {
  const { issues, waits } = given;
  return waits.length > 0 || issues.some(isShortage) ? <Lazy of={shortage} given={given} /> : null;
}
