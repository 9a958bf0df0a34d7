import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { promiseNames } from '../../simulation/promises/promise-names.ts';

const page = readFileSync('docs/promises.md', 'utf8');

test('the page of promises has a line for each that is judged', () => {
  const rows = [...page.matchAll(/^\| ([A-Z][^|]+?) \|/gm)].map(([, name]) => name);
  expect(rows).toEqual([...promiseNames]);
});

test('what checks a promise is there', () => {
  const files = [...page.matchAll(/`(tests\/[^`]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
