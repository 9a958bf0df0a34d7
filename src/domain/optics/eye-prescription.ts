import * as z from 'zod/mini';
import { noPrism, prism } from './prism.ts';

/** Columns of the prescription table, in writing order. */
export const rowFields = ['sphere', 'cylinder', 'axis', 'add', 'pd', 'height'] as const;

export const powerFields = ['sphere', 'cylinder', 'axis'] as const;

/** Fields outside the table, needed less often. */
export const extraFields = ['nearPd', 'centreHeight'] as const;

export const eyeFields = [...rowFields, ...extraFields] as const;
export type EyeField = (typeof eyeFields)[number];

/**
 * Bounds, inclusive, and step of each field, in its unit (optics of the trade). The bounds of `centreHeight` are
 * general knowledge: no frame is taller.
 */
export const eyeLimits = {
  sphere: { min: -2500, max: 1800, step: 25 },
  cylinder: { min: -800, max: 800, step: 25 },
  axis: { min: 1, max: 180, step: 1 },
  add: { min: 25, max: 450, step: 25 },
  pd: { min: 200, max: 450, step: 5 },
  height: { min: 120, max: 350, step: 5 },
  nearPd: { min: 180, max: 450, step: 5 },
  centreHeight: { min: 50, max: 500, step: 5 },
} as const satisfies Record<EyeField, { min: number; max: number; step: number }>;

function integerWithin({ min, max }: { min: number; max: number }) {
  return z.int().check(z.gte(min), z.lte(max));
}

/**
 * One eye's prescription. Powers in hundredths of a dioptre, lengths in tenths of a millimetre, axis in whole degrees.
 * Bounds are the fields'; the catalogue narrows them to what a lens is made in.
 */
export const eyePrescription = z.strictObject({
  /** −2500…+1800; 0 is plano, and valid. */
  sphere: integerWithin(eyeLimits.sphere),
  /** −800…+800; 0 is no cylinder. Stored in minus form. */
  cylinder: integerWithin(eyeLimits.cylinder),
  /** 1…180; present exactly when there is a cylinder. */
  axis: z.nullable(integerWithin(eyeLimits.axis)),
  /** 25…450. */
  add: z.nullable(integerWithin(eyeLimits.add)),
  /** Monocular distance PD, 200…450. */
  pd: z.nullable(integerWithin(eyeLimits.pd)),
  /** Fitting or segment height, 120…350. */
  height: z.nullable(integerWithin(eyeLimits.height)),
  /** Monocular near PD, 180…450 and at most the distance PD. */
  nearPd: z._default(z.nullable(integerWithin(eyeLimits.nearPd)), null),
  /** Height of the optical centre above the frame's bottom, 50…500; single vision only. */
  centreHeight: z._default(z.nullable(integerWithin(eyeLimits.centreHeight)), null),
  prism: z._default(prism, noPrism),
});
export type EyePrescription = z.infer<typeof eyePrescription>;
