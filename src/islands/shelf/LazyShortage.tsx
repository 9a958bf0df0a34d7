import { isShortage } from '../../domain/shelf/shortage.ts';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import type { ShortageProps } from './lazy/ShelfShortage.tsx';

const shortage = lazy(async () => (await import('./lazy/ShelfShortage.tsx')).ShelfShortage);

/** What is missing of an order, and what waits; nothing for one of which all is there. */
export function LazyShortage(given: ShortageProps) {
  const { issues, waits } = given;
  return waits.length > 0 || issues.some(isShortage) ? <Lazy of={shortage} given={given} /> : null;
}
