import type { PathOf } from '../exchange.ts';
import type { peopleContract } from './contract.ts';

type Of<Name extends keyof typeof peopleContract> = PathOf<(typeof peopleContract)[Name]>;

const people = '/api/users';
const of = (account: string | undefined) => (account ? `?account=${account}` : '');

/** Paths of the people of an account: an owner's own, or for the lab those of the account that it names. */
export const peoplePaths = {
  /** GET: all; POST: one more. */
  people: (account?: string) => `${people}${of(account)}` as Of<'people'>,
  /** PUT: name, role and whether the person may sign in. */
  person: (id: string, account?: string) => `${people}/${id}${of(account)}` as Of<'person'>,
} as const;
