import { expect, test } from 'vitest';
import { accessoriesPath } from '../../../src/api/accessories/paths.ts';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import { stockPath } from '../../../src/api/stock/paths.ts';
import { freshApp } from '../support/fresh-app.ts';

const { request, signIn, asSuperuser } = await freshApp();
const cookie = await signIn('shop');
const lists = [cataloguePath, stockPath, accessoriesPath];

const termsOf = async (path: string, by?: string) =>
  (await (await request(path, { cookie: by })).json()).terms;

test('an account’s lists state the tax in a price once a rate is set', async () => {
  const revisions = async () =>
    Promise.all(
      lists.map(async (path) => (await (await request(path, { cookie })).json()).revision),
    );
  const before = await revisions();
  for (const path of lists) expect(await termsOf(path, cookie)).toBeUndefined();
  await asSuperuser(`insert into tax_rates values ('2024-03-20', 900)`);
  for (const path of lists) {
    expect(await termsOf(path, cookie)).toEqual({ taxRate: 900 });
    expect(await termsOf(path)).toBeUndefined();
  }
  const after = await revisions();
  for (const [index, revision] of after.entries()) expect(revision).not.toBe(before[index]);
});
