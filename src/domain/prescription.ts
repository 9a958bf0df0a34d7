import * as z from 'zod/mini';

/** Both eyes of a prescription, in the order they are written: right first. */
export const eyeSides = ['right', 'left'] as const;
export type EyeSide = (typeof eyeSides)[number];

/**
 * One eye's prescription. Powers in hundredths of a dioptre, lengths in tenths of a millimetre, axis in whole degrees.
 * The bounds here are those of the fields (optics of the trade); what a lens can be made in is the catalogue's.
 */
export const eyePrescription = z.strictObject({
  /** −2500…+1800; 0 is plano, and valid. */
  sphere: z.int().check(z.gte(-2500), z.lte(1800)),
  /** −800…+800; 0 is no cylinder. Stored in minus form. */
  cylinder: z.int().check(z.gte(-800), z.lte(800)),
  /** 1…180; present exactly when there is a cylinder. */
  axis: z.nullable(z.int().check(z.gte(1), z.lte(180))),
  /** 25…450. */
  add: z.nullable(z.int().check(z.gte(25), z.lte(450))),
  /** Monocular distance PD, 200…450. */
  pd: z.nullable(z.int().check(z.gte(200), z.lte(450))),
  /** Fitting or segment height, 120…350. */
  height: z.nullable(z.int().check(z.gte(120), z.lte(350))),
});
export type EyePrescription = z.infer<typeof eyePrescription>;
