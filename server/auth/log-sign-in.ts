import { log } from '../process/log/log.ts';
import type { LoginDelay, SubjectKind } from './attempt-subjects.ts';

interface Person {
  account: string;
  user: string;
}

/** Log text for each subject that is delayed. */
const subjectTexts = {
  device: 'this username on a known device',
  devices: 'this username on all known devices',
  nameAtAddress: 'this username at this address',
  name: 'this username from new addresses',
  address: 'this address',
} satisfies Record<SubjectKind, string>;

/** Logs only ids: usernames and addresses are personal data, and people type passwords into the username field. */
export function logSignIn({ account, user }: Person): void {
  log.info({ user, account }, 'sign-in');
}

/** Logs a wrong password and any delays it causes. */
export function logFailure(found: Person | undefined, delays: readonly LoginDelay[]): void {
  const user = found?.user ?? 'unknown';
  log.info({ user }, 'sign-in failed');
  for (const { subject, seconds } of delays) {
    log.warn({ user, seconds, subject: subjectTexts[subject] }, 'sign-in delayed');
  }
}

/** Logs a wrong second factor after the right password. The person trying may not be the user. */
export function logWrongSecondStep({ user }: Pick<Person, 'user'>): void {
  log.warn({ user }, 'sign-in failed at its second step');
}
