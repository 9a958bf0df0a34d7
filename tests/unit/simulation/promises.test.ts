import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { promiseNames } from '../../simulation/promises/promise-names.ts';

const page = readFileSync('docs/promises.md', 'utf8');

test('the page of promises has a row for each checked promise', () => {
  const rows = [...page.matchAll(/^\| ([A-Z][^|]+?) \|/gm)].map(([, name]) => name);
  expect(rows).toEqual([...promiseNames]);
});

test('every test file named on the page exists', () => {
  const files = [...page.matchAll(/`(tests\/[^`]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
