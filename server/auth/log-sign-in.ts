import type { AttemptSubject, Hold } from './attempt-subjects.ts';

interface Person {
  account: string;
  user: string;
}

/** What is held, in the words of the log. */
const held = {
  device: 'this name on a known device',
  nameAtAddress: 'this name at this address',
  name: 'this name from new addresses',
  address: 'this address',
} satisfies Record<AttemptSubject, string>;

/** The log names people by their ids alone: names and addresses are theirs, and passwords get typed as names. */
export function logSignIn({ account, user }: Person): void {
  console.info(`sign-in: user ${user} of account ${account}`);
}

/** One line a wrong password, and one where it makes the next attempt wait. */
export function logFailure(found: Person | undefined, holds: readonly Hold[]): void {
  const who = found ? `user ${found.user}` : 'an unknown name';
  console.info(`sign-in failed: ${who}`);
  for (const { subject, wait } of holds) {
    console.warn(`sign-in held back for ${wait} s: ${held[subject]} (${who})`);
  }
}
