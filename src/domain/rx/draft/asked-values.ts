import {
  type IndividualValue,
  individualValues,
  wornValues,
} from '../../catalogue/individual-values.ts';
import type { LensCatalogue } from '../../catalogue/lens.ts';
import { findDesign } from '../../catalogue/lens-availability.ts';
import { isStrong } from '../../optics/vertex.ts';
import type { KnownEye } from '../known-rx.ts';
import type { KnownDraft } from './read-known.ts';

/**
 * The individual values to ask for: those the chosen design uses, and those already answered. How the glasses are worn
 * is asked until a design is chosen; the vertex distance also for a power that depends on it.
 */
export function askedValues(
  { draft, rx }: KnownDraft,
  catalogue: LensCatalogue,
): IndividualValue[] {
  const { refractedVertex, ...typed } = draft.measures;
  const design = findDesign(catalogue, draft.lens.design);
  const used: readonly string[] = design?.individualValues ?? wornValues;
  const isAsked = (value: IndividualValue) => used.includes(value) || typed[value] !== '';
  const dependsOnVertex = refractedVertex !== '' || [rx.right, rx.left].some(hasStrongPower);
  return individualValues.filter(
    (value) => isAsked(value) || (value === 'vertexDistance' && dependsOnVertex),
  );
}

function hasStrongPower(eye: KnownEye | null): boolean {
  const { sphere, cylinder } = eye ?? {};
  return (
    typeof sphere === 'number' && typeof cylinder === 'number' && isStrong({ sphere, cylinder })
  );
}
