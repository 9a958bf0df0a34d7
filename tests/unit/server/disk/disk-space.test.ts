import { afterEach, expect, test, vi } from 'vitest';
import { readSettings } from '../../../../server/process/config/settings.ts';
import { DiskSpace } from '../../../../server/process/disk/disk-space.ts';
import { log } from '../../../../server/process/log/log.ts';

const mb = 1024 * 1024;
afterEach(() => vi.restoreAllMocks());

function watched(environment: Record<string, string>, free: Record<string, number>) {
  const asked: string[] = [];
  const disk = new DiskSpace(readSettings(environment), async (directory) => {
    asked.push(directory);
    return (free[directory] ?? 0) * mb;
  });
  return { disk, asked };
}

test.each([
  [2_048, 'enough'],
  [2_047, 'low'],
  [256, 'low'],
  [255, 'full'],
  [0, 'full'],
])('with %s MB left the room is: %s', async (left, room) => {
  vi.spyOn(log, 'warn').mockImplementation(() => {});
  vi.spyOn(log, 'error').mockImplementation(() => {});
  const { disk } = watched({ DATA_DIR: '/data' }, { '/data': left });
  await disk.check();
  expect([disk.room, disk.free]).toEqual([room, left * mb]);
});

test('the threshold can be set, and disabled with 0', async () => {
  const low = watched({ DATA_DIR: '/data', DISK_WARNING_MB: '100' }, { '/data': 100 });
  await low.disk.check();
  expect(low.disk.room).toBe('enough');
  const none = watched({ DATA_DIR: '/data', DISK_WARNING_MB: '0' }, {});
  await none.disk.check();
  expect(none.disk.room).toBe('enough');
});

test('the fuller of the two disks counts', async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => {});
  const { disk } = watched(
    { DATA_DIR: '/data', BACKUP_DIR: '/backups' },
    { '/data': 9_000, '/backups': 1_000 },
  );
  await disk.check();
  expect(disk.room).toBe('low');
});

test('the disk of a separate PostgreSQL server is not checked', async () => {
  const { disk, asked } = watched({ DATABASE_URL: 'postgres://x' }, {});
  await disk.check();
  expect([asked, disk.room, disk.free]).toEqual([[], 'enough', undefined]);
});

test('each change is logged once', async () => {
  const said: string[] = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(log, level).mockImplementation((_seen: unknown, text?: unknown) => {
      said.push(`${level}: ${text}`);
    });
  }
  const free = { '/data': 9_000 };
  const { disk } = watched({ DATA_DIR: '/data' }, free);
  for (const left of [9_000, 1_000, 900, 100, 50, 9_000]) {
    free['/data'] = left;
    await disk.check();
  }
  expect(said).toEqual([
    expect.stringMatching(/^warn: the disk is nearly full/),
    expect.stringMatching(/^error: the disk is full/),
    expect.stringMatching(/^info: there is room/),
  ]);
});
