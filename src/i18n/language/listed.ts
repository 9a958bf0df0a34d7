import { inBoth, type Message, pick } from './message.ts';

/** Joins texts, or names that are the same in both languages, with each language's comma. */
export const listed = (all: readonly (string | Message)[]): Message =>
  inBoth((locale) =>
    all
      .map((each) => (typeof each === 'string' ? each : pick(each, locale)))
      .join(locale === 'fa' ? '، ' : ', '),
  );
