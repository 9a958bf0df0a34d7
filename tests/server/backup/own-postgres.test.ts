import { execFile } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { uuidv7 } from 'uuidv7';
import { afterAll, expect, test, vi } from 'vitest';
import { type Ledger, send } from '../../faults/support/orders-in-flight.ts';
import { describeWith } from '../deploy/support/programs.ts';
import { readSample } from '../deploy/support/sample.ts';
import { startBundled } from '../support/bundled.ts';
import { debianPostgres, OwnPostgres } from '../support/own-postgres.ts';
import { freePort, signInAt, stopServer } from '../support/real-server.ts';

const bin = debianPostgres() ?? '/usr/lib/postgresql/15/bin';
const directory = mkdtempSync(path.join(os.tmpdir(), 'adasi-own-backup-'));
chmodSync(directory, 0o755);
const folder = path.join(directory, 'backups');
const all: OwnPostgres[] = [];
const password = 'lens of the backup 7';

afterAll(async () => {
  await Promise.all(all.map((postgres) => postgres.stop()));
  rmSync(directory, { recursive: true, force: true });
});

/** Runs a command of the server. Returns its output or its error. */
async function run(name: 'admin' | 'backup' | 'restore', url: string, ...args: string[]) {
  const script = path.resolve(import.meta.dirname, `../../../server/${name}.ts`);
  const env = { ...process.env, DATABASE_URL: url, BACKUP_URL: '', ADASI_PASSWORD: password };
  return promisify(execFile)(process.execPath, [script, ...args], { env }).then(
    ({ stdout }) => stdout,
    ({ stderr }) => `failed: ${stderr}`,
  );
}

/** A PostgreSQL that archives its log as the sample does, with the API's database. */
async function makeSource(): Promise<OwnPostgres> {
  const source = await OwnPostgres.make(path.join(directory, 'source'), bin);
  all.push(source);
  mkdirSync(path.join(folder, 'log'), { recursive: true });
  for (const each of [folder, path.join(folder, 'log')]) chmodSync(each, 0o777);
  const archive = readSample('archive.conf').replaceAll('/mnt/backups', folder);
  appendFileSync(path.join(source.cluster, 'postgresql.conf'), archive);
  await source.start();
  await source.ask('create role adasi login');
  await source.ask('create role backup login replication');
  await source.ask('create database adasi owner adasi');
  return source;
}

async function startShop(url: string) {
  const variables = { DATABASE_URL: url, LOG_LEVEL: 'silent' };
  const server = await startBundled('', await freePort(), variables);
  await run('admin', url, 'sample', 'catalogue');
  await run('admin', url, '--account', 'A shop', '--username', 'eye', '--role', 'Shop');
  await run('admin', url, 'limits', '--username', 'eye', '--orders-per-minute', '1000000');
  return { server, cookie: await signInAt(server.origin, 'eye', password) };
}

describeWith([path.join(bin, 'pg_basebackup')], 'a backup of an external PostgreSQL', async () => {
  const source = await makeSource();
  const { server, cookie } = await startShop(source.url('adasi', 'adasi'));
  const ledger: Ledger = { sent: new Map(), acknowledged: new Set() };
  /** Places an order. Returns its id. */
  const place = async () => {
    const id = uuidv7();
    await send(ledger, server.origin, cookie, id);
    return id;
  };
  const before = await place();
  let isOver = false;
  const backup = run('backup', source.url('backup', 'adasi'), folder).finally(() => {
    isOver = true;
  });
  const duringBackup: string[] = [];
  while (!isOver) duringBackup.push(await place());
  // A full millisecond that begins after the last of these orders and ends before the next one.
  const after = Date.now() + 1;
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(after), { interval: 1 });
  const later = await place();
  await stopServer(server);
  await source.stop();

  /** Restores into a separate PostgreSQL, starts it as an operator would, and reads its orders. */
  const restore = async (name: string, ...args: string[]) => {
    const target = new OwnPostgres(path.join(directory, name), bin);
    const said = await run('restore', '', folder, '--into', target.cluster, ...args);
    expect(said).toMatch(/^Restored \d+ orders/);
    all.push(target);
    await target.start();
    const rows = await target.ask('select id from orders', 'adasi');
    await target.stop();
    return new Set(rows.map(({ id }) => id));
  };

  test('can be taken while orders arrive', async () => {
    expect(await backup).toMatch(/^Backed up \d+ orders to .+, and read them back\./);
    expect(ledger.acknowledged).toEqual(new Set([before, ...duringBackup, later]));
    expect(readdirSync(folder).filter((name) => /unfinished|checking/.test(name))).toEqual([]);
  });

  test('restores every order that was acknowledged before it began', async () => {
    const restored = await restore('alone');
    expect(restored.has(before)).toBe(true);
    expect(restored.has(later)).toBe(false);
  });

  test('can be restored to a point in time: every order acknowledged before it, none after', async () => {
    const restored = await restore('moment', '--until', new Date(after).toISOString());
    expect(restored).toEqual(new Set([before, ...duringBackup]));
  });

  test('is never restored over files or into the embedded database', async () => {
    const over = await run('restore', '', folder, '--into', source.cluster);
    expect(over).toContain('is not empty');
    expect(await run('restore', '', folder)).toContain('This is a backup of your own PostgreSQL');
  });

  test('is refused when a byte of it changed', async () => {
    const [name = ''] = readdirSync(folder).filter((each) => each.endsWith('Z'));
    const file = path.join(folder, name, 'cluster', 'global', 'pg_control');
    const content = readFileSync(file);
    writeFileSync(
      file,
      content.map((byte, index) => (index === 100 ? byte ^ 1 : byte)),
    );
    const target = path.join(directory, 'damaged');
    const said = await run('restore', '', folder, '--into', target);
    writeFileSync(file, content);
    expect(said).toContain('The backup is damaged');
    expect(readdirSync(directory).filter((each) => /damaged|restoring/.test(each))).toEqual([]);
  });

  test('can be taken through a socket, named without a host', async () => {
    await source.start();
    const url = `postgres://backup@/adasi?host=${encodeURIComponent(source.host)}`;
    expect(await run('backup', url, path.join(directory, 'over-socket'))).toMatch(/^Backed up/);
  });

  test('is restored to its own end where no log was archived', async () => {
    const target = path.join(directory, 'unlogged');
    const args = ['--into', target, '--until', 'end'];
    expect(await run('restore', '', path.join(directory, 'over-socket'), ...args)).toContain(
      'Only the backup was restored: there is no log in',
    );
  });

  test('needs a role with replication rights', async () => {
    const said = await run('backup', source.url('adasi', 'adasi'), folder);
    expect(said).toContain('as a role that may replicate');
  });
});
