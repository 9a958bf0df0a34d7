import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../server/process/config/settings.ts';
import { startHandOff } from '../../../server/use-cases/hand-off/start-hand-off.ts';
import { startHousekeeping } from '../../../server/use-cases/housekeeping/start-housekeeping.ts';
import { startNotifications } from '../../../server/use-cases/notifications/start-notifications.ts';
import { OrderMonthsReader } from '../../../server/use-cases/orders/order-months.ts';
import { startFigures } from '../../../server/use-cases/reports/keep-figures.ts';
import { freshApp } from '../support/fresh-app.ts';
import { type Asker, shopOf } from './asking.ts';
import { everyRoute } from './askings/every-route.ts';
import { labsReads, labsWrites } from './labs-reads.ts';
import { isReading, recordStatements, type Statement, tablesIn } from './recorded-statements.ts';
import { populate } from './world.ts';

const fresh = await freshApp();
const { request, database, asSuperuser } = fresh;
const { credentialsOf, targetOf } = await populate(fresh);
const recorded = recordStatements();

/** Every table, whether it has rows of accounts, and whether row-level security guards it from its owner too. */
const { rows: tables } = await asSuperuser(`
  select relname as name, relrowsecurity and relforcerowsecurity as guarded, exists (
    select from pg_attribute where attrelid = pg_class.oid and attname = 'account_id' and not attisdropped
  ) as "ofAccounts"
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`);
const ofAccounts: ReadonlySet<string> = new Set(
  tables.flatMap((table) => (table.ofAccounts ? [table.name] : [])),
);

const seenBy = (asker: Asker) => ({
  own: targetOf(shopOf(asker) ?? 'shop'),
  other: targetOf('shop2'),
});

/** Sends every request as a caller who passes the guards, then runs the server's background work. */
for (const asker of ['shop', 'staff', 'lab', 'reader', 'reporter', 'anonymous'] as const) {
  for (const asking of Object.values(everyRoute).flatMap(({ askings }) => askings)) {
    const { path, ...options } = asking.request(targetOf('shop'), seenBy(asker));
    const answer = await request(path, { ...options, ...(await credentialsOf(asker)) });
    await answer.body?.cancel();
  }
}
await new OrderMonthsReader(database).refresh(Date.now());
await startHousekeeping(database, readSettings({ KEEP_NAMES_DAYS: '30' }))();
await startHandOff(database, readSettings({}))();
const channels = {
  PUSH_CONTACT: 'mailto:panel@lab.example',
  SMTP_URL: 'smtps://mail.lab.example',
  MAIL_FROM: 'panel@lab.example',
};
await startNotifications(database, readSettings(channels), { panel: '', api: '' }).then((end) =>
  end(),
);
await startFigures(database)();

/** What statements do with tables of accounts, each kind once: `reads accounts, orders`. */
function done(statements: readonly Statement[]): string[] {
  const kinds = statements.flatMap(({ text }) => {
    const named = tablesIn(text, ofAccounts);
    return named.length === 0 ? [] : `${isReading(text) ? 'reads' : 'writes'} ${named.join(', ')}`;
  });
  return [...new Set(kinds)].sort();
}

const seeing = (rows: Statement['rows']) => recorded.filter((statement) => statement.rows === rows);

/** Whether a statement itself names the account, so that a distributed database asks only one node. */
const namesAccount = ({ text }: Statement) => /account_id/.test(text);

test('every table of accounts is guarded by row-level security, except for the directory of logins', () => {
  const unguarded = tables.filter((table) => table.ofAccounts && !table.guarded);
  expect(unguarded.map(({ name }) => name)).toEqual(['logins']);
});

describe('among all recorded statements', () => {
  test('there are some for accounts, for the lab and without an owner', () => {
    for (const rows of ['account', 'lab', 'nobody'] as const) {
      expect(done(seeing(rows)).length, rows).toBeGreaterThan(2);
    }
  });

  test('those without an owner only find logins and write logs', () => {
    const allowed = ['reads logins', 'writes audit_log', 'writes audit_words'];
    expect(done(seeing('nobody')).filter((kind) => !allowed.includes(kind))).toEqual([]);
  });

  test('every one for an account names the account in addition to row-level security', () => {
    const silent = seeing('account').filter((statement) => !namesAccount(statement));
    expect(done(silent)).toEqual([]);
  });

  test('every write by the lab names the account or is on the list', () => {
    const writes = seeing('lab').filter(({ text }) => !isReading(text));
    const silent = done(writes.filter((statement) => !namesAccount(statement)));
    expect(silent.filter((kind) => !labsWrites.includes(kind.slice('writes '.length)))).toEqual([]);
  });

  test('every read by the lab across accounts is on the list', () => {
    const reads = done(seeing('lab').filter(({ text }) => isReading(text)));
    const advice =
      'A read across all accounts asks every node: add it to labs-reads.ts if the lab needs it.';
    expect(
      reads.filter((kind) => !labsReads.includes(kind.slice('reads '.length))),
      advice,
    ).toEqual([]);
  });
});

test('one without a scope or without its account would be noticed', async () => {
  const from = recorded.length;
  await database.pool.query('select count(*) from orders');
  const [heard] = recorded.slice(from);
  expect(heard?.rows).toBe('nobody');
  expect(done(recorded.slice(from))).toEqual(['reads orders']);
  expect(heard && namesAccount(heard)).toBe(false);
});
