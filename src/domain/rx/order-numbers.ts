import type { Table } from '../vocabulary/by-name.ts';
import type { Limits } from './limits.ts';

/**
 * Unit of a number field, which determines how it is read: lengths in tenths of a millimetre, `dioptre` and `prism` in
 * hundredths, the others whole; reading and working distances are in centimetres.
 */
export type NumberUnit =
  | 'half'
  | 'tenth'
  | 'centimetre'
  | 'degree'
  | 'dioptre'
  | 'prism'
  | 'percent';

/** A number of an order. Its bounds only catch typing mistakes; general knowledge of the trade. */
export interface RxNumber extends Limits {
  readonly unit: NumberUnit;
  /** What labs assume if it is not given; general knowledge. */
  readonly average?: number;
}

/*
 * The draft, its reading, the order, its copy, the order's page and the lab file are all built from the tables of
 * numbers below. No zod here, because pages that only show an order load this file.
 */

/** How the glasses are worn. */
export const wornNumbers = {
  vertexDistance: { min: 50, max: 250, step: 5, unit: 'half', average: 130 },
  pantoscopicTilt: { min: -5, max: 25, step: 1, unit: 'degree', average: 10 },
  wrap: { min: 0, max: 35, step: 1, unit: 'degree', average: 5 },
} as const satisfies Table<string, RxNumber>;
export type WornNumber = keyof typeof wornNumbers;

/** Values an individual design is calculated with: the distance from eye to text, and the inset of the near zone. */
export const nearNumbers = {
  readingDistance: { min: 20, max: 70, step: 1, unit: 'centimetre' },
  inset: { min: 0, max: 50, step: 1, unit: 'tenth' },
} as const satisfies Table<string, RxNumber>;
export type NearNumber = keyof typeof nearNumbers;

/**
 * Values an occupational design is calculated with: the distance to the farthest point seen sharply, and the
 * degression, i.e. how much the power falls from the near zone upwards.
 */
export const deskNumbers = {
  workingDistance: { min: 40, max: 400, step: 1, unit: 'centimetre' },
  degression: { min: 25, max: 300, step: 25, unit: 'dioptre' },
} as const satisfies Table<string, RxNumber>;
export type DeskNumber = keyof typeof deskNumbers;

/** Optional lens measures requested by the shop; the thicknesses are minimums. */
export const wishNumbers = {
  baseCurve: { min: 25, max: 1200, step: 25, unit: 'dioptre' },
  centreThickness: { min: 5, max: 200, step: 1, unit: 'tenth' },
  edgeThickness: { min: 5, max: 200, step: 1, unit: 'tenth' },
} as const satisfies Table<string, RxNumber>;
export type WishNumber = keyof typeof wishNumbers;

export const measureNumbers = { ...wornNumbers, ...nearNumbers, ...deskNumbers };
export type MeasureNumber = keyof typeof measureNumbers;
