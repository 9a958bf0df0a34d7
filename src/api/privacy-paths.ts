/** Paths of a user's own sessions, password and data; apart from the other paths, which every page loads. */
const sessions = '/api/sessions';

export const privacyPaths = {
  /** GET: the user's open sessions; DELETE ends all but the one that asks. Both answer `sessionsAnswer`. */
  sessions,
  /** DELETE: ends one session of the user. */
  session: (id: string) => `${sessions}/${id}`,
  /** PUT: a new password, `passwordRequest`; ends the user's other sessions. */
  password: '/api/password',
  /** GET: what the lab's server keeps of the user and their account, as one file, `ownData`. */
  data: '/api/privacy/data',
} as const;
