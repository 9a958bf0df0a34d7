import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeManifest } from '../../../server/backup/manifest.ts';
import { pruneBackups } from '../../../server/backup/prune-backups.ts';
import { keepBackup } from '../../../server/backup/take-backup.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'adasi-left-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a backup that ends before it copies anything. */
const begin = () => keepBackup(folder, () => Promise.reject(new Error('no copy')));
const make = (...names: string[]) => {
  for (const name of names)
    mkdirSync(path.join(folder, name, 'postgres', 'base'), { recursive: true });
};
const stamp = '2026-01-01T00-00-00.000Z';
const here = os.hostname().replaceAll(/[^\w-]/g, '_');

test.each([
  `${stamp}.unfinished`,
  `${stamp}.${here}.unfinished`,
  '.checking-aB3xYz',
  `.checking-${here}.aB3xYz`,
])('%s of a killed backup is deleted by the next one', async (name) => {
  make(name);
  await expect(begin()).rejects.toThrow('no copy');
  expect(readdirSync(folder)).toEqual([]);
});

test.each([`${stamp}.another-machine.unfinished`, '.checking-another-machine.aB3xYz'])(
  '%s from another machine is kept for two days',
  async (name) => {
    make(name);
    await expect(begin()).rejects.toThrow('no copy');
    expect(readdirSync(folder)).toEqual([name]);
    const long = new Date(Date.now() - 3 * 86_400_000);
    utimesSync(path.join(folder, name), long, long);
    await expect(begin()).rejects.toThrow('no copy');
    expect(readdirSync(folder)).toEqual([]);
  },
);

test.each(['notes', 'log', 'x.unfinished', '.checking', `${stamp}`, `${stamp}.old`])(
  '%s is not a leftover',
  async (name) => {
    make(name);
    await expect(begin()).rejects.toThrow('no copy');
    expect(readdirSync(folder)).toEqual([name]);
  },
);

test('nothing of a running backup is deleted, because a second backup refuses to start', async () => {
  const copying = Promise.withResolvers<never>();
  const first = keepBackup(folder, () => copying.promise);
  await expect.poll(() => readdirSync(folder).length).toBe(1);
  const [unfinished] = readdirSync(folder);
  await expect(begin()).rejects.toThrow('Another backup');
  expect(readdirSync(folder)).toEqual([unfinished]);
  copying.reject(new Error('ended'));
  await expect(first).rejects.toThrow('ended');
  expect(readdirSync(folder)).toEqual([]);
});

describe('old backups', () => {
  const now = new Date('2026-11-22T12:00:00Z');

  /** A backup made on the given day, with its own segment. */
  async function backUp(day: string, segment: number): Promise<string> {
    const name = `2026-11-${day}T01-00-00.000Z`;
    make(name);
    const at = `2026-11-${day}T01:00:00.000Z`;
    const files = [{ path: `pg_wal/0000000100000000000000${segment}`, size: 1, sha256: '' }];
    const rest = { postgres: 18, orders: 0, directories: [], files };
    await writeManifest(path.join(folder, name), { begunAt: at, doneAt: at, ...rest });
    return name;
  }

  const damages: Record<string, (directory: string) => void> = {
    'without a manifest': (directory) => rmSync(path.join(directory, 'manifest.json')),
    'without a seal': (directory) => rmSync(path.join(directory, 'manifest.sha256')),
    'with a changed manifest': (directory) =>
      writeFileSync(path.join(directory, 'manifest.json'), '{}'),
    'with an empty manifest': (directory) =>
      writeFileSync(path.join(directory, 'manifest.json'), ''),
    'with a folder for a manifest': (directory) => {
      rmSync(path.join(directory, 'manifest.json'));
      mkdirSync(path.join(directory, 'manifest.json'));
    },
  };

  test.each(Object.entries(damages))('%s do not stop pruning', async (_, damage) => {
    const names = [
      await backUp('01', 10),
      await backUp('02', 11),
      await backUp('20', 12),
      await backUp('21', 13),
    ];
    for (const index of [0, 2]) damage(path.join(folder, names[index] ?? ''));
    expect(await pruneBackups(folder, { days: 7, now })).toBe(2);
    expect(readdirSync(folder)).toEqual(names.slice(2));
    expect(await pruneBackups(folder, { days: 1, now })).toBe(1);
    expect(readdirSync(folder)).toEqual(names.slice(3));
  });

  test('are kept until there is a newer intact one', async () => {
    const names = [await backUp('01', 10), await backUp('21', 13)];
    rmSync(path.join(folder, names[1] ?? '', 'manifest.json'));
    expect(await pruneBackups(folder, { days: 7, now })).toBe(0);
    expect(readdirSync(folder)).toEqual(names);
  });

  test('are deleted with the log that only they need', async () => {
    mkdirSync(path.join(folder, 'log'));
    await backUp('01', 10);
    await backUp('21', 13);
    for (const segment of [10, 12, 13])
      writeFileSync(path.join(folder, 'log', `0000000100000000000000${segment}`), '');
    await pruneBackups(folder, { days: 7, now });
    expect(readdirSync(path.join(folder, 'log'))).toEqual(['000000010000000000000013']);
  });
});
