import { expect, it, vi } from 'vitest';
import { changePaths } from '../../../src/api/changes/paths.ts';
import { readOwn } from '../../../src/stores/shell/read-own.ts';
import { $apiReachable, $signedIn } from '../../../src/stores/shell/session.ts';
import { shop } from '../../fixtures/people.ts';

it('aborts the request if the account signs out before the response arrives', async () => {
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  $signedIn.set(shop);
  const reading = readOwn(changePaths.changes);
  $signedIn.set(null);
  expect(await reading).toEqual({ kind: 'outdated' });
  expect($apiReachable.get()).toBe(true);
});
