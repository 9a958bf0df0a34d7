import type { LensCatalogue } from '../../catalogue/lens.ts';
import { findDesign } from '../../catalogue/lens-availability.ts';
import type { LensDraft } from './lens-steps.ts';

/**
 * The lens with a design chosen; null if another kind or design is already chosen, or the lab does not have the design.
 */
export function chooseDesign(
  lens: LensDraft,
  id: string,
  catalogue: LensCatalogue,
): LensDraft | null {
  const design = findDesign(catalogue, id);
  if (!design) return null;
  const isFree = lens.kind === '' || lens.kind === design.kind;
  if (!isFree || (lens.design !== '' && lens.design !== id)) return null;
  return { ...lens, kind: design.kind, design: id };
}
