import * as z from 'zod/mini';
import { standardShapes } from './frame-choices.ts';

/** A shape to which a lens can be edged from A and B alone. */
export const standardShape = z.enum(standardShapes);
export type StandardShape = z.infer<typeof standardShape>;
