import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { accountPaths } from '../../src/api/accounts/paths.ts';
import { freePort, startServer, stopServer } from '../server/support/real-server.ts';
import { figuresOf, printFigures } from './figures.ts';
import { Reader, readAgain, readPages } from './reader.ts';

const accountsInBench = 10_000;

const text = (typed: string) => `text=${encodeURIComponent(typed)}`;

/** The measured queries, by their names in the figures. */
const asked: readonly (readonly [what: string, query: string])[] = [
  ['all, by name', ''],
  ['newest first', 'sort=newest'],
  ['by credit limit', 'sort=creditLimit'],
  ['a tier', 'tier=partner'],
  ['suspended ones', 'state=suspended'],
  ['a name that all have', text('عینک')],
  ['one name', text('عینک ۹۸۷۶')],
  ['a telephone number', text('09120009876')],
  ['a name that none has', text('zzz')],
];

/** Path of a query's page after the mark `next`. */
const pageOf = (query: string) => (next: string | null) =>
  `${accountPaths.rows}?${query}${next ? `&after=${next}` : ''}`;

/** Reads the lab's list of 10,000 accounts page by page, and searches for accounts as the account picker does. */
export async function benchAccounts(): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'adasi-bench-'));
  const server = await startServer(dataDir, await freePort());
  try {
    await fillAccounts(path.join(dataDir, 'run'));
    const reader = await Reader.signIn(server.origin, 'lab');
    const figures = [];
    for (const [what, query] of asked) {
      figures.push(...figuresOf(what, await readPages(reader, pageOf(query)), 20));
    }
    const found = await readAgain(reader, `${accountPaths.accounts}?${text('عینک ۱۲')}`);
    figures.push(...figuresOf('the choice of an account', found, 20));
    reader.close();
    printFigures(`API: a page of ${accountsInBench.toLocaleString('en')} accounts`, figures);
  } finally {
    await stopServer(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function fillAccounts(sockets: string): Promise<void> {
  const client = new pg.Client({ host: sockets, user: 'postgres', database: 'adasi' });
  await client.connect();
  try {
    await client.query(fillSql, [accountsInBench]);
    await client.query('vacuum (analyze) accounts');
  } finally {
    await client.end();
  }
}

const fillSql = `
  insert into accounts
    (account_id, name, contact_name, phone, tier, credit_limit, created_at, suspended_at)
  select md5(n::text)::uuid, 'عینک‌سرای ' || n, 'رابط ' || n % 500, '0912' || lpad(n::text, 7, '0'),
    case when n % 4 = 0 then 'partner' else 'standard' end,
    case when n % 3 > 0 then (n % 100) * 10000000 end, now() - n * interval '1 hour',
    case when n % 50 = 0 then now() end
  from generate_series(1, $1::int) n`;

if (import.meta.main) await benchAccounts();
