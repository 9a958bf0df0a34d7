import { expect, test } from 'vitest';
import { profilePath } from '../../../src/api/profile/paths.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { freshApp } from '../support/fresh-app.ts';

const { request, signIn, asSuperuser } = await freshApp();
const good = { name: 'نگار', mobile: '+989123456789', language: 'en' };
const put = (cookie: string, body: object) => request(profilePath, { method: 'PUT', cookie, body });
const own = async (cookie: string) => (await request(profilePath, { cookie })).json();

test('a user can change only their own name, mobile number and language', async () => {
  const [shop, shop2] = [await signIn('shop'), await signIn('shop2')];
  const other = await own(shop2);
  expect((await put(shop, good)).status).toBe(200);
  expect(await own(shop)).toMatchObject({ ...good, username: 'shop', role: 'Shop' });
  expect(await own(shop2)).toEqual(other);
  const session = await (await request(sessionPaths.session, { cookie: shop })).json();
  expect(session.signedIn.user.name).toBe('نگار');
});

test('it has the size limit of an order, but neither the tier nor the credit limit', async () => {
  const { account } = await own(await signIn('shop'));
  expect(account.limits).toMatchObject({ lines: 1000, pieces: 5000 });
  expect(Object.keys(account)).toEqual(['name', 'contact', 'addresses', 'limits']);
  expect((await own(await signIn('lab'))).account.limits).toBeNull();
});

test('a change is recorded once, with the changed fields', async () => {
  const lab = await signIn('lab');
  const before = await own(lab);
  const body = { name: before.name, mobile: '+989120000000', language: before.language };
  for (let time = 0; time < 2; time += 1) await put(lab, body);
  const { rows } = await asSuperuser(
    "select before, after from audit_log where action = 'user.change' and after ? 'mobile' and after->>'mobile' like '%0000000'",
  );
  expect(rows).toEqual([{ before: { mobile: '' }, after: { mobile: '+989120000000' } }]);
});

test.each([
  [{ name: '' }],
  [{ name: '  ' }],
  [{ name: 'x'.repeat(65) }],
  [{ mobile: '09123456789' }],
  [{ mobile: '+982188776655' }],
  [{ language: 'de' }],
  [{ role: 'SuperAdmin' }],
  [{ accountRole: 'Owner' }],
  [{ username: 'lab' }],
])('%j is refused and changes nothing', async (fault) => {
  const cookie = await signIn('customer');
  const before = await own(cookie);
  expect((await put(cookie, { ...good, ...fault })).status).toBe(422);
  expect(await own(cookie)).toEqual(before);
});
