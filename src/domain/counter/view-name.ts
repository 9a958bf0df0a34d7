import * as z from 'zod/mini';
import { viewNameLimit } from './queue-view.ts';

/** The name of a queue view. */
export const viewName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(viewNameLimit), z.regex(/^[^\p{Cc}]*$/u));
