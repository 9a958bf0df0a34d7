import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';

/** Who did something: a user, the account they acted for, and their name at the time. */
export interface Author {
  account: string;
  user: string;
  name: string;
}

/** The author of a session's actions. */
export function authorOf({ user, account }: SignedIn): Author {
  return { account: account.id, user: user.id, name: user.name };
}
