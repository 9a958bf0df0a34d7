import type { Issue } from '../../../src/domain/vocabulary/issue.ts';

/** The tier at a path is none of the lab's. */
export const unknownTierAt = (path: string): Issue => ({
  path,
  code: 'invalid',
  params: { fault: 'unknownTier' },
});
