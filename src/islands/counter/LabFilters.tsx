import { AccountFilter } from './AccountFilter.tsx';
import { FigureFilters } from './FigureFilters.tsx';

/** The filters that only the lab has. */
export function LabFilters() {
  return (
    <>
      <AccountFilter />
      <FigureFilters />
    </>
  );
}
