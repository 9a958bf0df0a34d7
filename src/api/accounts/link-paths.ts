import type * as z from 'zod/mini';
import type { ApiPath, Change } from '../api-path.ts';
import type {
  LinkAnswer,
  LinkOwnerAnswer,
  linkPasswordRequest,
  linkRequest,
  linkTokenRequest,
} from './contract.ts';

const links = '/api/links';

type Made = Change<z.input<typeof linkRequest>, LinkAnswer>;
type Checked = Change<z.input<typeof linkTokenRequest>, LinkOwnerAnswer>;
type Used = Change<z.input<typeof linkPasswordRequest>, LinkOwnerAnswer>;

/** Paths of the links by which a password is set. */
export const linkPaths = {
  /** POST: a new link for a person. */
  links: (account?: string) =>
    (account ? `${links}?account=${account}` : links) as ApiPath<{ POST: Made }>,
  /** POST: whose link it is. */
  check: `${links}/check` as ApiPath<{ POST: Checked }>,
  /** PUT: the password; the link is used up. */
  password: `${links}/password` as ApiPath<{ PUT: Used }>,
} as const;
