import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { ledgerPaths } from '../../src/api/ledger/paths.ts';
import { freePort, startServer, stopServer } from '../server/support/real-server.ts';
import { figuresOf, printFigures } from './figures.ts';
import { printSizes } from './filled/sizes.ts';
import { Reader, readAgain, readPages } from './reader.ts';

const entriesInBench = 100_000;

const month = (ago: number) => new Date(Date.now() - ago * 30 * 86_400_000).toISOString();
const lastMonth = `from=${month(2)}&to=${month(1)}`;

/** The measured queries, by their names in the figures. */
const asked: readonly (readonly [what: string, query: string])[] = [
  ['all, newest first', 'order=newest'],
  ['all, oldest first', 'order=oldest'],
  ['a month', lastMonth],
  ['payments, one of 20', 'kind=payment'],
  ['two kinds in a month', `kind=payment,reversal&${lastMonth}`],
];

/** Path of a query's page after the mark `next`. */
const pageOf = (query: string) => (next: string | null) =>
  `${ledgerPaths.statement}?${query}${next ? `&after=${next}` : ''}`;

/** Reads a shop's statement with 100,000 entries of a year page by page, and prints their size on disk. */
export async function benchStatement(): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'adasi-bench-'));
  const server = await startServer(dataDir, await freePort());
  const sockets = path.join(dataDir, 'run');
  try {
    await fillLedger(sockets);
    await printSizes(sockets);
    const reader = await Reader.signIn(server.origin, 'customer');
    const figures = [];
    for (const [what, query] of asked) {
      figures.push(...figuresOf(what, await readPages(reader, pageOf(query)), 20));
    }
    const times = await readAgain(reader, ledgerPaths.standing());
    figures.push(...figuresOf('the balance', times, 20));
    reader.close();
    printFigures(`API: a page of ${entriesInBench.toLocaleString('en')} entries`, figures);
  } finally {
    await stopServer(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Charges over a year, of which one in 20 is paid and one in 20 reversed. */
async function fillLedger(sockets: string): Promise<void> {
  const client = new pg.Client({ host: sockets, user: 'postgres', database: 'adasi' });
  await client.connect();
  try {
    await client.query(fillSql, [entriesInBench]);
    await client.query(
      `insert into account_balances (account_id, entries, debits, credits, tax, last_at)
       select account_id, number, debits_after, credits_after, tax_after, at
       from ledger_entries order by number desc limit 1`,
    );
    await client.query('vacuum (analyze) ledger_entries, account_balances');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

const fillSql = `
  with shop as (select account_id, id from users where username = 'customer'), entry as (
    select n as number, md5(n::text)::uuid as id, now() - ($1::int - n) * interval '5 minutes' as at,
      case n % 20 when 0 then 'payment' when 1 then 'reversal' else 'charge' end as kind,
      case when n % 20 > 1 then 1000000 + n else 0 end as debit,
      case n % 20 when 0 then 17000000 when 1 then 1000000 + n - 3 else 0 end as credit
    from generate_series(1, $1::int) n where n <> 1
  ), numbered as (
    select *, row_number() over (order by number) as place,
      case when kind = 'payment' then 0 else (debit + credit) / 11 end as tax from entry
  )
  insert into ledger_entries (account_id, number, id, at, kind, debit, credit, tax, tax_rate, reverses, reference, note,
    by_account, by_user, by_name, debits_after, credits_after, tax_after)
  select account_id, place, numbered.id, at, kind, debit, credit, tax,
    case when kind <> 'payment' then 1000 end,
    case when kind = 'reversal' then md5((number - 3)::text)::uuid end, 'R-' || number, '',
    account_id, shop.id, 'Bench',
    sum(debit) over so_far, sum(credit) over so_far, sum(sign(debit - credit) * tax) over so_far
  from numbered, shop
  window so_far as (order by number)
  order by number`;

if (import.meta.main) await benchStatement();
