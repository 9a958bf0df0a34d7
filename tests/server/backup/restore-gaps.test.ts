import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
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
import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { gapsBetweenBackups } from '../../../server/backup/log-warnings.ts';
import { readManifest } from '../../../server/backup/manifest.ts';
import { type Ledger, listIds, send } from '../../faults/support/orders-in-flight.ts';
import { bundled, startBundled } from '../support/bundled.ts';
import { freePort, type RealServer, signInAt, stopServer } from '../support/real-server.ts';

const directory = mkdtempSync(path.join(os.tmpdir(), 'adasi-gaps-'));
const folder = path.join(directory, 'backups');
const log = path.join(folder, 'log');
const dataDir = path.join(directory, 'data');
const whole = path.join(directory, 'whole');
const target = path.join(directory, 'target');
const servers: RealServer[] = [];

/** Copies a folder by hard links. To change a file in the copy, replace it. */
const linkAll = (from: string, to: string) => execFileSync('cp', ['-al', from, to]);

function replace(file: string, content: Buffer): void {
  rmSync(file);
  writeFileSync(file, content);
}

afterAll(async () => {
  await Promise.all(servers.map(stopServer));
  rmSync(directory, { recursive: true, force: true });
});
afterEach(() => {
  rmSync(target, { recursive: true, force: true });
  rmSync(folder, { recursive: true });
  linkAll(whole, folder);
});

/** Runs one of the two commands. Returns its output and whether it succeeded. */
async function run(name: 'backup' | 'restore', data: string, ...args: string[]) {
  const env = { ...process.env, DATA_DIR: data, DATABASE_URL: '', BACKUP_DIR: '' };
  const running = promisify(execFile)(process.execPath, [bundled(name), ...args], { env });
  return running.then(
    ({ stdout, stderr }) => ({ said: stdout + stderr, isDone: true }),
    ({ stdout, stderr }) => ({ said: `${stdout}${stderr}`, isDone: false }),
  );
}

const restore = (...args: string[]) => run('restore', target, folder, ...args);

async function startOn(data: string) {
  const server = await startBundled(data, await freePort(), {
    BACKUP_DIR: folder,
    LOG_LEVEL: 'silent',
  });
  servers.push(server);
  return { server, cookie: await signInAt(server.origin, 'customer') };
}

type Running = Awaited<ReturnType<typeof startOn>>;
const ledger: Ledger = { sent: new Map(), acknowledged: new Set() };

async function place({ server, cookie }: Running, count: number): Promise<void> {
  for (let placed = 0; placed < count; placed += 1)
    await send(ledger, server.origin, cookie, uuidv7());
}

/** Makes PostgreSQL start a new segment, so that it archives the previous one. */
async function nextSegment(data: string): Promise<void> {
  const host = path.join(data, 'run');
  const client = new pg.Client({ host, user: 'postgres', database: 'adasi' });
  await client.connect();
  await client.query('select pg_switch_wal()').finally(() => client.end());
}

/** The archived segments after the backup. */
let after: string[] = [];
const backups = () => readdirSync(folder).filter((each) => each.endsWith('Z'));
const isSegment = (name: string) => /^[0-9A-F]{24}$/.test(name);
const segments = () => readdirSync(log).filter(isSegment).sort();

beforeAll(async () => {
  const source = await startOn(dataDir);
  await place(source, 5);
  expect((await run('backup', dataDir, folder)).said).toContain('Backed up');
  for (let round = 0; round < 4; round += 1) {
    await place(source, 10);
    await nextSegment(dataDir);
  }
  await place(source, 10);
  await stopServer(source.server);
  const { files } = await readManifest(path.join(folder, backups()[0] ?? ''));
  const own = files.map((file) => path.basename(file.path)).filter(isSegment);
  after = segments().filter((each) => each > (own.sort().at(-1) ?? ''));
  expect(after.length).toBeGreaterThan(3);
  linkAll(folder, whole);
});

const at = (index: number) => path.join(log, after.at(index) ?? '');

/** Changes bytes in the middle of the written part. */
function damage(file: string, from = 9_000): void {
  const content = readFileSync(file);
  for (let index = from; index < from + 200; index += 1)
    content[index] = (content[index] ?? 0) ^ 0x5a;
  replace(file, content);
}

/** Truncates a file, or fills the rest with zeros up to a length. */
function cut(file: string, length: number, filled = length): void {
  const content = Buffer.alloc(filled);
  readFileSync(file).copy(content, 0, 0, length);
  replace(file, content);
}

/** Ways to break the log before its end, and the segment named in the error. */
const gaps: Record<string, [() => void, () => string]> = {
  'the first segment is missing': [() => rmSync(at(0)), () => `${after[0]} is missing`],
  'one in the middle is missing': [() => rmSync(at(1)), () => `${after[1]} is missing`],
  'one in the middle is damaged inside': [() => damage(at(1)), () => `${after[1]} is damaged`],
  'one in the middle begins wrong': [() => damage(at(1), 0), () => `${after[1]} is damaged`],
  'one in the middle is cut off': [() => cut(at(1), 70_000), () => `${after[1]} is damaged`],
  'one in the middle is empty': [() => cut(at(1), 0), () => `${after[1]} is damaged`],
  'the newest is damaged inside': [() => damage(at(-1)), () => `${after.at(-1)} is damaged`],
  'the newest is all zeros': [
    () => cut(at(-1), 0, 16 * 1024 * 1024),
    () => `${after.at(-1)} is damaged`,
  ],
  'a segment is a copy of another one': [
    () => replace(at(1), readFileSync(at(2))),
    () => `${after[1]} is damaged`,
  ],
  'the newest belongs to an unknown timeline': [
    () => cpSync(at(-1), path.join(log, (after.at(-1) ?? '').replace('00000001', '00000002'))),
    () => '00000002.history is missing',
  ],
};

test.each(Object.entries(gaps))(
  'when %s, a restore to the end is refused',
  async (_, [make, named]) => {
    make();
    const { said, isDone } = await restore('--until', 'end');
    expect({ said, isDone }).toEqual({ said: expect.stringContaining(named()), isDone: false });
    expect(said).toContain('--accept-gap');
    expect(existsSync(path.join(target, 'postgres'))).toBe(false);
  },
);

test('if the operator accepts the gap, the restore stops there and reports what is missing', async () => {
  rmSync(at(3));
  cut(at(1), 70_000);
  const { said, isDone } = await restore('--until', 'end', '--accept-gap');
  expect(isDone).toBe(true);
  expect(said).toMatch(/^Restored \d+ orders/);
  expect(said).toContain(`${after[1]} is damaged`);
  expect(said).toContain(`${after[3]} is missing`);
});

test('a restore to a time after a gap is refused with the name of the gap', async () => {
  rmSync(at(0));
  const { said, isDone } = await restore('--until', new Date().toISOString());
  expect(isDone).toBe(false);
  expect(said).toContain(`${after[0]} is missing`);
});

test('taking a backup reports a gap', async () => {
  expect(await gapsBetweenBackups(folder)).toEqual([]);
  rmSync(at(1));
  expect(await gapsBetweenBackups(folder)).toEqual([`${after[1]} is missing`]);
});

test('a later restore from the same backup finds the log of the restored database', async () => {
  expect((await restore('--until', 'end')).isDone).toBe(true);
  const known = ledger.acknowledged.size;
  const restored = await startOn(target);
  await place(restored, 5);
  await stopServer(restored.server);
  expect(ledger.acknowledged.size).toBe(known + 5);
  expect(readdirSync(log)).toContain('00000002.history');
  const again = path.join(directory, 'again');
  const { said } = await run('restore', again, folder, '--until', 'end');
  expect(said).toMatch(/^Restored \d+ orders/);
  const { server, cookie } = await startOn(again);
  const ids = new Set(await listIds(server.origin, cookie));
  await stopServer(server);
  expect([...ledger.acknowledged].filter((id) => !ids.has(id))).toEqual([]);
});

describe('of several backups', () => {
  /** A second backup, which seems to be a day newer. */
  function makeNewer(): string {
    const [old = ''] = backups();
    const newer = old.replace(/^\d{4}/, '2999');
    linkAll(path.join(folder, old), path.join(folder, newer));
    return path.join(folder, newer);
  }

  test('a damaged one is reported with its file; another is restored without unlisted files', async () => {
    const [old = ''] = backups();
    const file = path.join(makeNewer(), 'cluster', 'global', 'pg_control');
    damage(file, 100);
    const { said, isDone } = await restore();
    expect(isDone).toBe(false);
    expect(said).toContain(`The backup is damaged: ${file} is not`);
    expect(said).toContain(old);
    const strange = ['standby.signal', 'base/strange', 'pg_wal/0000000100000000000000FF'];
    for (const name of strange) writeFileSync(path.join(folder, old, 'cluster', name), 'strange');
    expect((await restore('--from', old)).said).toMatch(/^Restored \d+ orders/);
    for (const name of strange)
      expect(existsSync(path.join(target, 'postgres', name)), name).toBe(false);
  });

  test.each(['manifest.json', 'manifest.sha256'])('one without its %s is refused', async (name) => {
    const newer = makeNewer();
    rmSync(path.join(newer, name));
    const { said, isDone } = await restore();
    expect([isDone, said.includes(path.join(newer, name))]).toEqual([false, true]);
  });

  test('a missing one is refused with a list of the existing ones', async () => {
    const { said, isDone } = await restore('--from', '2020-01-01T00-00-00.000Z');
    expect([isDone, said.includes(backups()[0] ?? '-')]).toEqual([false, true]);
  });
});

test('a killed restore starts over, and no server can start on its unfinished data', async () => {
  mkdirSync(path.join(target, '.restoring', 'postgres', 'base'), { recursive: true });
  await expect(startBundled(target, await freePort())).rejects.toThrow('was not finished');
  rmSync(log, { recursive: true });
  expect((await restore()).isDone).toBe(true);
  const left = readdirSync(target);
  expect([left.includes('postgres'), left.includes('.restoring')]).toEqual([true, false]);
});
