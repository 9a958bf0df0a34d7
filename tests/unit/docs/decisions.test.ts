import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'docs/decisions';
const pages = readdirSync(folder)
  .filter((file) => /^\d{4}-/.test(file))
  .sort();

test('every decision has a unique number', () => {
  expect(new Set(pages.map((file) => file.slice(0, 4))).size).toBe(pages.length);
});

test('the index lists every decision by its title, in order', () => {
  const index = readFileSync(`${folder}/README.md`, 'utf8');
  const listed = [...index.matchAll(/^\| \[\d{4}\]\((.+?)\) \| (.+?) \|/gm)].map(
    ([, file, title]) => ({ file, title }),
  );
  const titleOf = (file: string) =>
    /^# \d{4}\.? (.+)/.exec(readFileSync(`${folder}/${file}`, 'utf8'))?.[1];
  expect(listed).toEqual(pages.map((file) => ({ file, title: titleOf(file) })));
});
