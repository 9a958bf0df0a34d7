import type { LensCatalogue } from '../../catalogue/lens.ts';
import {
  coatingsOf,
  coloursOf,
  designsOfKind,
  findDesign,
  indexesOf,
} from '../../catalogue/lens-availability.ts';
import { lensKinds } from '../../catalogue/lens-choices.ts';
import type { RxDraft } from './draft.ts';

export type LensDraft = RxDraft['lens'];

/** Steps after the kind. Each offers what the earlier ones allow. */
export const lensSteps = ['design', 'index', 'colour', 'coating'] as const;
export type LensStep = (typeof lensSteps)[number];

/** Options of each step, in the format of the draft; empty until the previous step is chosen. */
export type LensOptions = Readonly<Record<LensStep, readonly string[]>>;

export function lensOptions(lens: LensDraft, catalogue: LensCatalogue): LensOptions {
  const kind = lensKinds.find((each) => each === lens.kind);
  const designs = kind ? designsOfKind(catalogue, kind) : [];
  const design = designs.find(({ id }) => id === lens.design);
  const indexes = design ? indexesOf(design) : [];
  const index = indexes.find((each) => String(each) === lens.index);
  const colours = design && index ? coloursOf(design, index) : [];
  const colour = colours.find((each) => each === lens.colour);
  const coatings = design && index && colour ? coatingsOf(catalogue, design, index, colour) : [];
  return {
    design: designs.map(({ id }) => id),
    index: indexes.map(String),
    colour: colours,
    coating: coatings.map(({ id }) => id),
  };
}

/** Clears choices that an earlier step has made impossible, and lists them. */
export function keepPossible(
  lens: LensDraft,
  catalogue: LensCatalogue,
): { lens: LensDraft; withdrawn: LensStep[] } {
  const withdrawn: LensStep[] = [];
  let possible = lens;
  for (const step of lensSteps) {
    const chosen = possible[step];
    if (chosen === '' || lensOptions(possible, catalogue)[step].includes(chosen)) continue;
    possible = { ...possible, [step]: '' };
    withdrawn.push(step);
  }
  return { lens: possible, withdrawn };
}

/** Chooses one step and clears what it makes impossible. */
export function chooseStep(
  lens: LensDraft,
  step: 'kind' | LensStep,
  value: string,
  catalogue: LensCatalogue,
) {
  return keepPossible({ ...lens, [step]: value }, catalogue);
}

export function designName(catalogue: LensCatalogue, id: string) {
  return findDesign(catalogue, id)?.name;
}

export function coatingName(catalogue: LensCatalogue, id: string) {
  return catalogue.coatings.find((coating) => coating.id === id)?.name;
}
