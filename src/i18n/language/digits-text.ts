import { isolate, writeNumber } from './format-number.ts';
import { inBoth, type Message } from './message.ts';

/** A phone number or a similar code in each language's digits. Its hyphens are not minus signs. */
export const digitsText = (text: string): Message =>
  inBoth((locale) => {
    const groups = text.split('-').map((group) => writeNumber(group, locale));
    return isolate(groups.join('-'));
  });
