import * as z from 'zod/mini';
import { individualShape, noIndividual } from './individual.ts';
import { integerWithin, type Limits } from './limits.ts';

/**
 * How the glasses are worn. Vertex distance in tenths of a millimetre, pantoscopic tilt and wrap in degrees. Wide
 * bounds that only catch typing mistakes; general knowledge.
 */
export const measureLimits = {
  vertexDistance: { min: 50, max: 250, step: 5 },
  pantoscopicTilt: { min: -5, max: 25, step: 1 },
  wrap: { min: 0, max: 35, step: 1 },
} as const satisfies Record<string, Limits>;

/** Averages labs assume for missing measurements, in the units above; general knowledge. */
export const averageMeasures: Readonly<Record<keyof typeof measureLimits, number>> = {
  vertexDistance: 130,
  pantoscopicTilt: 10,
  wrap: 5,
};

/** Wishes for the lens: base curve in hundredths of a dioptre, minimum thicknesses in tenths of a millimetre. */
export const wishLimits = {
  baseCurve: { min: 25, max: 1200, step: 25 },
  centreThickness: { min: 5, max: 200, step: 1 },
  edgeThickness: { min: 5, max: 200, step: 1 },
} as const satisfies Record<string, Limits>;

/** Null if not measured: the lab then uses averages. */
export const measures = z.strictObject({
  vertexDistance: z.nullable(integerWithin(measureLimits.vertexDistance)),
  pantoscopicTilt: z.nullable(integerWithin(measureLimits.pantoscopicTilt)),
  wrap: z.nullable(integerWithin(measureLimits.wrap)),
  /** One of the design's own corridors, tenths of a millimetre. */
  corridor: z.nullable(z.int().check(z.gte(1), z.lte(400))),
  ...individualShape,
});
export type Measures = z.infer<typeof measures>;

export const noMeasures: Measures = {
  vertexDistance: null,
  pantoscopicTilt: null,
  wrap: null,
  corridor: null,
  ...noIndividual,
};

export const wishes = z.strictObject({
  /** Diameter of the blank, tenths of a millimetre. */
  diameter: z.nullable(z.literal([600, 650, 700, 720, 750, 800])),
  baseCurve: z.nullable(integerWithin(wishLimits.baseCurve)),
  centreThickness: z.nullable(integerWithin(wishLimits.centreThickness)),
  edgeThickness: z.nullable(integerWithin(wishLimits.edgeThickness)),
});
export type Wishes = z.infer<typeof wishes>;

export const noWishes: Wishes = {
  diameter: null,
  baseCurve: null,
  centreThickness: null,
  edgeThickness: null,
};
