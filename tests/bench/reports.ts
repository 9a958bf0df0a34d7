import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { reportPath } from '../../src/api/reports/paths.ts';
import { workdayPath } from '../../src/api/workday/paths.ts';
import { freePort, startServer, stopServer } from '../server/support/real-server.ts';
import { type Figure, figuresOf, printFigures } from './figures.ts';
import { printSizes } from './filled/sizes.ts';
import { Reader, readAgain } from './reader.ts';

/** Limit of the 99th percentile, ms. */
const budget = 100;

/** The lab behind the figures: its number of shops and lenses, and the days since its first order. */
const lab = { shops: 300, lenses: 40, days: 1000 };

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

const periods = [
  ['a month', 40, 11],
  ['a year', 380, 15],
  ['1,000 days', lab.days, 0],
] as const;

/** The measured reports, by their names in the figures. */
const groups = [
  ['months', 'by=month'],
  ['shops', 'by=account'],
  ['lenses', 'by=lens'],
  ['the lenses of a shop', 'by=lens&account=ACCOUNT'],
  ['the shops of a lens', 'by=account&lens=rx%20bench-7'],
] as const;

/**
 * Measures reports at a lab with 10,000,000 orders (`BENCH_ORDERS`) of 300 shops and 40 lenses in 1,000 days. Only
 * fills the figures, because reports read nothing else.
 */
export async function benchReports(): Promise<void> {
  const orders = Number(process.env.BENCH_ORDERS ?? 10_000_000);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'adasi-bench-'));
  const server = await startServer(dataDir, await freePort());
  const sockets = path.join(dataDir, 'run');
  try {
    const account = await fillFigures(sockets, orders);
    await printSizes(sockets);
    const reader = await Reader.signIn(server.origin, 'lab');
    const figures: Figure[] = [];
    for (const [period, from, to] of periods) {
      for (const [what, query] of groups) {
        const asked = query.replace('ACCOUNT', account);
        const times = await readAgain(
          reader,
          `${reportPath}?from=${day(from)}&to=${day(to)}&${asked}`,
        );
        figures.push(...figuresOf(`${what}, ${period}`, times, budget));
      }
    }
    figures.push(...figuresOf('the day', await readAgain(reader, workdayPath), budget));
    reader.close();
    printFigures(`API: a report of ${orders.toLocaleString('en')} orders`, figures);
  } finally {
    await stopServer(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Returns the account of one of the shops. */
async function fillFigures(sockets: string, orders: number): Promise<string> {
  const client = new pg.Client({ host: sockets, user: 'postgres', database: 'adasi' });
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    await client.query(
      `insert into accounts (account_id, name)
       select gen_random_uuid(), 'Shop ' || n from generate_series(1, $1::int) n`,
      [lab.shops],
    );
    await client.query(fillSql, [lab.days, lab.lenses, orders / lab.days / lab.shops / perRow]);
    for (const sums of foldsSql) await client.query(sums);
    await client.query('vacuum (analyze) figures, accounts');
    await client.query('checkpoint');
    const { rows } = await client.query(`select account_id from accounts where name = 'Shop 7'`);
    return rows[0].account_id;
  } finally {
    await client.end();
  }
}

/** Orders per shop, lens and day. */
const perRow = 3;

/** Each shop's orders of each day, spread over as many lenses as needed; `$3` is the number of rows. */
const fillSql = `
  insert into figures (account_id, span, starts, lens, orders, pieces, sales, on_time, late, remade_lab_fault,
    broken_scratch, days2, days3, days5)
  select account_id, 'day', current_date - ago, 'rx bench-' || (n * 7 + ago) % $2::int, ${perRow}, ${2 * perRow},
    ${perRow} * 8500000, 2, 1, (n + ago) % 20 / 19, (n + ago) % 15 / 14, 1, 1, 1
  from accounts, generate_series(0, $1::int - 1) ago, generate_series(1, ceil($3::float8)::int) n
  where name like 'Shop %'`;

const all = "'00000000-0000-0000-0000-000000000000'::uuid";
const summed = [
  'orders',
  'pieces',
  'sales',
  'on_time',
  'late',
  'remade_lab_fault',
  'broken_scratch',
];
const columns = [...summed, 'days2', 'days3', 'days5'];
const month = "date_trunc('month', starts)::date";

/** Adds up rows, initially those per account and lens, under another account, lens or span. */
const fold = (span: string, starts: string, account: string, lens: string, of: string) => `
  insert into figures (account_id, span, starts, lens, ${columns.join(', ')})
  select ${account}, '${span}', ${starts}, ${lens}, ${columns.map((column) => `sum(${column})`).join(', ')}
  from figures where ${of} group by 1, 3, 4`;

const foldsSql = [
  fold('day', 'starts', 'account_id', "''", "lens <> ''"),
  fold('day', 'starts', all, 'lens', "lens <> ''"),
  fold('day', 'starts', all, "''", `lens <> '' and account_id = ${all}`),
  fold('month', month, 'account_id', 'lens', "span = 'day'"),
];

if (import.meta.main) await benchReports();
