import * as z from 'zod/mini';

/** In the order prescriptions list them: right first. */
export const eyeSides = ['right', 'left'] as const;
export const eyeSide = z.enum(eyeSides);
export type EyeSide = (typeof eyeSides)[number];
