import type { LensKind } from '../../domain/catalogue/lens.ts';
import { $catalogue, refreshCatalogue } from '../rx/catalogue.ts';

const kindOf = (design: string) =>
  $catalogue.get()?.designs.find(({ id }) => id === design)?.kind ?? null;

/** The kind of a design; null if the catalogue no longer has it. Fetches the catalogue if the design is not in it. */
export async function fetchLensKind(design: string): Promise<LensKind | null> {
  if (!kindOf(design)) await refreshCatalogue();
  return kindOf(design);
}
