import type { PersonFault } from '../../../src/domain/accounts/typed-person.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';

/** Why a person's field is refused. */
export const personIssue = (path: string, fault: PersonFault): Issue => ({
  path,
  code: 'invalid',
  params: { fault },
});

/** The issue of a username that belongs to another user. */
export const usernameTakenAt = (path: string) => personIssue(path, 'taken');
