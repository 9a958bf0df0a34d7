import * as z from 'zod/mini';

/** Both eyes of a prescription, in the order they are written: right first. */
export const eyeSides = ['right', 'left'] as const;
export const eyeSide = z.enum(eyeSides);
export type EyeSide = (typeof eyeSides)[number];
