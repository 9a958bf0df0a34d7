import { createHash, randomInt } from 'node:crypto';

/** A code that confirms an address: six digits, of which whoever guesses has five tries. */
export const makeAddressCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** What is kept of the code of an id. */
export const hashAddressCode = (id: string, code: string): Buffer =>
  createHash('sha256').update(`${id} ${code}`).digest();
