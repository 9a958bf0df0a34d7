import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const persian = /[\u0600-\u06ff][\u0600-\u06ff\u200c ]*/gu;
const plain = (text: string) => text.replaceAll('\u200c', ' ').replaceAll('ۀ', 'ه').trim();

const screens = plain(
  globSync('src/{i18n,domain,ui,islands}/**/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n'),
);

/** The Persian terms of a row: those of the column “On screen”, and those in brackets in its meaning. */
function termsOf(row: string): string[] {
  const [, , onScreen = '', meaning = ''] = row.split('|');
  const named = onScreen.replaceAll('،', '|').match(persian) ?? [];
  const explained = [...meaning.matchAll(/\(([^)]*)\)/g)].flatMap(
    ([, words = '']) => words.split(/[،,]/).join('|').match(persian) ?? [],
  );
  return [...named, ...explained].map(plain);
}

test('every Persian term of the glossary is one that the screens use', () => {
  const rows = readFileSync('docs/glossary.md', 'utf8').match(/^\|.*\|$/gm) ?? [];
  const terms = rows.flatMap(termsOf);
  expect(terms.length).toBeGreaterThan(80);
  expect(terms.filter((term) => !screens.includes(term))).toEqual([]);
});
