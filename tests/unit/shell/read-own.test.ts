import { expect, it, vi } from 'vitest';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import { readOwn } from '../../../src/stores/shell/read-own.ts';
import { $apiReachable, $signedIn } from '../../../src/stores/shell/session.ts';

const signedIn: SignedIn = {
  user: {
    id: '01900000-0000-7000-8000-0000000000b1',
    username: 'shop',
    name: 'shop',
    role: 'Shop',
  },
  account: { id: '01900000-0000-7000-8000-0000000000a1', name: 'shop' },
};

it('stops asking when the account signs out before the answer comes', async () => {
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  $signedIn.set(signedIn);
  const reading = readOwn('/api/changes');
  $signedIn.set(null);
  expect(await reading).toEqual({ kind: 'outdated' });
  expect($apiReachable.get()).toBe(true);
});
