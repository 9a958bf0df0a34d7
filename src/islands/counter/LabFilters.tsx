import { AccountFilter } from './AccountFilter.tsx';
import { FigureFilters } from './FigureFilters.tsx';

/** What the lab filters its list by in addition to what shops do. */
export function LabFilters() {
  return (
    <>
      <AccountFilter />
      <FigureFilters />
    </>
  );
}
