import type * as z from 'zod/mini';
import type { ApiPath, Change } from './api-path.ts';
import type { OwnData, passwordRequest, SessionsAnswer } from './privacy-contract.ts';

type Ended = Change<undefined, SessionsAnswer>;

/** Paths of a user's own sessions, password and data; apart from the other paths, which every page loads. */
const sessions = '/api/sessions' as ApiPath<{ GET: SessionsAnswer; DELETE: Ended }>;

export const privacyPaths = {
  /** GET: the user's open sessions; DELETE ends all but the one that asks. */
  sessions,
  /** DELETE: ends one session of the user. */
  session: (id: string) => `${sessions}/${id}` as ApiPath<{ DELETE: Ended }>,
  /** PUT: a new password; ends the user's other sessions. */
  password: '/api/password' as ApiPath<{
    PUT: Change<z.input<typeof passwordRequest>, SessionsAnswer>;
  }>,
  /** GET: what the lab's server keeps of the user and their account, as one file. */
  data: '/api/privacy/data' as ApiPath<{ GET: OwnData }>,
} as const;
