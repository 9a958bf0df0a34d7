import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
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
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pruneBackups } from '../../../server/backup/prune-backups.ts';
import { type Ledger, listIds, send } from '../../faults/support/orders-in-flight.ts';
import { bundled, startBundled } from '../support/bundled.ts';
import { freePort, type RealServer, signInAt, stopServer } from '../support/real-server.ts';

const directory = mkdtempSync(path.join(os.tmpdir(), 'adasi-backup-'));
const folder = path.join(directory, 'backups');
const dataDir = path.join(directory, 'data');
const servers: RealServer[] = [];

afterAll(async () => {
  await Promise.all(servers.map(stopServer));
  rmSync(directory, { recursive: true, force: true });
});

async function started(data: string, more: Record<string, string> = {}) {
  const server = await startBundled(data, await freePort(), more);
  servers.push(server);
  return { server, origin: server.origin, cookie: await signInAt(server.origin, 'customer') };
}

/** Runs one of the two commands. Returns its output or its error. */
async function run(name: 'backup' | 'restore', data: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: data, DATABASE_URL: '', BACKUP_DIR: '' };
  const running = promisify(execFile)(process.execPath, [bundled(name), ...args], { env });
  return running.then(
    ({ stdout }) => stdout,
    ({ stderr }) => `failed: ${stderr}`,
  );
}

async function restoredIds(name: string, ...args: string[]): Promise<Set<string>> {
  const data = path.join(directory, name);
  expect(await run('restore', data, folder, ...args)).toMatch(/^Restored \d+ orders/);
  const { server, origin, cookie } = await started(data);
  const ids = await listIds(origin, cookie);
  await stopServer(server);
  expect(new Set(ids).size).toBe(ids.length);
  return new Set(ids);
}

const ledger: Ledger = { sent: new Map(), acknowledged: new Set() };
let before: string[] = [];
let whileCopying: string[] = [];
let later: string[] = [];
let moment = '';

/** Keys of the orders acknowledged while the work ran. */
async function acknowledgedDuring(
  { origin, cookie }: { origin: string; cookie: string },
  work: Promise<unknown>,
): Promise<string[]> {
  const known = new Set(ledger.acknowledged);
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  do await send(ledger, origin, cookie, uuidv7());
  while (!isOver);
  await over;
  return [...ledger.acknowledged].filter((key) => !known.has(key));
}

beforeAll(async () => {
  const source = await started(dataDir, { BACKUP_DIR: folder });
  before = await acknowledgedDuring(source, Promise.resolve());
  const backup = run('backup', dataDir, folder);
  whileCopying = await acknowledgedDuring(source, backup);
  expect(await backup).toMatch(/^Backed up \d+ orders to .+, and read them back\./);
  // A full millisecond that begins after the last of these orders and ends before the next one.
  const after = Date.now() + 1;
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(after), { interval: 1 });
  moment = new Date(after).toISOString();
  later = await acknowledgedDuring(source, Promise.resolve());
  await stopServer(source.server);
});

describe('a backup of a running server', () => {
  test('restores every order that was acknowledged before it began', async () => {
    const restored = await restoredIds('alone');
    expect(before.filter((id) => !restored.has(id))).toEqual([]);
    expect(later.filter((id) => restored.has(id))).toEqual([]);
  });

  test('can be restored to a point in time: every order acknowledged before it, none after', async () => {
    const restored = await restoredIds('moment', '--until', moment);
    expect([...before, ...whileCopying].filter((id) => !restored.has(id))).toEqual([]);
    expect(later.filter((id) => restored.has(id))).toEqual([]);
  });

  test('can be restored to the end of the archived log', async () => {
    const restored = await restoredIds('end', '--until', 'end');
    expect([...ledger.acknowledged].filter((id) => !restored.has(id))).toEqual([]);
  });

  test('says that only the backup was restored without an archived log', async () => {
    const unlogged = path.join(directory, 'unlogged');
    const [name = ''] = readdirSync(folder).filter((each) => each.endsWith('Z'));
    cpSync(path.join(folder, name), path.join(unlogged, name), { recursive: true });
    const target = path.join(directory, 'no-further');
    expect(await run('restore', target, unlogged, '--until', 'end')).toContain(
      'Only the backup was restored: there is no log in',
    );
  });

  test('cannot be restored to a time beyond the archived log', async () => {
    const target = path.join(directory, 'beyond');
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect(await run('restore', target, folder, '--until', tomorrow)).toContain(
      `has no change after ${tomorrow}: nothing was restored. Restore all of it with --until end.`,
    );
    expect(existsSync(path.join(target, 'postgres'))).toBe(false);
  });

  test('is never restored over an existing database', async () => {
    expect(await run('restore', dataDir, folder)).toContain('has a database already');
  });

  test('leaves no unfinished files behind', () => {
    expect(readdirSync(folder).filter((name) => /unfinished|checking/.test(name))).toEqual([]);
  });

  test('is refused when a byte of it changed', async () => {
    const [name = ''] = readdirSync(folder).filter((each) => each.endsWith('Z'));
    const file = path.join(folder, name, 'cluster', 'global', 'pg_control');
    const content = readFileSync(file);
    const target = path.join(directory, 'damaged');
    try {
      writeFileSync(
        file,
        content.map((byte, index) => (index === 100 ? byte ^ 1 : byte)),
      );
      expect(await run('restore', target, folder)).toContain('The backup is damaged');
      expect(existsSync(path.join(target, 'postgres'))).toBe(false);
    } finally {
      writeFileSync(file, content);
    }
  });

  test('is deleted with its part of the log when it is old, unless it is the newest', async () => {
    const names = () => readdirSync(folder).filter((each) => each.endsWith('Z'));
    const [old = ''] = names();
    const newer = old.replace(/^\d{4}/, '2999');
    cpSync(path.join(folder, old), path.join(folder, newer), { recursive: true });
    const oldSegment = path.join(folder, 'log', '000000010000000000000000');
    writeFileSync(oldSegment, '');
    const now = new Date(Date.now() + 3 * 86_400_000);
    expect(await pruneBackups(folder, { days: 7, now })).toBe(0);
    expect(await pruneBackups(folder, { days: 1, now })).toBe(1);
    expect(names()).toEqual([newer]);
    expect(existsSync(oldSegment)).toBe(false);
    expect(await pruneBackups(folder, { days: 1, now })).toBe(0);
  });
});

test.each([
  ['backup', ['--keep-days', 'abc'], '--keep-days takes a whole number of days above 0, not abc.'],
  ['backup', ['another'], 'Name one folder.'],
  ['restore', ['--until', 'yesterday'], 'time zone such as 2026-11-22T09:30:00Z, not yesterday.'],
  ['restore', ['--until', '2026-11-22T09:30:00'], 'not 2026-11-22T09:30:00.'],
  ['restore', ['--accept-gap'], '--accept-gap only goes with --until end.'],
  ['restore', ['--untill', 'end'], "Unknown option '--untill'"],
] as const)('%s %j says what is wrong, and how it is used', async (name, args, why) => {
  const said = await run(name, path.join(directory, 'unused'), folder, ...args);
  expect(said).toContain(why);
  expect(said).toContain(`npm run ${name} -- <folder>`);
});
