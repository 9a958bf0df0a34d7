import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeFault, faultsOfLog } from '../../../../server/backup/log-faults.ts';
import {
  historyName,
  readHistory,
  readSegmentName,
  segmentName,
  startOf,
} from '../../../../server/backup/log-segments.ts';

const bytes = 1024 * 1024;
let folder = '';
let log = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'adasi-log-'));
  log = path.join(folder, 'log');
  mkdirSync(log);
});
afterEach(() => rmSync(folder, { recursive: true }));

const fileOf = (timeline: number, place: number) =>
  path.join(log, segmentName({ timeline, place }, bytes));

/** Writes a segment whose first page has the address of its place. */
function keep(timeline: number, ...places: number[]): void {
  for (const place of places) {
    const file = openSync(fileOf(timeline, place), 'w');
    const address = Buffer.alloc(8);
    address.writeBigUInt64LE(BigInt(place) * BigInt(bytes));
    writeSync(file, address, 0, 8, 8);
    closeSync(file);
    truncateSync(fileOf(timeline, place), bytes);
  }
}

/** Writes the history of a timeline that branches off in the middle of a segment. */
function branch(timeline: number, parent: number, place: number): void {
  const at = (place * bytes + 4_096).toString(16).toUpperCase();
  const text = `1\t0/1000000\tan earlier one\n\n${parent}\t0/${at}\tno recovery target specified\n`;
  writeFileSync(path.join(log, historyName(timeline)), text);
}

/** The faults of the log after a backup that itself holds segment 3 of timeline 1. */
const faults = async (start = { timeline: 1, place: 3 }) =>
  (await faultsOfLog(folder, { ...start, bytes })).map(describeFault);
const name = (timeline: number, place: number) => segmentName({ timeline, place }, bytes);

describe('a complete log', () => {
  const whole: Record<string, () => void> = {
    'continues right after the backup': () => keep(1, 4, 5, 6),
    'also has segments of the backup': () => keep(1, 1, 2, 3, 4, 5),
    'has older gaps': () => keep(1, 1, 3, 4),
    'is empty': () => undefined,
    'ends before the backup': () => keep(1, 1, 2),
    'continues on another timeline': () => {
      keep(1, 4, 5, 6, 7);
      keep(2, 6, 7, 8);
      branch(2, 1, 6);
    },
    'has gaps in an abandoned timeline': () => {
      keep(1, 4, 5, 9);
      keep(2, 5, 6);
      branch(2, 1, 5);
    },
    'returns to the first timeline': () => {
      keep(1, 4, 5, 6);
      keep(2, 5);
      keep(3, 6, 7);
      branch(2, 1, 5);
      branch(3, 1, 6);
    },
    'has files with other names': () => {
      keep(1, 4);
      for (const each of ['x.part', '000000010000000000000003.00000028.backup', 'lost+found'])
        writeFileSync(path.join(log, each), '');
    },
  };
  test.each(Object.entries(whole))('%s', async (_, make) => {
    make();
    expect(await faults()).toEqual([]);
  });

  test('may be missing altogether', async () => {
    rmSync(log, { recursive: true });
    expect(await faults()).toEqual([]);
  });
});

describe('an incomplete log', () => {
  const broken: Record<string, [() => void, string[]]> = {
    'lacks one segment': [() => keep(1, 4, 6), [`${name(1, 5)} is missing`]],
    'lacks the first': [() => keep(1, 5), [`${name(1, 4)} is missing`]],
    'lacks many': [
      () => keep(1, 4, 900),
      [`${name(1, 5)} to ${name(1, 899)} are missing (895 segments)`],
    ],
    'lacks segments in two places': [
      () => keep(1, 4, 6, 9),
      [`${name(1, 5)} is missing`, `${name(1, 7)} to ${name(1, 8)} are missing (2 segments)`],
    ],
    'has a segment that is far away': [
      () => writeFileSync(path.join(log, '00000001FFFFFFFF00000FFF'), ''),
      [expect.stringContaining('are missing'), '00000001FFFFFFFF00000FFF is damaged'] as string[],
    ],
    'has a short segment': [
      () => {
        keep(1, 4, 5);
        truncateSync(fileOf(1, 4), 1_000);
      },
      [`${name(1, 4)} is damaged`],
    ],
    'has an empty segment': [() => writeFileSync(fileOf(1, 4), ''), [`${name(1, 4)} is damaged`]],
    'has a segment of zeros': [
      () => {
        writeFileSync(fileOf(1, 4), '');
        truncateSync(fileOf(1, 4), bytes);
      },
      [`${name(1, 4)} is damaged`],
    ],
    'has a dangling link': [
      () => symlinkSync('/nowhere/at/all', fileOf(1, 4)),
      [`${name(1, 4)} is damaged`],
    ],
    'has a folder with the name of a segment': [
      () => mkdirSync(fileOf(1, 4)),
      [`${name(1, 4)} is damaged`],
    ],
    'lacks the history of its timeline': [() => keep(2, 4, 5), ['00000002.history is missing']],
    'has an unreadable history': [
      () => {
        keep(2, 4);
        writeFileSync(path.join(log, historyName(2)), 'nothing\n');
      },
      ['00000002.history is missing'],
    ],
    'lacks the segments before another timeline': [
      () => {
        keep(1, 4);
        keep(2, 7);
        branch(2, 1, 7);
      },
      [`${name(1, 5)} to ${name(1, 6)} are missing (2 segments)`],
    ],
    'lacks the beginning of another timeline': [
      () => {
        keep(1, 4, 5);
        keep(2, 7);
        branch(2, 1, 6);
      },
      [`${name(2, 6)} is missing`],
    ],
  };
  test.each(Object.entries(broken))('%s', async (_, [make, expected]) => {
    make();
    expect(await faults()).toEqual(expected);
  });

  test('belongs to a different history than the backup', async () => {
    keep(1, 4, 5);
    keep(3, 5, 6);
    branch(3, 1, 5);
    expect(await faults({ timeline: 2, place: 3 })).toEqual([
      '00000003.history belongs to a different history than the backup',
    ]);
  });
});

test.each([
  ['000000010000000000000003', { timeline: 1, place: 3 }],
  ['0000000A0000000100000001', { timeline: 10, place: 257 }],
])('the segment name %s is read and written', (text, segment) => {
  const usual = 16 * 1024 * 1024;
  expect(readSegmentName(text, usual)).toEqual(segment);
  expect(segmentName(segment, usual)).toBe(text);
});

test.each(['', 'x', '000000010000000000000003.partial', '00000001000000000000000g'])(
  '%j is not a segment name',
  (text) => expect(readSegmentName(text, bytes)).toBeUndefined(),
);

test('the last line of a history counts', () => {
  const text = '1\t0/5000148\tno recovery target specified\n\n2\t1/A0\tbefore 2026\n';
  expect(readHistory(text)).toEqual({ parent: 2, at: (1n << 32n) + 0xa0n });
});

test('a backup states its last segment and the size of segments', () => {
  const file = (each: string) => ({ path: each, size: bytes, sha256: '' });
  const files = ['pg_wal/000000010000000000000004', 'pg_wal/000000010000000000000003', 'base/1/2'];
  expect(startOf({ files: files.map(file) })).toEqual({ timeline: 1, place: 4, bytes });
  expect(startOf({ files: [] })).toBeUndefined();
});
