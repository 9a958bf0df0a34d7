import { uuidv7 } from 'uuidv7';
import { describe, expect, test, vi } from 'vitest';
import type {
  AccountAnswer,
  AccountRow,
  AccountRowsAnswer,
} from '../../../src/api/accounts/contract.ts';
import { accountPaths } from '../../../src/api/accounts/paths.ts';
import { peoplePaths } from '../../../src/api/accounts/people-paths.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { sampleDetails } from '../support/account-request.ts';
import { freshApp } from '../support/fresh-app.ts';
import { listen } from '../support/live.ts';

const { request, signIn, asSuperuser } = await freshApp({}, {}, { beatMs: 200 });
const lab = await signIn('lab');

const add = (id: string, username: string, details: object = sampleDetails) =>
  request(accountPaths.accounts, {
    cookie: lab,
    headers: { 'Idempotency-Key': id },
    body: { details, kind: 'Shop', owner: { id: uuidv7(), name: 'Mina', username } },
  });
const change = (id: string, details: object) =>
  request(accountPaths.account(id), { method: 'PUT', cookie: lab, body: details });
const issuesOf = async (answer: Response) => {
  expect(answer.status).toBe(422);
  return (await answer.json()).issues;
};

describe('the lab adds an account', () => {
  const id = uuidv7();

  test('together with its first owner, who has no password yet', async () => {
    const answer = await add(id, 'mina');
    expect(answer.status).toBe(201);
    const { people, ...account }: AccountAnswer = await answer.json();
    expect(account).toEqual({
      ...sampleDetails,
      id,
      createdAt: expect.any(String),
      suspendedAt: null,
    });
    expect(people).toEqual([
      {
        id: expect.any(String),
        name: 'Mina',
        username: 'mina',
        accountRole: 'Owner',
        isActive: true,
        hasPassword: false,
        hasSecondFactor: false,
        linkUntil: null,
      },
    ]);
    const login = { username: 'mina', password: 'anything at all' };
    expect((await request(sessionPaths.login, { body: login })).status).toBe(401);
  });

  test('only once when the request is repeated', async () => {
    const again = await add(id, 'somebody-else', { ...sampleDetails, name: 'Another' });
    expect(again.status).toBe(200);
    expect((await again.json()).name).toBe(sampleDetails.name);
  });

  test.each(['mina', 'MINA', 'Ｍina'])(
    'but not with the username %s, which is taken',
    async (name) => {
      const answer = await add(uuidv7(), name);
      expect(await issuesOf(answer)).toEqual([
        { path: 'owner.username', code: 'invalid', params: { fault: 'taken' } },
      ]);
    },
  );

  test('and the audit log says who was added, without a password', async () => {
    const { rows } = await asSuperuser(
      "select action, after from audit_log where action = 'account.add' and subject_id = $1",
      [id],
    );
    expect(rows).toEqual([
      {
        action: 'account.add',
        after: { ...sampleDetails, kind: 'Shop', owner: { name: 'Mina', username: 'mina' } },
      },
    ]);
  });
});

describe('the lab changes an account', async () => {
  const id = uuidv7();
  await add(id, 'changed');

  test('and the audit log has the details before and after', async () => {
    const details = { ...sampleDetails, tier: 'standard', creditLimit: null, addresses: [] };
    expect(await (await change(id, details)).json()).toMatchObject(details);
    const { rows } = await asSuperuser(
      "select before, after from audit_log where action = 'account.change'",
    );
    const { tier, creditLimit, addresses } = sampleDetails;
    expect(rows).toEqual([
      {
        before: { tier, creditLimit, addresses },
        after: { tier: 'standard', creditLimit: null, addresses: [] },
      },
    ]);
  });

  test.each([
    ['name', { name: ' ' }, 'invalid'],
    ['name', { name: '' }, 'required'],
    ['name', { name: 'x'.repeat(81) }, 'tooLong'],
    ['tier', { tier: 'a\0' }, 'invalid'],
    ['name', { name: 'a\ufffe' }, 'invalid'],
    ['tier', { tier: 'a\uffff' }, 'invalid'],
    ['name', { name: 'a\x0b' }, 'invalid'],
    ['creditLimit', { creditLimit: -1 }, 'outOfRange'],
    ['limits.lines', { limits: { ...sampleDetails.limits, lines: 0 } }, 'outOfRange'],
    ['addresses.0.text', { addresses: [{ title: '', text: '', postcode: '' }] }, 'required'],
    ['tier', { tier: 'gone' }, 'invalid'],
    ['role', { role: 'SuperAdmin' }, 'unknownField'],
  ])('and %s of %j is refused at its field', async (path, wrong, code) => {
    const [issue] = await issuesOf(await change(id, { ...sampleDetails, ...wrong }));
    expect(issue).toMatchObject({ path, code });
  });
});

describe('the list', async () => {
  await asSuperuser(
    `insert into accounts (account_id, name, phone, tier, credit_limit, created_at, suspended_at)
     select gen_random_uuid(), 'Lens ' || lpad((number % 7)::text, 2, '0'), '0912' || number,
       case when number % 3 = 0 then 'partner' else 'silver' end,
       case when number % 4 > 0 then number * 10 end,
       now() - (number % 5) * interval '1 day', case when number % 6 = 0 then now() end
     from generate_series(1, 60) as number`,
  );
  const read = async (query: Record<string, string>): Promise<AccountRowsAnswer> => {
    const search = new URLSearchParams({ text: 'lens', ...query });
    const answer = await request(`${accountPaths.rows}?${search}`, { cookie: lab });
    expect(answer.status).toBe(200);
    return answer.json();
  };
  const readAll = async (query: Record<string, string>) => {
    const rows: AccountRow[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: AccountRowsAnswer = await read({
        ...query,
        limit: '7',
        ...(next && { after: next }),
      });
      rows.push(...page.accounts);
      next = page.next;
    }
    return rows;
  };

  test.each(['name', 'newest', 'oldest', 'tier', 'tierEnglish', 'creditLimit'])(
    'pages sorted by %s contain every account once, in order',
    async (sort) => {
      const whole = await read({ sort, limit: '100' });
      const paged = await readAll({ sort });
      expect(paged).toEqual(whole.accounts);
      expect(new Set(paged.map(({ id }) => id)).size).toBe(60);
    },
  );

  test.each([
    ['tier', ['partner', 'silver']],
    ['tierEnglish', ['silver', 'partner']],
  ])('sorted by %s, it is ordered by the names of the price groups', async (sort, ids) => {
    await asSuperuser("insert into tiers values ('silver', 9, 'یار', 'Another')");
    const sorted = await readAll({ sort });
    await asSuperuser("delete from tiers where id = 'silver'");
    expect([...new Set(sorted.map(({ tier }) => tier))]).toEqual(ids);
  });

  test('is filtered by state and tier', async () => {
    const suspended = await readAll({ state: 'suspended' });
    expect([suspended.length, suspended.every(({ suspendedAt }) => suspendedAt)]).toEqual([
      10,
      true,
    ]);
    expect(await readAll({ state: 'active' })).toHaveLength(50);
    const silver = await readAll({ tier: 'silver', state: 'active' });
    expect(new Set(silver.map(({ tier }) => tier))).toEqual(new Set(['silver']));
  });

  test.each(['lens ۰۹۱۲۵۹', '٠٩١٢٥٩ LENS'])('finds %s', async (text) => {
    const { accounts } = await read({ text });
    expect(accounts.map(({ contact }) => contact.phone)).toEqual(['091259']);
  });

  test.each([
    'after=x',
    'sort=x',
    'limit=0',
    'state=x',
    `after=${btoa(`${uuidv7()}.x`)}&sort=newest`,
    `after=${btoa(`${uuidv7()}.x 1`)}&sort=newest`,
    `after=${btoa(`${uuidv7()}.2026-02-30 10:00:00+00`)}&sort=oldest`,
  ])('refuses %s', async (query) => {
    const answer = await request(`${accountPaths.rows}?${query}`, { cookie: lab });
    expect((await issuesOf(answer))[0].path).toBe(query.split('=')[0]);
  });

  test('the price groups are returned with their names, in the lab’s order', async () => {
    const { tiers } = await (await request(accountPaths.tiers, { cookie: lab })).json();
    expect(tiers).toEqual([
      { id: 'standard', name: { fa: 'عادی', en: 'Standard' } },
      { id: 'partner', name: { fa: 'همکار', en: 'Partner' } },
      { id: 'wholesale', name: { fa: 'عمده', en: 'Wholesale' } },
    ]);
  });
});

describe('a suspended account', async () => {
  const shop = await signIn('shop');
  const { signedIn } = await (await request(sessionPaths.session, { cookie: shop })).json();
  const suspend = (id: string, isSuspended: boolean) =>
    request(accountPaths.suspension(id), { method: 'PUT', cookie: lab, body: { isSuspended } });

  test('is signed out at its next request, and can sign in again once it is reinstated', async () => {
    expect((await request(peoplePaths.people(), { cookie: shop })).status).toBe(200);
    const answer: AccountAnswer = await (await suspend(signedIn.account.id, true)).json();
    expect(answer.suspendedAt).not.toBeNull();
    expect((await request(peoplePaths.people(), { cookie: shop })).status).toBe(401);
    expect((await (await suspend(signedIn.account.id, false)).json()).suspendedAt).toBeNull();
    expect((await request(peoplePaths.people(), { cookie: shop })).status).toBe(401);
    expect((await request(peoplePaths.people(), { cookie: await signIn('shop') })).status).toBe(
      200,
    );
  });

  test('is no longer notified of changes: its stream ends', async () => {
    const cookie = await signIn('shop');
    const client = await listen(request, cookie);
    await client.begun();
    await suspend(signedIn.account.id, true);
    await vi.waitFor(() => expect(client.hasEnded).toBe(true));
    await suspend(signedIn.account.id, false);
  });

  test('is never the lab’s own, because nobody could undo that', async () => {
    const { signedIn: own } = await (await request(sessionPaths.session, { cookie: lab })).json();
    expect((await suspend(own.account.id, true)).status).toBe(409);
    expect((await request(accountPaths.rows, { cookie: lab })).status).toBe(200);
  });
});
