import counterSheet from '../../styles/counter.scss?url';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const filters = lazy(async () => (await import('./LabFilters.tsx')).LabFilters, counterSheet);

/** Filters by account and by report figure. Loads only in the lab's browsers. */
export function LazyLabFilters() {
  const place = <div className="filter-field" />;
  return <Lazy of={filters} given={{}} waiting={place} frame="filter-field" />;
}
