import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { accountNotesPath } from '../../../src/api/accounts/notes-paths.ts';
import { accountPaths } from '../../../src/api/accounts/paths.ts';
import { dashboardPath } from '../../../src/api/dashboard/paths.ts';
import { ledgerPaths } from '../../../src/api/ledger/paths.ts';
import { notesAnswer } from '../../../src/api/orders/contract.ts';
import { profilePath } from '../../../src/api/profile/paths.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { freshApp } from '../support/fresh-app.ts';

const { request, signIn, count, asSuperuser } = await freshApp();
const [shop, lab] = await Promise.all(['shop', 'lab'].map(signIn));
const accountOf = (name: string) =>
  demoAccounts.find(({ username }) => username === name)?.accountId ?? '';
const [own, other] = [accountOf('shop'), accountOf('shop2')];

const add = (text: string, { account = own, key = uuidv7(), cookie = lab } = {}) =>
  request(accountNotesPath(account), {
    cookie,
    body: { text },
    headers: { 'Idempotency-Key': key },
  });
const textsOn = async (account: string) => {
  const answer = await request(accountNotesPath(account), { cookie: lab });
  return notesAnswer.parse(await answer.json()).notes.map(({ text }) => text);
};

test('notes are listed oldest first, and only on their own account', async () => {
  expect(await textsOn(own)).toEqual([]);
  expect((await add(' Pays on the first ')).status).toBe(201);
  const { notes } = notesAnswer.parse(await (await add('Call the owner')).json());
  expect(notes.map(({ text }) => text)).toEqual(['Pays on the first', 'Call the owner']);
  expect(notes[0]?.by).toBe(demoAccounts.find(({ username }) => username === 'lab')?.userName);
  expect(await textsOn(other)).toEqual([]);
});

test('a note is added once when it is sent repeatedly or concurrently', async () => {
  const key = uuidv7();
  const again = [1, 2, 3].map(() => add('Once', { account: other, key }));
  const answers = await Promise.all(again);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  const different = await add('Something else', { account: other, key });
  expect([different.status, (await different.json()).code]).toEqual([422, 'keyReused']);
  expect(await textsOn(other)).toEqual(['Once']);
});

test.each([
  ['', 'required'],
  ['  ', 'required'],
  ['x'.repeat(2001), 'tooLong'],
])('a note whose text is empty or too long is refused: %#', async (text, code) => {
  const answer = await add(text);
  expect(answer.status).toBe(422);
  expect((await answer.json()).issues).toMatchObject([{ path: 'text', code }]);
});

test('a note needs an account and a key', async () => {
  expect((await add('For nobody', { account: uuidv7() })).status).toBe(404);
  const answer = await request(accountNotesPath(own), { cookie: lab, body: { text: 'x' } });
  expect(answer.status).toBe(400);
});

test('only the latest 200 are returned', async () => {
  await asSuperuser(
    `insert into account_notes (account_id, id, at, by_account, by_user, by_name, text)
     select $1, gen_random_uuid(), now() + n * interval '1 minute', $1, $1, 'Lab', 'Note ' || n
     from generate_series(1, 250) n`,
    [accountOf('customer')],
  );
  const texts = await textsOn(accountOf('customer'));
  expect([texts.length, texts[0], texts.at(-1)]).toEqual([200, 'Note 51', 'Note 250']);
});

test('no response to the account itself contains a note', async () => {
  const secret = 'Secret of the lab';
  expect((await add(secret)).status).toBe(201);
  const kept = await count('account_notes');
  const reads = [
    accountNotesPath(own),
    accountPaths.account(own),
    accountPaths.rows,
    dashboardPath,
    ledgerPaths.standing(),
    profilePath,
    sessionPaths.session,
  ].map((path) => request(path, { cookie: shop }));
  for (const each of await Promise.all([...reads, add('Own', { cookie: shop })])) {
    expect(await each.text(), each.url).not.toContain(secret);
  }
  expect(await count('account_notes')).toBe(kept);
});
