import { parcelsOf } from '../../domain/order/travelling.ts';
import sheet from '../../styles/parcel.scss?url';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import type { LeftProps } from './LeftBehind.tsx';

const leftBehind = lazy(async () => (await import('./LeftBehind.tsx')).LeftBehind, sheet);

/** Orders sent together with those of a delivery but not in it. Loads only if some were sent together. */
export function LazyLeftBehind(given: LeftProps) {
  const hasGroups = parcelsOf(given.orders).length > 0;
  return hasGroups ? <Lazy of={leftBehind} given={given} frame="notice" /> : null;
}
