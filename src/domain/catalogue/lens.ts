import * as z from 'zod/mini';
import { priceTerms } from '../prices/price-terms.ts';
import { bilingual } from '../vocabulary/bilingual.ts';
import { rials } from '../vocabulary/money.ts';
import { individualValues, wornValues } from './individual-values.ts';
import { labCalendar } from './lab-calendar.ts';
import { lensColours, lensKinds, serviceKinds } from './lens-choices.ts';
import { plainCalendar } from './plain-calendar.ts';

export const lensKind = z.enum(lensKinds);
export type LensKind = z.infer<typeof lensKind>;
export const lensColour = z.enum(lensColours);
export type LensColour = z.infer<typeof lensColour>;

/** Permanent id of a catalogue entry. */
export const catalogueId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

/** Refractive index in hundredths: 1.56 is 156. */
export const refractiveIndex = z.int().check(z.gte(130), z.lte(200));

/**
 * Powers a variant is made in: minus-cylinder form, hundredths of a dioptre, inclusive. A power is available if any
 * band contains it; the bands together need not form a rectangle.
 */
export const powerBand = z.strictObject({
  sphereMin: z.int(),
  sphereMax: z.int(),
  /** Strongest cylinder, ≤ 0. */
  cylinderMin: z.int().check(z.lte(0)),
  /** Lower bound of sphere + cylinder, the strongest minus meridian. */
  combinedMin: z.int(),
  /** Rials for one lens, uncoated; null is "price on request". */
  price: z.nullable(rials),
});
export type PowerBand = z.infer<typeof powerBand>;

/** Working days that a part of an order adds to the lab's usual time. */
const workingDays = z._default(z.int().check(z.gte(0), z.lte(60)), 0);

export const coating = z.strictObject({
  id: catalogueId,
  name: bilingual,
  /** Rials for one lens; null is "price on request". */
  price: z.nullable(rials),
  /** Hard coats can chip at a thin edge. */
  isHard: z._default(z.boolean(), true),
  workingDays,
});
export type Coating = z.infer<typeof coating>;

export const lensVariant = z.strictObject({
  index: refractiveIndex,
  colour: lensColour,
  /** Ids of its coatings. */
  coatings: z.array(catalogueId),
  bands: z.array(powerBand),
});
export type LensVariant = z.infer<typeof lensVariant>;

export const lensDesign = z.strictObject({
  id: catalogueId,
  kind: lensKind,
  name: bilingual,
  /** Minimum fitting or segment height, tenths of a millimetre; null if the design has none. */
  minimumHeight: z.nullable(z.int()),
  /** Available corridor lengths, tenths of a millimetre; empty if there is no choice. */
  corridors: z._default(z.array(z.int()), []),
  /** Values it is calculated with. */
  individualValues: z._default(z.array(z.enum(individualValues)), [...wornValues]),
  workingDays,
  variants: z.array(lensVariant),
});
export type LensDesign = z.infer<typeof lensDesign>;

export const serviceKind = z.enum(serviceKinds);
export type ServiceKind = z.infer<typeof serviceKind>;

/** A service on a lens. Apart from `coat`, the catalogue has at most one service of each kind. */
export const lensService = z.strictObject({
  id: catalogueId,
  kind: serviceKind,
  name: bilingual,
  /** Rials for one lens; null is "price on request". */
  price: z.nullable(rials),
  workingDays,
});
export type LensService = z.infer<typeof lensService>;

/**
 * A choice named in a conflict: `colour:photochromic`, `service:anti-fog`, or `kind:tint` for every service of a kind.
 */
export const lensPart = z
  .string()
  .check(z.regex(/^(design|colour|coating|service|kind):[a-z0-9-]{1,40}$/i));

/** Two choices that exclude each other. */
export const lensConflict = z.strictObject({
  one: lensPart,
  other: lensPart,
  reason: bilingual,
});
export type LensConflict = z.infer<typeof lensConflict>;

export const lensCatalogue = z.strictObject({
  /** Changes with every edit of the catalogue, so that a price can be traced to its catalogue. */
  revision: z.string(),
  designs: z.array(lensDesign),
  coatings: z.array(coating),
  services: z._default(z.array(lensService), []),
  conflicts: z._default(z.array(lensConflict), []),
  calendar: z._default(labCalendar, plainCalendar),
  terms: z.optional(priceTerms),
});
export type LensCatalogue = z.infer<typeof lensCatalogue>;

/** The lens of an order, by its catalogue ids. */
export const lensChoice = z.strictObject({
  design: catalogueId,
  index: refractiveIndex,
  colour: lensColour,
  coating: catalogueId,
});
export type LensChoice = z.infer<typeof lensChoice>;
