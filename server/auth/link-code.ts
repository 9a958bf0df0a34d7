import { createHash, randomInt } from 'node:crypto';

/** Letters and digits that nobody confuses: thirty. */
const signs = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** A code that links a chat: ten signs, 49 bits, of which whoever guesses has a quarter of an hour. */
export const makeLinkCode = (): string =>
  Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('');

/** What is kept of a code, however it was typed. */
export const hashLinkCode = (code: string): Buffer =>
  createHash('sha256').update(code.toUpperCase()).digest();
