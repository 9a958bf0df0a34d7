import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { KeptLog } from '../../../server/backup/kept-log.ts';
import { writeManifest } from '../../../server/backup/manifest.ts';
import { readSettings } from '../../../server/process/config/settings.ts';
import { log } from '../../../server/process/log/log.ts';
import { freshApp } from '../support/fresh-app.ts';

const { database } = await freshApp();
const bytes = 1024 * 1024;
const folder = mkdtempSync(path.join(os.tmpdir(), 'adasi-kept-'));
const logFolder = path.join(folder, 'log');
afterAll(() => rmSync(folder, { recursive: true }));

const nameOf = (place: number) => `00000001${'0'.repeat(8)}${place.toString(16).padStart(8, '0')}`;

/** Archives a segment, as PostgreSQL would. */
function keep(place: number): void {
  const content = Buffer.alloc(16);
  content.writeBigUInt64LE(BigInt(place * bytes), 8);
  const file = path.join(logFolder, nameOf(place).toUpperCase());
  writeFileSync(file, content);
  truncateSync(file, bytes);
}

/** A backup that ends with the given segment. */
async function backUp(name: string, place: number): Promise<void> {
  const directory = path.join(folder, name);
  mkdirSync(directory);
  const at = '2026-11-22T23:50:00.123Z';
  const file = { path: `pg_wal/${nameOf(place)}`, size: bytes, sha256: '' };
  const rest = { postgres: 18, orders: 0, directories: [], files: [file] };
  await writeManifest(directory, { begunAt: at, doneAt: at, ...rest });
}

beforeEach(async () => {
  rmSync(folder, { recursive: true });
  mkdirSync(logFolder, { recursive: true });
  await backUp('2026-11-22T23-50-00.123Z', 3);
  for (const place of [3, 4, 5]) keep(place);
});

const kept = (more: Record<string, string> = {}) =>
  new KeptLog(readSettings({ BACKUP_DIR: folder, ...more }), database);

test('a gap is reported as long as it exists, and logged once', async () => {
  const said = vi.spyOn(log, 'error');
  const watched = kept();
  await watched.check();
  expect(watched.state).toBe('whole');
  keep(7);
  await watched.check();
  await watched.check();
  expect(watched.state).toBe('gap');
  expect(said).toHaveBeenCalledTimes(1);
  expect(said.mock.lastCall?.[0]).toEqual({ faults: [`${nameOf(6)} is missing`] });
  keep(6);
  await watched.check();
  expect(watched.state).toBe('whole');
});

test('a new backup repairs it', async () => {
  keep(7);
  const watched = kept();
  await watched.check();
  expect(watched.state).toBe('gap');
  await backUp('2026-11-23T23-50-00.123Z', 7);
  await watched.check();
  expect(watched.state).toBe('whole');
});

test('a damaged newer backup is ignored', async () => {
  keep(7);
  mkdirSync(path.join(folder, '2026-11-23T23-50-00.123Z'));
  const watched = kept();
  await watched.check();
  expect(watched.state).toBe('gap');
});

test.each([
  ['without a folder', () => new KeptLog(readSettings({}), database)],
  ['with an external PostgreSQL', () => kept({ DATABASE_URL: 'postgres://db.example/adasi' })],
])('%s nothing is checked', async (_, make) => {
  keep(7);
  const watched = make();
  await watched.check();
  expect(watched.state).toBe('whole');
});

test('a log that PostgreSQL cannot archive is reported from the second check until it can', async () => {
  let isFailing = true;
  const watched = new KeptLog(
    readSettings({ BACKUP_DIR: folder }),
    database,
    async () => isFailing,
  );
  const states: string[] = [];
  for (const now of [true, true, false]) {
    isFailing = now;
    await watched.check();
    states.push(watched.state);
  }
  expect(states).toEqual(['whole', 'stuck', 'whole']);
});
