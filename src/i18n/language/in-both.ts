import type { Locale } from './locale.ts';
import type { Message } from './message.ts';

/** A date, an amount or a name, formatted for both languages. */
export function inBoth(write: (locale: Locale) => string): Message {
  return [write('fa'), write('en')];
}
