import * as z from 'zod/mini';
import { eyeLimits } from './eye-fields.ts';
import { noPrism, prism } from './prism.ts';

function integerWithin({ min, max }: { min: number; max: number }) {
  return z.int().check(z.gte(min), z.lte(max));
}

/**
 * One eye's prescription. Powers in hundredths of a dioptre, lengths in tenths of a millimetre, axis in whole degrees.
 * The bounds are those of the fields; the catalogue narrows them to what a lens is made in.
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
