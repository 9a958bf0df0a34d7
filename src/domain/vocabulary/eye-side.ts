import * as z from 'zod/mini';
import { eyeSides } from './eye.ts';

export const eyeSide = z.enum(eyeSides);
