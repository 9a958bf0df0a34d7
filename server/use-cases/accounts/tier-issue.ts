import type { Issue } from '../../../src/domain/vocabulary/issue.ts';

/** The issue of a price tier that the lab does not have. */
export const unknownTierAt = (path: string): Issue => ({
  path,
  code: 'invalid',
  params: { fault: 'unknownTier' },
});
