import { formatCount } from './format-number.ts';
import { inBoth, type Message } from './message.ts';

/** A count with grouped digits, in both languages; decimal text stays exact. */
export const countText = (count: number | `${number}`): Message =>
  inBoth((locale) => formatCount(count, locale));
