import type * as z from 'zod/mini';
import type { newPerson, personChange } from '../../domain/accounts/person.ts';
import type { ApiPath, Change } from '../api-path.ts';
import type { PeopleAnswer } from './contract.ts';

const people = '/api/users';
const of = (account: string | undefined) => (account ? `?account=${account}` : '');

type People = ApiPath<{ GET: PeopleAnswer; POST: Change<z.input<typeof newPerson>, PeopleAnswer> }>;
type Person = ApiPath<{ PUT: Change<z.input<typeof personChange>, PeopleAnswer> }>;

/** Paths of the people of an account: an owner's own, or for the lab those of the account that it names. */
export const peoplePaths = {
  /** GET: all; POST: one more. */
  people: (account?: string) => `${people}${of(account)}` as People,
  /** PUT: name, role and whether the person may sign in. */
  person: (id: string, account?: string) => `${people}/${id}${of(account)}` as Person,
} as const;
