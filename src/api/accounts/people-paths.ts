const people = '/api/users';
const of = (account: string | undefined) => (account ? `?account=${account}` : '');

/** Paths of the people of an account: an owner's own, or for the lab those of the account that it names. */
export const peoplePaths = {
  /** GET: all; POST: one more. Both answer `peopleAnswer`. */
  people: (account?: string) => `${people}${of(account)}`,
  /** PUT: name, role and whether the person may sign in, `personChange` to `peopleAnswer`. */
  person: (id: string, account?: string) => `${people}/${id}${of(account)}`,
} as const;
