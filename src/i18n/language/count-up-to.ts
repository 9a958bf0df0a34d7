import { formatCount } from './format-number.ts';
import { inBoth, type Message } from './message.ts';

/** A count. At `most`, where counting stops, a plus says that there may be more: `999+`. */
export const countUpTo = (count: number, most: number): Message =>
  inBoth((locale) =>
    count < most ? formatCount(count, locale) : `${formatCount(most - 1, locale)}+`,
  );
