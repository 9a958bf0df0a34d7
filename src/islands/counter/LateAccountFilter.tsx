import counterSheet from '../../styles/counter.scss?url';
import { Late } from '../base/Late.tsx';
import { late } from '../base/late-code.ts';

const filter = late(async () => (await import('./AccountFilter.tsx')).AccountFilter, counterSheet);

/** The choice of one account's orders; only the lab's browser fetches it. */
export function LateAccountFilter() {
  const place = <div className="filter-field" />;
  return <Late of={filter} given={{}} waiting={place} frame="filter-field" />;
}
