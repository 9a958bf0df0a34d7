import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const read = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../..', file), 'utf8');
const notice = read('public/old-browser.js');
const check = /set:html=\{`(\[\]\.toSorted[^`]+)`\}/.exec(read('src/layouts/Html.astro'))?.[1];

/** Translates only the code that a browser of 2011 doesn't understand. */
const forOldBrowsers = (code: string) =>
  ts.transpileModule(code, {
    compilerOptions: {
      target: ts.ScriptTarget.ES5,
      ignoreDeprecations: '6.0',
      removeComments: true,
    },
  }).outputText;
const asItIs = (code: string) =>
  ts.transpileModule(code, {
    compilerOptions: { target: ts.ScriptTarget.ESNext, removeComments: true },
  }).outputText;

test.each([
  ['the check on every page', check ?? ''],
  ['the notice', notice],
])('%s is understood by a browser without modern script', (_, code) => {
  expect(code).not.toBe('');
  expect(forOldBrowsers(code)).toBe(asItIs(code));
});

test('the notice names browsers in both languages', () => {
  for (const name of ['کروم', 'فایرفاکس', 'سافاری', 'Chrome', 'Firefox', 'Safari']) {
    expect(notice).toContain(name);
  }
});
