import * as z from 'zod/mini';
import { standardShapes } from './frame-choices.ts';

/** A shape a lens can be edged to by A and B only. */
export const standardShape = z.enum(standardShapes);
export type StandardShape = z.infer<typeof standardShape>;
