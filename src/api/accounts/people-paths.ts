import type { PathOf } from '../exchange.ts';
import type { peopleContract } from './contract.ts';

type Of<Name extends keyof typeof peopleContract> = PathOf<(typeof peopleContract)[Name]>;

const people = '/api/users';
const of = (account: string | undefined) => (account ? `?account=${account}` : '');

/** Paths of an account's people: the owner's own account, or for the lab the one it names. */
export const peoplePaths = {
  /** GET: all; POST: one more. */
  people: (account?: string) => `${people}${of(account)}` as Of<'people'>,
  /** PUT: the person's name, role and whether they may sign in. */
  person: (id: string, account?: string) => `${people}/${id}${of(account)}` as Of<'person'>,
} as const;
