import { beforeEach, expect, test, vi } from 'vitest';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import { shop, shop2 } from '../../fixtures/people.ts';

/** How often a form would be emptied while these users sign in, `null` for nobody. */
async function countWhile(users: readonly (SignedIn | null)[]): Promise<number> {
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(null);
  const { onNextPerson } = await import('../../../src/stores/shell/next-person.ts');
  let count = 0;
  onNextPerson(() => {
    count += 1;
  });
  for (const user of users) $signedIn.set(user);
  return count;
}

beforeEach(() => vi.resetModules());

test.each<[string, (SignedIn | null)[], number]>([
  ['the first user is read', [shop], 0],
  ['the same user signs in again', [shop, null, shop], 0],
  ['another user signs in', [shop, shop2], 1],
  ['another user signs in after a sign-out', [shop, null, shop2], 1],
  ['the first user is back after another', [shop, shop2, null, shop], 2],
])('when %s, what is typed is dropped as often as its writer changes', async (_, users, count) => {
  expect(await countWhile(users)).toBe(count);
});
