import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordAudit } from '../../../server/db/audit/record-audit.ts';
import { inScope, type Scope } from '../../../server/db/pool/scope.ts';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { reinstateAccount, suspendAccount } from '../../../server/use-cases/accounts/suspension.ts';
import { ledgerPaths } from '../../../src/api/ledger/paths.ts';
import { noticePath } from '../../../src/api/notices/paths.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { freshApp } from '../support/fresh-app.ts';

const { request, signIn, database, asSuperuser, count } = await freshApp();
const lab = await signIn('lab');
const account = demoAccounts.find(({ username }) => username === 'shop2')?.accountId ?? '';
const labName = demoAccounts.find(({ username }) => username === 'lab')?.userName;

const entries = (scope: Scope) =>
  inScope(database, scope, (transaction) =>
    transaction
      .selectFrom('auditLog')
      .select(['action', 'subject', 'byName', 'before', 'after'])
      .orderBy('id', 'desc')
      .execute(),
  );
const latest = async () => (await entries('lab'))[0];
const put = (path: string, body: object) => request(path, { method: 'PUT', cookie: lab, body });

describe('the lab’s changes are recorded with the user and the values before and after', () => {
  const id = uuidv7();
  const day = labDay(Date.now());
  const content = (en: string) => ({ text: { fa: 'تعطیل', en }, from: day, until: day });

  test('a notice: written, changed, deleted', async () => {
    await put(noticePath(id), content('Closed'));
    expect(await latest()).toEqual({
      action: 'notice.write',
      subject: 'notice',
      byName: labName,
      before: null,
      after: content('Closed'),
    });
    await put(noticePath(id), content('Open'));
    expect(await latest()).toMatchObject({ before: content('Closed'), after: content('Open') });
    await request(noticePath(id), { method: 'DELETE', cookie: lab });
    const deleted = { action: 'notice.delete', before: content('Open'), after: null };
    expect(await latest()).toMatchObject(deleted);
  });

  test('a credit limit', async () => {
    await put(ledgerPaths.creditLimit, { account, creditLimit: 5_000_000 });
    const after = { creditLimit: 5_000_000 };
    expect(await latest()).toMatchObject({ action: 'account.limitCredit', after });
  });

  test('an entry of a ledger', async () => {
    const body = { account, kind: 'payment', amount: 70_000, reference: 'R-1', note: '' };
    const headers = { 'Idempotency-Key': uuidv7() };
    await request(ledgerPaths.entries, { cookie: lab, body, headers });
    expect(await latest()).toMatchObject({ action: 'ledgerEntry.post', after: body });
  });

  test('a tax rate, and whether lists include the tax', async () => {
    await put(ledgerPaths.taxRates, { from: '2099-01-01', rate: 900 });
    expect(await latest()).toMatchObject({ action: 'taxes.setRate', after: { rate: 900 } });
    await put(ledgerPaths.taxRates, { from: '2099-01-01', rate: null });
    expect(await latest()).toMatchObject({ action: 'taxes.removeRate', before: { rate: 900 } });
    await put(ledgerPaths.priceLists, { includeTax: false });
    const after = { listsIncludeTax: false };
    expect(await latest()).toMatchObject({ action: 'taxes.setPriceLists', after });
  });

  test('a suspension by the operator', async () => {
    await suspendAccount(database, { account, by: 'operator' });
    expect(await latest()).toMatchObject({ action: 'account.suspend', byName: 'npm run admin' });
    await reinstateAccount(database, { account, by: 'operator' });
    expect(await latest()).toMatchObject({ action: 'account.reinstate' });
  });
});

test('a save that changes nothing is not recorded', async () => {
  await put(ledgerPaths.creditLimit, { account, creditLimit: 1_000_000 });
  const before = await count('audit_log');
  await put(ledgerPaths.creditLimit, { account, creditLimit: 1_000_000 });
  await reinstateAccount(database, { account, by: 'operator' });
  await request(noticePath(uuidv7()), { method: 'DELETE', cookie: lab });
  expect(await count('audit_log')).toBe(before);
});

describe('the log', () => {
  const by = { account, user: uuidv7(), name: 'Someone' };

  beforeEach(() =>
    inScope(database, { account }, (transaction) =>
      recordAudit(transaction, { by, action: 'account.suspend', subject: account }),
    ),
  );

  test('can be written in any scope but read only by the lab', async () => {
    expect(await latest()).toMatchObject({ byName: 'Someone' });
    expect(await entries({ account })).toEqual([]);
    expect(await entries('directory')).toEqual([]);
  });

  test('has no entry for a change that failed', async () => {
    const before = await count('audit_log');
    const failing = inScope(database, { account }, async (transaction) => {
      await recordAudit(transaction, { by, action: 'account.suspend', subject: account });
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await count('audit_log')).toBe(before);
  });

  test.each(["update audit_log set by_name = 'x'", 'delete from audit_log', 'truncate audit_log'])(
    'refuses even a superuser: %s',
    async (statement) => {
      await expect(asSuperuser(statement)).rejects.toThrow(/added, never changed/);
    },
  );

  test('has entries whose time matches their id', async () => {
    const { rows } = await asSuperuser(
      'select bool_and(at = uuid_extract_timestamp(id)) as same from audit_log',
    );
    expect(rows).toEqual([{ same: true }]);
  });
});
