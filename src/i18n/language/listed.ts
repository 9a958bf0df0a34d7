import { inBoth, type Message, pick } from './message.ts';

/** Joins texts with each language's comma. Separate from `message.ts`, which every screen loads. */
export const listed = (all: readonly Message[]): Message =>
  inBoth((locale) => all.map((each) => pick(each, locale)).join(locale === 'fa' ? '، ' : ', '));
