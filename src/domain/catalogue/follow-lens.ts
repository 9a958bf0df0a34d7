import type { Issue } from '../vocabulary/issue.ts';
import type { LensCatalogue, LensDesign, LensKind, LensVariant } from './lens.ts';
import { coatingsOf, findDesign, indexesOf } from './lens-availability.ts';

/** The part of the lens that is chosen so far. Rules that need a missing part are skipped. */
export interface KnownLens {
  readonly kind: LensKind | undefined;
  readonly design: LensDesign | undefined;
  readonly variant: LensVariant | undefined;
}

/** A lens choice by step; undefined for a step not made yet. */
export interface AskedLens {
  readonly kind: LensKind | undefined;
  readonly design: string | undefined;
  readonly index: number | undefined;
  readonly colour: string | undefined;
  readonly coating: string | undefined;
}

interface LensFound extends KnownLens {
  readonly issues: readonly Issue[];
}

/** Looks up each step in the catalogue. Stops with an issue at the first step that does not exist. */
export function followLens(asked: AskedLens, catalogue: LensCatalogue): LensFound {
  const design = asked.design === undefined ? undefined : findDesign(catalogue, asked.design);
  const isOfKind = asked.kind === undefined || design?.kind === asked.kind;
  if (!design || !isOfKind) {
    const issues = asked.design === undefined ? [] : [unknown('design')];
    return { kind: asked.kind, design: undefined, variant: undefined, issues };
  }
  return { kind: design.kind, design, ...followVariant(asked, design, catalogue) };
}

function followVariant(
  { index, colour, coating }: AskedLens,
  design: LensDesign,
  catalogue: LensCatalogue,
): { variant: LensVariant | undefined; issues: Issue[] } {
  const nowhere = { variant: undefined, issues: [] };
  if (index === undefined) return nowhere;
  if (!indexesOf(design).includes(index)) return { ...nowhere, issues: [unknown('index')] };
  if (colour === undefined) return nowhere;
  const variant = design.variants.find((each) => each.index === index && each.colour === colour);
  if (!variant) return { ...nowhere, issues: [unknown('colour')] };
  const coatings = coatingsOf(catalogue, design, index, variant.colour);
  const isBorne = coating === undefined || coatings.some(({ id }) => id === coating);
  return { variant, issues: isBorne ? [] : [unknown('coating')] };
}

function unknown(step: 'design' | 'index' | 'colour' | 'coating'): Issue {
  return { path: `lens.${step}`, code: 'unknownLens' };
}
