import * as z from 'zod/mini';
import { bilingual } from './bilingual.ts';
import { rials } from './money.ts';

/** What a lens does for the eye; decides which prescription fields are asked. */
export const lensKind = z.enum(['singleVision', 'bifocal', 'progressive']);
export type LensKind = z.infer<typeof lensKind>;

/** How the lens material treats light. */
export const lensColour = z.enum(['clear', 'photochromic', 'polarised']);
export type LensColour = z.infer<typeof lensColour>;

/** Names a thing of the catalogue for ever. */
export const catalogueId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

/** Index of refraction in hundredths: 1.56 is 156. */
export const refractiveIndex = z.int().check(z.gte(130), z.lte(200));

/**
 * Powers a variant is made in, minus-cylinder form, hundredths of a dioptre, bounds included.
 * A power is available when some band of its variant holds it; the union of bands need not be a rectangle.
 */
export const powerBand = z.strictObject({
  sphereMin: z.int(),
  sphereMax: z.int(),
  /** Strongest cylinder, ≤ 0. */
  cylinderMin: z.int().check(z.lte(0)),
  /** Bound on sphere + cylinder, the strongest minus meridian. */
  combinedMin: z.int(),
  /** Rials for one lens, uncoated; null is "price on request". */
  price: z.nullable(rials),
});
export type PowerBand = z.infer<typeof powerBand>;

export const coating = z.strictObject({
  id: catalogueId,
  name: bilingual,
  /** Rials for one lens; null is "price on request". */
  price: z.nullable(rials),
});
export type Coating = z.infer<typeof coating>;

export const lensVariant = z.strictObject({
  index: refractiveIndex,
  colour: lensColour,
  /** Ids of the coatings this variant can bear. */
  coatings: z.array(catalogueId),
  bands: z.array(powerBand),
});
export type LensVariant = z.infer<typeof lensVariant>;

export const lensDesign = z.strictObject({
  id: catalogueId,
  kind: lensKind,
  name: bilingual,
  /** Least fitting or segment height in tenths of a millimetre; null where the design has none. */
  minimumHeight: z.nullable(z.int()),
  variants: z.array(lensVariant),
});
export type LensDesign = z.infer<typeof lensDesign>;

export const lensCatalogue = z.strictObject({
  /** Changes with every change of the catalogue; prices are worth what their revision is worth. */
  revision: z.string(),
  designs: z.array(lensDesign),
  coatings: z.array(coating),
});
export type LensCatalogue = z.infer<typeof lensCatalogue>;

/** The lens an order asks for: a path through the catalogue. */
export const lensChoice = z.strictObject({
  design: catalogueId,
  index: refractiveIndex,
  colour: lensColour,
  coating: catalogueId,
});
export type LensChoice = z.infer<typeof lensChoice>;
