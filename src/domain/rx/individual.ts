import * as z from 'zod/mini';
import { eyeSide } from '../vocabulary/eye.ts';
import { integerWithin, type Limits } from './limits.ts';

/**
 * What an individual or occupational design is calculated with. Reading distance (eye to text) and working distance
 * (eye to the farthest point that is seen sharply) in whole centimetres, inset of the near zone in tenths of a
 * millimetre, degression (by how much the power falls from the near zone upwards) in hundredths of a dioptre. Wide
 * bounds that only catch typing mistakes; general knowledge of the trade.
 */
export const individualLimits = {
  readingDistance: { min: 20, max: 70, step: 1 },
  inset: { min: 0, max: 50, step: 1 },
  workingDistance: { min: 40, max: 400, step: 1 },
  degression: { min: 25, max: 300, step: 25 },
} as const satisfies Record<string, Limits>;

const number = (field: keyof typeof individualLimits) =>
  z._default(z.nullable(integerWithin(individualLimits[field])), null);

/** Null if not given: the lab then uses what is usual for the design. */
export const individualShape = {
  readingDistance: number('readingDistance'),
  inset: number('inset'),
  /** The eye that leads; the design gives it the wider view. */
  dominantEye: z._default(z.nullable(eyeSide), null),
  workingDistance: number('workingDistance'),
  degression: number('degression'),
};

export const individualFields = [
  'readingDistance',
  'inset',
  'dominantEye',
  'workingDistance',
  'degression',
] as const satisfies (keyof typeof individualShape)[];

export const noIndividual = {
  readingDistance: null,
  inset: null,
  dominantEye: null,
  workingDistance: null,
  degression: null,
};
