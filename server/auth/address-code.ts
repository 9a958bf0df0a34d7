import { createHash, randomInt } from 'node:crypto';

/** A six-digit code that confirms an address. A guesser gets five tries. */
export const makeAddressCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** The hash stored for a code. It also covers the id. */
export const hashAddressCode = (id: string, code: string): Buffer =>
  createHash('sha256').update(`${id} ${code}`).digest();
