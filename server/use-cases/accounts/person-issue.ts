import type { PersonFault } from '../../../src/domain/accounts/typed-person.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';

/** Whether a username was taken: the directory of logins has each once. */
export function isTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'logins_pkey';
}

/** Why a person's field is refused. */
export const personIssue = (path: string, fault: PersonFault): Issue => ({
  path,
  code: 'invalid',
  params: { fault },
});

/** The username at a path is another user's. */
export const takenAt = (path: string) => personIssue(path, 'taken');
