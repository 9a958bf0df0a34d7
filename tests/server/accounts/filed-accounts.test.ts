import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import type { FiledAccountsAnswer } from '../../../src/api/accounts/contract.ts';
import { accountPaths } from '../../../src/api/accounts/paths.ts';
import { peoplePaths } from '../../../src/api/accounts/people-paths.ts';
import { auditPath } from '../../../src/api/audit/paths.ts';
import { dashboardPath } from '../../../src/api/dashboard/paths.ts';
import type { SessionAnswer } from '../../../src/api/session/contract.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { sampleDetails } from '../support/account-request.ts';
import { freshApp } from '../support/fresh-app.ts';

const { request, signIn } = await freshApp();
const lab = await signIn('lab');

const put = (...accounts: object[]) =>
  request(accountPaths.filed, { method: 'PUT', cookie: lab, body: { accounts } });

async function all(): Promise<FiledAccountsAnswer['accounts']> {
  const answer = await request(accountPaths.filed, { cookie: lab });
  return ((await answer.json()) as FiledAccountsAnswer).accounts;
}
async function accountOf(cookie: string) {
  const answer = await request(sessionPaths.session, { cookie });
  const { signedIn } = (await answer.json()) as SessionAnswer;
  return (await all()).find(({ id }) => id === signedIn?.account.id);
}

const named = async (name: string) => (await all()).filter(({ details }) => details.name === name);

test('accounts of a file are added and changed together, and a second time nothing changes', async () => {
  const [known] = await all();
  const changed = { ...known, details: { ...known?.details, phone: undefined, tier: 'wholesale' } };
  const { phone: _, ...details } = changed.details;
  const fresh = { id: uuidv7(), details: sampleDetails, isSuspended: false };
  const first = await put({ ...changed, details }, fresh);
  expect(await first.json()).toEqual({ added: 1, changed: 1 });
  expect(await (await put({ ...changed, details }, fresh)).json()).toEqual({
    added: 0,
    changed: 0,
  });
  expect(await named(sampleDetails.name)).toEqual([fresh]);
});

test('a file with an error is not saved at all', async () => {
  const sound = { id: uuidv7(), details: { ...sampleDetails, name: 'Sound' }, isSuspended: false };
  const faulty = { ...sound, id: uuidv7(), details: { ...sound.details, tier: '' } };
  const refused = await put(sound, faulty);
  expect(refused.status).toBe(422);
  expect((await refused.json()).issues[0].path).toBe('accounts.1.details.tier');
  const gone = { ...sound, id: uuidv7(), details: { ...sound.details, tier: 'gone' } };
  expect((await (await put(sound, gone)).json()).issues).toEqual([
    { path: 'accounts.1.details.tier', code: 'invalid', params: { fault: 'unknownTier' } },
  ]);
  const repeated = await put(sound, sound);
  expect((await repeated.json()).issues).toEqual([{ path: 'accounts.1.id', code: 'repeatedLine' }]);
  expect(await named('Sound')).toEqual([]);
});

test('a suspended account is signed out, and the lab cannot suspend its own', async () => {
  const shop = await signIn('shop2');
  const known = await accountOf(shop);
  expect((await put({ ...known, isSuspended: true })).status).toBe(200);
  expect((await request(dashboardPath, { cookie: shop })).status).toBe(401);
  expect(await (await put({ ...known, isSuspended: false })).json()).toEqual({
    added: 0,
    changed: 1,
  });

  const own = { ...(await accountOf(lab)), isSuspended: true };
  for (const id of [own.id, own.id?.toUpperCase()]) {
    const refused = await put({ ...own, id });
    expect((await refused.json()).issues[0].path).toBe('accounts.0.isSuspended');
  }
});

test('the first person of an account imported by file is its owner', async () => {
  const id = uuidv7();
  await put({ id, details: { ...sampleDetails, name: 'By file' }, isSuspended: false });
  const body = { id: uuidv7(), name: 'Mina', username: 'mina-by-file', accountRole: 'Staff' };
  const answer = await request(peoplePaths.people(id), { cookie: lab, body });
  expect(answer.status).toBe(201);
  expect((await answer.json()).people).toMatchObject([{ name: 'Mina', accountRole: 'Owner' }]);
  const empty = uuidv7();
  await put({ id: empty, details: { ...sampleDetails, name: 'Empty' }, isSuspended: false });
  const none = await request(peoplePaths.people(empty), { cookie: lab });
  expect(await none.json()).toEqual({ people: [] });
  const nobody = { ...body, id: uuidv7(), username: 'nobody' };
  expect((await request(peoplePaths.people(uuidv7()), { cookie: lab, body: nobody })).status).toBe(
    404,
  );
});

test('each account of a file is in the audit log', async () => {
  const id = uuidv7();
  await put({ id, details: { ...sampleDetails, name: 'Written down' }, isSuspended: true });
  const answer = await request(`${auditPath}?text=Written`, { cookie: lab });
  const { entries } = await answer.json();
  expect(entries.map(({ action }: { action: string }) => action).sort()).toEqual([
    'account.add',
    'account.suspend',
  ]);
});
