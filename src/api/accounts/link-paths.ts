const links = '/api/links';

/** Paths of the links by which a password is set. */
export const linkPaths = {
  /** POST: a new link for a person, `linkRequest` to `linkAnswer`. */
  links: (account?: string) => (account ? `${links}?account=${account}` : links),
  /** POST: whose link it is, `linkTokenRequest` to `linkOwnerAnswer`. */
  check: `${links}/check`,
  /** PUT: the password, `linkPasswordRequest` to `linkOwnerAnswer`; the link is used up. */
  password: `${links}/password`,
} as const;
