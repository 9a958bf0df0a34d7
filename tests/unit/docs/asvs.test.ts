import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const page = readFileSync(path.join(root, 'docs/security/asvs.md'), 'utf8');
const rows = [...page.matchAll(/^\| (\d[^|]*) \| ([^|]+) \| ([^|]+) \|$/gm)];

test('every file and decision that the page names exists', () => {
  const files = [...page.matchAll(/`((?:tests|server|src)\/[^`]+)`/g)].map(
    ([, file]) => file ?? '',
  );
  const decisions = [...page.matchAll(/\]\((\.\.\/decisions\/[^)]+)\)/g)].map(([, link]) =>
    path.join('docs/security', link ?? ''),
  );
  expect(files.length).toBeGreaterThan(50);
  const missing = [...files, ...decisions].filter((file) => !existsSync(path.join(root, file)));
  expect(missing).toEqual([]);
});

test('a requirement without a test is a deviation or does not apply', () => {
  expect(rows.length).toBeGreaterThan(60);
  const bare = rows.filter(([, , how = '', where = '']) => {
    return !where.includes('tests/') && !/Deviation|There are none/.test(how);
  });
  expect(bare.map(([row]) => row)).toEqual([]);
});
