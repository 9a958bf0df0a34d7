import * as z from 'zod/mini';
import { bilingual } from '../vocabulary/bilingual.ts';
import { rials } from '../vocabulary/money.ts';

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
  /** Whether it is a hard coat, which chips at a thin edge. */
  isHard: z._default(z.boolean(), true),
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
  /** Corridors on offer, tenths of a millimetre; none where the design has no choice. */
  corridors: z._default(z.array(z.int()), []),
  variants: z.array(lensVariant),
});
export type LensDesign = z.infer<typeof lensDesign>;

export const serviceKind = z.enum([
  'tint',
  'mirror',
  'coat',
  'engraving',
  'balance',
  'remoteEdged',
  'fullGlaze',
]);
export type ServiceKind = z.infer<typeof serviceKind>;

/** Something done to a lens. Of the kinds after `coat` a catalogue has one each. */
export const lensService = z.strictObject({
  id: catalogueId,
  kind: serviceKind,
  name: bilingual,
  /** Rials for one lens; null is "price on request". */
  price: z.nullable(rials),
});
export type LensService = z.infer<typeof lensService>;

/** A choice as conflicts name it: `colour:photochromic`, `service:anti-fog`, `kind:tint` for every service of a kind. */
export const lensPart = z
  .string()
  .check(z.regex(/^(design|colour|coating|service|kind):[a-z0-9-]{1,40}$/i));

/** Two choices that exclude each other, and why. */
export const lensConflict = z.strictObject({
  one: lensPart,
  other: lensPart,
  reason: bilingual,
});
export type LensConflict = z.infer<typeof lensConflict>;

export const lensCatalogue = z.strictObject({
  /** Changes with every change of the catalogue; prices are worth what their revision is worth. */
  revision: z.string(),
  designs: z.array(lensDesign),
  coatings: z.array(coating),
  services: z._default(z.array(lensService), []),
  conflicts: z._default(z.array(lensConflict), []),
});
export type LensCatalogue = z.infer<typeof lensCatalogue>;

/** Stands in until a catalogue was fetched: a prescription can be checked, no lens can be chosen. */
export const emptyCatalogue: LensCatalogue = {
  revision: '',
  designs: [],
  coatings: [],
  services: [],
  conflicts: [],
};

/** The lens an order asks for: a path through the catalogue. */
export const lensChoice = z.strictObject({
  design: catalogueId,
  index: refractiveIndex,
  colour: lensColour,
  coating: catalogueId,
});
export type LensChoice = z.infer<typeof lensChoice>;
