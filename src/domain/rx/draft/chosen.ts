import { followLens } from '../../catalogue/follow-lens.ts';
import type { LensCatalogue } from '../../catalogue/lens.ts';
import type { KnownRx } from '../known-rx.ts';
import type { RxServices } from '../services.ts';

/** The services chosen so far. A tint counts once its colour is chosen. */
export function chosenServices({ services }: KnownRx): RxServices {
  const { tint, mirror, coats, engraving } = services;
  const colour = tint?.colour;
  return {
    tint: colour ? { colour, density: 0, form: 'solid' } : null,
    mirror,
    coats: [...coats],
    engraving,
  };
}

/** The lens of an unfinished draft; null until the catalogue has it. */
export function chosenLens(rx: KnownRx, catalogue: LensCatalogue) {
  const { design, index, coating, ...asked } = rx.lens;
  if (!design || !index || !coating) return null;
  const found = followLens({ ...asked, design, index, coating }, catalogue);
  if (!found.variant || found.issues.length > 0) return null;
  return { found, choice: { design, index, colour: found.variant.colour, coating } };
}
