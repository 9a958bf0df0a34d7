import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { accountPaths } from '../../../src/api/accounts/paths.ts';
import { freshApp } from '../support/fresh-app.ts';

const { request, signIn, asSuperuser } = await freshApp();
const lab = await signIn('lab');

const find = async (query: Record<string, string>): Promise<{ id: string; name: string }[]> => {
  const answer = await request(`${accountPaths.accounts}?${new URLSearchParams(query)}`, {
    cookie: lab,
  });
  expect(answer.status).toBe(200);
  return (await answer.json()).accounts;
};
const namesOf = async (text: string) => (await find({ text })).map(({ name }) => name);

describe('the lab’s search for an account', () => {
  test('finds it by parts of its name', async () => {
    expect(await namesOf('نمونه مهتاب')).toEqual(['عینک‌سرای نمونه مهتاب']);
  });

  test.each(['عینک سرای مهتاب', 'عينكسرای مهتاب'])(
    'finds it in another spelling: %s',
    async (text) => {
      expect(await namesOf(text)).toEqual(['عینک‌سرای نمونه مهتاب']);
    },
  );

  test('finds it by its id', async () => {
    const [shop] = demoAccounts;
    expect(await find({ id: shop?.accountId ?? '' })).toEqual([
      { id: shop?.accountId, name: shop?.accountName },
    ]);
  });

  test('finds nothing for text that is in no name, including wildcards', async () => {
    expect([await namesOf('هیچ'), await namesOf('%نیست_')]).toEqual([[], []]);
  });

  test('returns the first twenty by name', async () => {
    await asSuperuser(
      `insert into accounts (account_id, name)
       select gen_random_uuid(), 'Optics ' || lpad(number::text, 5, '0')
       from generate_series(1, 5000) as number`,
    );
    const found = await namesOf('optics');
    expect(found).toHaveLength(20);
    expect(found[0]).toBe('Optics 00001');
    expect(await namesOf('optics ۰۴۹۹۹')).toEqual(['Optics 04999']);
  });

  test('names the wrong parameter', async () => {
    const answer = await request(`${accountPaths.accounts}?id=x`, { cookie: lab });
    expect([answer.status, (await answer.json()).issues]).toEqual([
      422,
      [{ path: 'id', code: 'invalid' }],
    ]);
  });
});
