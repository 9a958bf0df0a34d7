import type { Locale } from './locale.ts';
import type { Message } from './message.ts';

/** What is written differently in each language, a date, an amount or a name, as a text that stands in both. */
export function inBoth(write: (locale: Locale) => string): Message {
  return [write('fa'), write('en')];
}
