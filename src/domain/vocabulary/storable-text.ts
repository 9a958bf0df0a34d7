import * as z from 'zod/mini';
import { isStorable } from './is-storable.ts';

/** Text of at most `max` UTF-16 code units. */
export function orderText(max: number) {
  return z.string().check(z.maxLength(max), z.refine(isStorable));
}
