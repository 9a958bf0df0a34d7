import type { PathOf } from '../exchange.ts';
import type { privacyContract } from './contract.ts';

type Of<Name extends keyof typeof privacyContract> = PathOf<(typeof privacyContract)[Name]>;

const sessions = '/api/sessions';

/** Paths of a user's own sessions, password and data. */
export const privacyPaths = {
  /** GET: the user's open sessions; DELETE ends all but the current one. */
  sessions: sessions as Of<'sessions'>,
  /** DELETE: ends one session of the user. */
  session: (id: string) => `${sessions}/${id}` as Of<'session'>,
  /** PUT: a new password; ends the user's other sessions. */
  password: '/api/password' as Of<'password'>,
  /** GET: what the lab's server keeps of the user and their account, as one file. */
  data: '/api/privacy/data' as Of<'data'>,
} as const;
