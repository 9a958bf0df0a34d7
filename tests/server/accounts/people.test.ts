import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../../../server/auth/password.ts';
import { newToken } from '../../../server/auth/session-token.ts';
import { createSession } from '../../../server/db/accounts/sessions.ts';
import { demoAccounts, demoPassword } from '../../../server/sample/accounts.ts';
import { linkPaths } from '../../../src/api/accounts/link-paths.ts';
import { peoplePaths } from '../../../src/api/accounts/people-paths.ts';
import { dashboardPath } from '../../../src/api/dashboard/paths.ts';
import { ledgerPaths } from '../../../src/api/ledger/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import type { NewPerson, Person } from '../../../src/domain/accounts/person.ts';
import { freshApp } from '../support/fresh-app.ts';

const { request, signIn, database, asSuperuser } = await freshApp();
const owner = await signIn('shop');
const [shop] = demoAccounts;
const account = shop?.accountId ?? '';
const ownerId = shop?.userId ?? '';

const add = (person: Partial<NewPerson> = {}, cookie = owner) => {
  const id = uuidv7();
  const body = { id, name: 'Sara', username: `sara.${id}`, accountRole: 'Staff', ...person };
  return request(peoplePaths.people(), { cookie, body });
};
const put = (id: string, body: object, cookie = owner) =>
  request(peoplePaths.person(id), { method: 'PUT', cookie, body });
const peopleOf = async (answer: Response): Promise<Person[]> => (await answer.json()).people;
const named = async (id: string) =>
  (await peopleOf(await request(peoplePaths.people(), { cookie: owner }))).find(
    (person) => person.id === id,
  );

/** Adds a person and opens a session. */
async function signedInPerson(accountRole: 'Owner' | 'Staff') {
  const id = uuidv7();
  await add({ id, accountRole, username: `sara.${id}` });
  const { cookie, key } = newToken(account);
  await createSession(database, key, id);
  return { id, cookie: `adasi=${cookie}` };
}

describe('an owner adds a person', () => {
  test('only once when the request is repeated', async () => {
    const id = uuidv7();
    expect((await add({ id, username: 'sara' })).status).toBe(201);
    expect((await add({ id, username: 'sara' })).status).toBe(200);
    expect(await named(id)).toMatchObject({ username: 'sara', hasPassword: false });
  });

  test.each([
    ['username', { username: 'shop2' }, { code: 'invalid', params: { fault: 'taken' } }],
    ['username', { username: 'two words' }, { code: 'invalid' }],
    ['username', { username: 'x' }, { code: 'required' }],
    ['name', { name: '' }, { code: 'required' }],
  ])('and %s of %j is refused at its field', async (path, wrong, issue) => {
    const answer = await add(wrong);
    expect(answer.status).toBe(422);
    expect((await answer.json()).issues).toEqual([{ path, ...issue }]);
  });
});

describe('staff', async () => {
  let staff: Awaited<ReturnType<typeof signedInPerson>>;
  beforeEach(async () => {
    staff = await signedInPerson('Staff');
  });

  test('can place and see orders, but not the ledger, the people or the amount owed', async () => {
    const statusOf = async (path: string) => (await request(path, { cookie: staff.cookie })).status;
    expect(await statusOf(orderPaths.orders)).toBe(200);
    for (const path of [ledgerPaths.statement, ledgerPaths.standing(), ledgerPaths.taxRates]) {
      expect(await statusOf(path), path).toBe(403);
    }
    expect(await statusOf(peoplePaths.people())).toBe(403);
    const dashboard = async (cookie: string) => (await request(dashboardPath, { cookie })).json();
    expect(await dashboard(staff.cookie)).not.toHaveProperty('account');
    expect(await dashboard(owner)).toHaveProperty('account');
  });

  test('becomes an owner at the next request, and staff again', async () => {
    await put(staff.id, { name: 'Sara', accountRole: 'Owner', isActive: true });
    expect((await request(ledgerPaths.statement, { cookie: staff.cookie })).status).toBe(200);
    await put(staff.id, { name: 'Sara', accountRole: 'Staff', isActive: true });
    expect((await request(ledgerPaths.statement, { cookie: staff.cookie })).status).toBe(403);
  });

  test('a deactivated person is signed out at the next request, and can sign in again once reactivated', async () => {
    await put(staff.id, { name: 'Sara', accountRole: 'Staff', isActive: false });
    expect((await request(orderPaths.orders, { cookie: staff.cookie })).status).toBe(401);
    expect((await named(staff.id))?.isActive).toBe(false);
    await put(staff.id, { name: 'Sara', accountRole: 'Staff', isActive: true });
    expect((await request(orderPaths.orders, { cookie: staff.cookie })).status).toBe(401);
    expect((await named(staff.id))?.isActive).toBe(true);
  });

  test('a deactivated person gets the same answer at the password step as for a wrong password', async () => {
    const username = `sara.${staff.id}`;
    const hash = await hashPassword(demoPassword);
    await asSuperuser('update users set password_hash = $1 where id = $2', [hash, staff.id]);
    const login = (password: string) =>
      request(sessionPaths.login, { body: { username, password } });
    expect((await login(demoPassword)).status).toBe(200);
    await put(staff.id, { name: 'Sara', accountRole: 'Staff', isActive: false });
    const refused = await login(demoPassword);
    const wrong = await login('wrong');
    expect([refused.status, refused.headers.get('Set-Cookie')]).toEqual([wrong.status, null]);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toEqual(await wrong.json());
  });
});

describe('an account keeps at least one active owner', () => {
  const self = { name: 'Owner', accountRole: 'Owner', isActive: true };

  test.each([
    ['accountRole', { ...self, accountRole: 'Staff' }],
    ['isActive', { ...self, isActive: false }],
  ])('so the only one cannot change %s', async (path, change) => {
    const answer = await put(ownerId, change);
    expect(answer.status).toBe(422);
    expect((await answer.json()).issues).toEqual([
      { path, code: 'invalid', params: { fault: 'lastOwner' } },
    ]);
  });

  test('also when two step down at the same time', async () => {
    const second = await signedInPerson('Owner');
    const down = { ...self, accountRole: 'Staff' };
    const statuses = await Promise.all(
      [put(ownerId, down), put(second.id, down, second.cookie)].map(
        async (answer) => (await answer).status,
      ),
    );
    expect(statuses.toSorted()).not.toEqual([200, 200]);
    await put(ownerId, self, second.cookie);
  });
});

test('no user can make a link for their own password', async () => {
  const answer = await request(linkPaths.links(), { cookie: owner, body: { user: ownerId } });
  expect(answer.status).toBe(422);
  expect((await answer.json()).issues[0].params).toEqual({ fault: 'self' });
});
