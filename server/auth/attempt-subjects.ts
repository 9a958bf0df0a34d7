import { createHash } from 'node:crypto';
import { type AttemptLimit, attemptLimits } from './attempt-limits.ts';
import { usernameKey } from './username.ts';

/** A login attempt: the username, and where it comes from. */
export interface Attempt {
  username: string;
  address: string;
  /** Id of the known device, if any. */
  device?: string | undefined;
}

export type SubjectKind = keyof typeof attemptLimits;

/** How long a subject's next attempts are refused, in seconds. */
export interface LoginDelay {
  subject: SubjectKind;
  seconds: number;
}

/** What attempts are counted by. Stored as a hash, because people type passwords into the username field. */
export interface AttemptSubject {
  kind: SubjectKind;
  hash: Buffer;
  limit: AttemptLimit;
}

/** The subjects that an attempt counts against, always in the same order so that parallel attempts cannot deadlock. */
export function subjectsOf({ username, address, device }: Attempt): AttemptSubject[] {
  const name = usernameKey(username);
  const subjects = device
    ? [subject('device', device), subject('devices', name)]
    : [subject('nameAtAddress', name, address), subject('name', name), subject('address', address)];
  return subjects.sort((one, other) => one.hash.compare(other.hash));
}

function subject(kind: SubjectKind, ...parts: string[]): AttemptSubject {
  const hash = createHash('sha256')
    .update(JSON.stringify([kind, ...parts]))
    .digest();
  return { kind, hash, limit: attemptLimits[kind] };
}
