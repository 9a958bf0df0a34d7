import counterSheet from '../../styles/counter.scss?url';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const filters = lazy(async () => (await import('./LabFilters.tsx')).LabFilters, counterSheet);

/** The choice of one account's orders, and of those of a figure; only the lab's browser fetches it. */
export function LazyLabFilters() {
  const place = <div className="filter-field" />;
  return <Lazy of={filters} given={{}} waiting={place} frame="filter-field" />;
}
