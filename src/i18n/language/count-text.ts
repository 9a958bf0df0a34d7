import { formatCount } from './format-number.ts';
import { fill, inBoth, type Message } from './message.ts';

/** A count with grouped digits, in both languages; decimal text stays exact. */
export const countText = (count: number | `${number}`): Message =>
  inBoth((locale) => formatCount(count, locale));

/** A text with its `{count}`. */
export const withCount = (text: Message, count: number): Message =>
  fill(text, { count: countText(count) });
