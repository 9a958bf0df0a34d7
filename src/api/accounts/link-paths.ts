import type { PathOf } from '../exchange.ts';
import type { linkContract } from './contract.ts';

type Of<Name extends keyof typeof linkContract> = PathOf<(typeof linkContract)[Name]>;

const links = '/api/links';

/** Paths of links for setting a password. */
export const linkPaths = {
  /** POST: a new link for a person. */
  links: (account?: string) => (account ? `${links}?account=${account}` : links) as Of<'links'>,
  /** POST: looks up the user of a link. */
  check: `${links}/check` as Of<'check'>,
  /** PUT: sets the password and uses up the link. */
  password: `${links}/password` as Of<'password'>,
} as const;
