import { formatDay } from './format-date.ts';
import { inBoth, type Message } from './message.ts';

/** A day such as `2026-11-22`, in the calendar of each language. */
export const dayText = (day: string): Message => inBoth((locale) => formatDay(day, locale));
