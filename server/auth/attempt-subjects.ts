import { createHash } from 'node:crypto';
import { type AttemptLimit, attemptLimits } from './attempt-limits.ts';
import { usernameKey } from './username.ts';

/** Who tries to sign in, and from where. */
export interface Attempt {
  username: string;
  address: string;
  /** The device as which the name is known there, by its cookie. */
  device?: string | undefined;
}

/** What attempts are counted by. */
export type AttemptSubject = keyof typeof attemptLimits;

/** One of them; the hash, since people type passwords into the field of the name. */
export interface CountedSubject {
  name: AttemptSubject;
  hash: Buffer;
  limit: AttemptLimit;
}

/** How long the next attempts of a subject wait, in seconds. */
export interface Hold {
  subject: AttemptSubject;
  wait: number;
}

/** What an attempt is counted under, in one order everywhere: two attempts at once cannot wait for each other. */
export function subjectsOf({ username, address, device }: Attempt): CountedSubject[] {
  if (device) return [subject('device', device)];
  const name = usernameKey(username);
  const subjects = [
    subject('nameAtAddress', name, address),
    subject('name', name),
    subject('address', address),
  ];
  return subjects.sort((one, other) => one.hash.compare(other.hash));
}

function subject(name: AttemptSubject, ...parts: string[]): CountedSubject {
  const hash = createHash('sha256')
    .update(JSON.stringify([name, ...parts]))
    .digest();
  return { name, hash, limit: attemptLimits[name] };
}
