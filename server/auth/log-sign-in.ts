import type { LoginDelay, SubjectKind } from './attempt-subjects.ts';

interface Person {
  account: string;
  user: string;
}

/** Log text for each subject that is delayed. */
const subjectTexts = {
  device: 'this username on a known device',
  nameAtAddress: 'this username at this address',
  name: 'this username from new addresses',
  address: 'this address',
} satisfies Record<SubjectKind, string>;

/** Logs ids only: usernames and addresses are personal, and people type passwords into the username field. */
export function logSignIn({ account, user }: Person): void {
  console.info(`sign-in: user ${user} of account ${account}`);
}

/** Logs a wrong password, and each delay it causes. */
export function logFailure(found: Person | undefined, delays: readonly LoginDelay[]): void {
  const who = found ? `user ${found.user}` : 'an unknown username';
  console.info(`sign-in failed: ${who}`);
  for (const { subject, seconds } of delays) {
    console.warn(`sign-in refused for ${seconds} s: ${subjectTexts[subject]} (${who})`);
  }
}

/** Logs a wrong second step after the right password: whoever gave it may not be the user. */
export function logWrongSecondStep({ user }: Pick<Person, 'user'>): void {
  console.warn(`sign-in failed at its second step: user ${user}`);
}
