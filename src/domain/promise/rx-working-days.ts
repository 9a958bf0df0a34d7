import type { LensCatalogue } from '../catalogue/lens.ts';
import { findDesign } from '../catalogue/lens-availability.ts';
import type { RxOrder } from '../rx/rx-order.ts';

/** The parts of a prescription order that determine how long it takes. */
export type TimedRx = Pick<RxOrder, 'lens' | 'job' | 'services'>;

/** Working days the lab needs for a prescription: the sum for design, coating, services and job. */
export function rxWorkingDays({ lens, job, services }: TimedRx, catalogue: LensCatalogue): number {
  const { tint, mirror, coats, engraving } = services;
  const named = [tint?.colour, mirror, ...coats];
  const asked = catalogue.services.filter(
    ({ id, kind }) =>
      named.includes(id) || kind === job || (kind === 'engraving' && engraving !== ''),
  );
  const coating = catalogue.coatings.find(({ id }) => id === lens.coating);
  const parts = [findDesign(catalogue, lens.design), coating, ...asked];
  return parts.reduce((days, part) => days + (part?.workingDays ?? 0), 0);
}
