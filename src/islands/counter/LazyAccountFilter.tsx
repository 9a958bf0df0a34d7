import counterSheet from '../../styles/counter.scss?url';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const filter = lazy(async () => (await import('./AccountFilter.tsx')).AccountFilter, counterSheet);

/** The choice of one account's orders; only the lab's browser fetches it. */
export function LazyAccountFilter() {
  const place = <div className="filter-field" />;
  return <Lazy of={filter} given={{}} waiting={place} frame="filter-field" />;
}
