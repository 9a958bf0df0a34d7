const own = '/api/second-factor';

/** Paths of the second factor, which no page asks for before it is wanted. */
export const secondFactorPaths = {
  /** GET: what the user has, `factorsAnswer`. */
  own,
  /** POST: begins to add a factor, `offerRequest`; answers `offerAnswer`. */
  offers: `${own}/offers`,
  /** POST: the passkey that was made, `passkeyRequest`; answers `factorsAnswer`. */
  passkeys: `${own}/passkeys`,
  /** POST: the first code of the app, `appRequest`; answers `factorsAnswer`. */
  app: `${own}/app`,
  /** POST: takes a factor away, `removalRequest`; answers `factorsAnswer`. */
  removal: `${own}/removal`,
  /** POST: new recovery codes, `passwordConfirmation`; answers `factorsAnswer`. */
  recoveryCodes: `${own}/recovery-codes`,
  /** POST: the second step of signing in, `secondStepRequest`; answers `sessionAnswer`. */
  secondStep: '/api/login/second-step',
  /** DELETE, for the lab: takes all factors of a shop's user away, who has lost them; answers `peopleAnswer`. */
  ofUser: (account: string, user: string) => `/api/accounts/${account}/users/${user}/second-factor`,
} as const;
