import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, test } from 'vitest';
import { recordAudit } from '../../../server/db/audit/record-audit.ts';
import { inScope } from '../../../server/db/pool/scope.ts';
import { auditAnswer } from '../../../src/api/audit/contract.ts';
import { auditPath } from '../../../src/api/audit/paths.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { freshApp } from '../support/fresh-app.ts';

const { request, signIn, database, asSuperuser, count } = await freshApp();
const lab = await signIn('lab');
/** The entries recorded by filling in the sample and signing in. */
const ofSample = await count('audit_log');
const [sara, reza] = ['سارا', 'Reza'].map((name) => {
  return { account: uuidv7(), user: uuidv7(), name };
}) as [Person, Person];
type Person = { account: string; user: string; name: string };

/** Entries: 120 by Sara about accounts, then one by Reza about a notice. */
beforeAll(async () => {
  await inScope(database, 'lab', async (transaction) => {
    for (let number = 0; number < 120; number += 1) {
      const subjectName = `فروشگاه ${number}`;
      const after = { creditLimit: number };
      const subject = uuidv7();
      const recorded = { subject, subjectName, after } as const;
      await recordAudit(transaction, { by: sara, action: 'account.limitCredit', ...recorded });
    }
    const after = { text: { fa: 'شنبه تعطیل است', en: 'Closed on Saturday' } };
    await recordAudit(transaction, { by: reza, action: 'notice.write', subject: uuidv7(), after });
  });
});

/** The date that many days from now. The sample may have been filled in before midnight. */
const dayIn = (days: number) => labDay(Date.now() + days * 86_400_000);

async function read(query: Record<string, string> = {}) {
  const answer = await request(`${auditPath}?${new URLSearchParams(query)}`, { cookie: lab });
  expect(answer.status).toBe(200);
  return auditAnswer.parse(await answer.json());
}

async function readAll(query: Record<string, string> = {}) {
  const entries = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await read({ ...query, ...(after && { after }) });
    entries.push(...page.entries);
    after = page.next;
  }
  return entries;
}

describe('the audit log', () => {
  test('is paged newest first, each entry once', async () => {
    const all = await readAll();
    expect(all.length).toBe(ofSample + 121);
    expect(new Set(all.map(({ id }) => id)).size).toBe(ofSample + 121);
    expect(all[0]?.action).toBe('notice.write');
    const times = all.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
  });

  test('can be read oldest first', async () => {
    const [newest, oldest] = await Promise.all([readAll(), readAll({ order: 'oldest' })]);
    expect(oldest).toEqual(newest.toReversed());
  });

  test.each([
    [{ subject: 'notice' }, 1],
    [{ subject: 'account' }, 120],
    [{ user: reza.user }, 1],
    [{ user: sara.user, subject: 'notice' }, 0],
    [{ text: 'ساتردی' }, 0],
    [{ text: 'satur closed' }, 1],
    [{ text: 'شنبه' }, 1],
    [{ text: 'فروشگاه ۱۱۹' }, 1],
    [{ text: 'سارا' }, 120],
    [{ text: 'فروشگاه ۱۱', subject: 'notice' }, 0],
    [{ from: dayIn(-1) }, ofSample + 121],
    [{ to: dayIn(1) }, ofSample + 121],
    [{ to: dayIn(-1), text: 'reza' }, 0],
    [{ to: '2020-01-01' }, 0],
    [{ from: '2099-01-01' }, 0],
    [{ from: dayIn(0), to: dayIn(1), text: 'reza' }, 1],
  ])('is filtered by %j', async (query, count) => {
    expect((await readAll(query)).length).toBe(count);
  });

  test.each([
    [{ after: 'x' }, 'after'],
    [{ subject: 'moon' }, 'subject'],
    [{ from: 'yesterday' }, 'from'],
    [{ from: '2026-01-02', to: '2026-01-01' }, 'to'],
    [{ text: 'x'.repeat(81) }, 'text'],
    [{ anything: '1' }, 'anything'],
  ])('refuses %j', async (query, path) => {
    const answer = await request(`${auditPath}?${new URLSearchParams(query)}`, { cookie: lab });
    expect(answer.status).toBe(422);
    expect((await answer.json()).issues[0].path).toBe(path);
  });
});

test('a rare word among many entries is found through its index', async () => {
  await asSuperuser(
    `insert into audit_log (account_id, id, at, by_user, by_name, action, subject, subject_id, subject_name, search)
     select $1, uuidv7(interval '-1 day' * n / 100), now(), $1, 'x', 'notice.write', 'notice', 'x', 'x',
       ' common' || case when n = 5000 then ' seldom' else '' end
     from generate_series(1, 5000) n`,
    [reza.account],
  );
  await asSuperuser(
    `insert into audit_words (account_id, word, entry_id)
     select account_id, unnest(string_to_array(substr(search, 2), ' ')), id from audit_log
     where account_id = $1 and by_name = 'x'`,
    [reza.account],
  );
  expect((await readAll({ text: 'seld' })).length).toBe(1);
  expect((await readAll({ text: 'common seldom' })).length).toBe(1);
  expect((await read({ text: 'common' })).entries.length).toBe(50);
});
