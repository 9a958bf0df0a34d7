import { readFileSync } from 'node:fs';
import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { accountPaths } from '../../../src/api/accounts/paths.ts';
import { revisionPaths } from '../../../src/api/revisions/paths.ts';
import type { Tier } from '../../../src/domain/tiers/tier.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { sampleDetails } from '../support/account-request.ts';
import { freshApp } from '../support/fresh-app.ts';

const { request, signIn, asSuperuser } = await freshApp();
const lab = await signIn('lab');
const [today, tomorrow] = [0, 1].map((days) => labDay(Date.now() + days * 86_400_000));

async function save(changes: Record<string, unknown>) {
  const sent = Object.entries(changes).map(([item, value]) => ({ item, value }));
  const body = { id: uuidv7(), base: 1_000_000, note: '', kind: 'edit', changes: sent };
  const answer = await request(revisionPaths.all, { cookie: lab, body });
  const { issues = [] }: { issues?: Issue[] } = await answer.json();
  return [answer.status, ...issues.map(({ path, params }) => `${path} ${params?.fault}`)];
}

async function tiers(): Promise<string[]> {
  const answer = await request(accountPaths.tiers, { cookie: lab });
  const { tiers: all }: { tiers: Tier[] } = await answer.json();
  return all.map(({ name }) => name.fa);
}

async function addAccount(tier: string) {
  const owner = { id: uuidv7(), name: 'Mina', username: `u${uuidv7()}` };
  const details = { ...sampleDetails, tier };
  const headers = { 'Idempotency-Key': uuidv7() };
  const body = { details, kind: 'Shop', owner };
  const { status } = await request(accountPaths.accounts, { cookie: lab, body, headers });
  return status;
}

const group = { position: 5, name: { fa: 'همکار ویژه', en: 'همکار ویژه' } };

describe('a price group', () => {
  test('can be added, renamed, given to accounts and removed', async () => {
    expect(await save({ 'tier close': group })).toEqual([200]);
    expect(await tiers()).toEqual(['عادی', 'همکار', 'عمده', 'همکار ویژه']);
    const name = { fa: 'نزدیک', en: 'Close' };
    expect(await save({ 'tier close': { ...group, name } })).toEqual([200]);
    expect(await addAccount('close')).toBe(201);
    expect(await save({ 'tier close': null })).toEqual([422, 'changes.0.item ofAccounts']);
    await asSuperuser("update accounts set tier = 'standard' where tier = 'close'");
    expect(await save({ 'tier close': null })).toEqual([200]);
    expect(await addAccount('close')).toBe(422);
    expect(await tiers()).toEqual(['عادی', 'همکار', 'عمده']);
  });

  test('cannot be removed if it is the one for new accounts', async () => {
    expect(await save({ 'tier standard': null })).toEqual([422, 'changes.0.item standardTier']);
  });

  test('cannot be removed while a price list uses it', async () => {
    await asSuperuser("update accounts set tier = 'standard' where tier = 'partner'");
    expect(await save({ 'tier partner': null })).toEqual([422, 'changes.0.item usedBy']);
  });

  test('cannot be removed while it has prices of its own in effect or planned; past ones go with it', async () => {
    await save({ 'tier close': group });
    const own = `coating hmc close`;
    expect(await save({ [`price ${today} ${own}`]: { price: 5 } })).toEqual([200]);
    expect(await save({ 'tier close': null })).toEqual([422, 'changes.0.item usedBy']);
    await save({ [`price ${today} ${own}`]: { price: null, isGeneral: true } });
    await save({ [`price ${tomorrow} ${own}`]: { price: 7 } });
    expect(await save({ 'tier close': null })).toEqual([422, 'changes.0.item usedBy']);
    await save({ [`price ${tomorrow} ${own}`]: null });
    expect(await save({ 'tier close': null })).toEqual([200]);
    const { rows } = await asSuperuser("select from dated_prices where tier = 'close'");
    expect(rows).toEqual([]);
  });

  test.each([
    ['a price', { [`price ${today} coating hmc gone`]: { price: 1 } }, 'changes.0.item'],
    [
      'a price list',
      {
        'stockLens new': {
          position: 9,
          code: 'NEW',
          name: group.name,
          index: 156,
          tiers: {
            gone: [
              {
                sphereMin: 0,
                sphereMax: 0,
                cylinderMin: 0,
                cylinderMax: 0,
                diameter: null,
                breaks: [{ from: 1, price: 1 }],
              },
            ],
          },
        },
      },
      'changes.0.value.tiers.gone',
    ],
  ])('that does not exist is refused in %s', async (_, changes, path) => {
    expect(await save(changes)).toEqual([422, `${path} unknownName`]);
  });
});

test('tier names of accounts and prices become price groups in every state of the log', async () => {
  // The state before there were price groups.
  const migration = new URL('../../../server/db/migrations/0003-tiers.sql', import.meta.url);
  await asSuperuser(`
    set session_replication_role = replica;
    delete from revision_items where item like 'tier %';
    set session_replication_role = default;
    create or replace view assortment as select 'category' as kind, 'category x' collate "C" as item, '{}'::jsonb as value;
    alter table catalogue drop column steps_dismissed_at;
    drop table tiers`);
  await asSuperuser(
    "update accounts set tier = 'همکار' where account_id in (select account_id from accounts limit 1)",
  );
  await asSuperuser(
    `insert into dated_prices (item, tier, valid_from, price) values ('coating hmc', 'vip-2', '${today}', 1)`,
  );
  await asSuperuser(
    "insert into revision_items (number, item, after) values (1, 'price 2026-01-01 coating hmc old', '{}')",
  );
  await asSuperuser(`begin; set local role adasi; ${readFileSync(migration, 'utf8')}; commit`);
  const { rows } = await asSuperuser('select name_fa from tiers order by position');
  const names = rows.map((row) => row.name_fa);
  expect(names[0]).toBe('عادی');
  expect(names).toEqual(expect.arrayContaining(['همکار', 'old', 'vip-2']));
  const { rows: accounts } = await asSuperuser(
    'select id, name_fa, account_id from tiers left join accounts on tier = id',
  );
  expect(accounts.filter(({ id }) => id.startsWith('group-'))).toEqual([
    expect.objectContaining({ name_fa: 'همکار', account_id: expect.any(String) }),
  ]);
  const { rows: logged } = await asSuperuser(
    "select count(*)::int as count from revision_items where number = 1 and item like 'tier %'",
  );
  expect(logged).toEqual([{ count: names.length }]);
});
