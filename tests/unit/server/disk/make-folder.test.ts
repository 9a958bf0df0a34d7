import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from '../../../../server/process/disk/make-folder.ts';

const home = mkdtempSync(path.join(tmpdir(), 'adasi-folders-'));
afterAll(() => rmSync(home, { recursive: true }));
const at = (...names: string[]) => path.join(home, ...names);

test('a folder is created together with those above it, with the given mode', async () => {
  await makeFolder(at('a', 'b', 'c'), 0o700);
  for (const each of [at('a'), at('a', 'b'), at('a', 'b', 'c')])
    expect(statSync(each).mode & 0o777).toBe(0o700);
});

test('one that exists stays, also behind a link, and for several at once', async () => {
  symlinkSync(home, at('link'));
  await makeFolder(at('link'));
  await Promise.all([1, 2, 3].map(() => makeFolder(at('link', 'd', 'e'))));
  expect(statSync(at('d', 'e')).isDirectory()).toBe(true);
});

test.each([
  ['a file has its name', 'file', 'EEXIST'],
  ['a file is above it', 'file/below', 'ENOTDIR'],
])('it fails if %s', async (_, name, code) => {
  writeFileSync(at('file'), '');
  await expect(makeFolder(at(name))).rejects.toMatchObject({ code });
});

test('it does not hang where the file system takes no folders', async () => {
  await expect(makeFolder('/proc/adasi/data')).rejects.toThrow(
    '/proc/adasi cannot be created: /proc takes no folders.',
  );
});
