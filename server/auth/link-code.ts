import { createHash, randomInt } from 'node:crypto';

/** The thirty letters and digits that are hard to confuse. */
const signs = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** A code that links a chat: ten characters, 49 bits. A guesser has a quarter of an hour. */
export const makeLinkCode = (): string =>
  Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('');

/** The hash stored for a code, regardless of the case it was typed in. */
export const hashLinkCode = (code: string): Buffer =>
  createHash('sha256').update(code.toUpperCase()).digest();
