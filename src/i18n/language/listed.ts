import { inBoth, type Message, pick } from './message.ts';

/** Words after each other, with the comma of each language. Apart from `message.ts`, which every screen loads. */
export const listed = (all: readonly Message[]): Message =>
  inBoth((locale) => all.map((each) => pick(each, locale)).join(locale === 'fa' ? '، ' : ', '));
