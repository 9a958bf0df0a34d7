import { readFileSync, writeFileSync } from 'node:fs';
import { makeFilter } from '../server/auth/common-passwords.ts';

/**
 * Builds the filter of common passwords from a list:
 *
 *   npm pack @zxcvbn-ts/language-common && tar xzf zxcvbn-ts-language-common-*.tgz
 *   node scripts/common-passwords.ts package/src/passwords.json
 *
 * The list comes from that package (MIT; Dan Wheeler, Dropbox and zxcvbn-ts). Entries under five characters are left
 * out: they are part of too many good passwords.
 */
const [list = ''] = process.argv.slice(2);
const entries: string[] = JSON.parse(readFileSync(list, 'utf8'));
const texts = new Set(
  entries.map((entry) => entry.toLowerCase()).filter(({ length }) => length >= 5),
);
const file = new URL('../server/auth/common-passwords.bloom', import.meta.url);
writeFileSync(file, makeFilter(texts));
console.log(`${texts.size} passwords in ${file.pathname}`);
