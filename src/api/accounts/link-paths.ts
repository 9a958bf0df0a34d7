import type { PathOf } from '../exchange.ts';
import type { linkContract } from './contract.ts';

type Of<Name extends keyof typeof linkContract> = PathOf<(typeof linkContract)[Name]>;

const links = '/api/links';

/** Paths of the links by which a password is set. */
export const linkPaths = {
  /** POST: a new link for a person. */
  links: (account?: string) => (account ? `${links}?account=${account}` : links) as Of<'links'>,
  /** POST: whose link it is. */
  check: `${links}/check` as Of<'check'>,
  /** PUT: the password; the link is used up. */
  password: `${links}/password` as Of<'password'>,
} as const;
