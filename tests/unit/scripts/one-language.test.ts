import { describe, expect, test } from 'vitest';
import { inWords } from '../../../scripts/checking/fault.ts';
import { oneLanguage } from '../../../scripts/translations/one-language.ts';

const found = (value: string) =>
  oneLanguage({
    path: 'src/i18n/tray/tray.ts',
    text: `export const tray = messages('tray', {\n  open: ['باز', 'Open'],\n  full: ${value},\n});\n`,
  }).map(inWords);

const both = "Write both: ['فارسی', 'English'].";
const inTwo = "Write it in two: ['فارسی', 'English'].";

describe('a text missing in one language is reported with its line', () => {
  test.each([
    ["['پر', '']", `the English text is missing. ${both}`],
    ["['پر', ' ']", `the English text is missing. ${both}`],
    ['[`پر`, ``]', `the English text is missing. ${both}`],
    ["['پر', 'پر']", `the English text is missing. ${both}`],
    ["['', 'Full']", `the Persian text is missing. ${both}`],
    ["['Full', 'Full']", `the Persian text is missing. ${both}`],
    ["['Full', 'پر']", `the Persian text is missing. ${both}`],
    ["['پر']", `the text is in 1 languages. ${inTwo}`],
    ["['پر', 'Full', 'Plein']", `the text is in 3 languages. ${inTwo}`],
    ['[]', `the text is in 0 languages. ${inTwo}`],
    ["'پر'", `the text is in one language. ${inTwo}`],
    [
      "['{count} سینی', 'trays']",
      'one language has the places “{count}”, the other “”. Name the same in both.',
    ],
  ])('%s', (value, says) => {
    expect(found(value)).toEqual([`src/i18n/tray/tray.ts:3: ${says}`]);
  });

  test('under satisfies', () => {
    const text = "messages('a', {\n  a: ['', 'Full'],\n} satisfies Record<Kind, Message>);";
    expect(oneLanguage({ path: 'a.ts', text })).toEqual([expect.objectContaining({ line: 2 })]);
  });

  test('outside messages', () => {
    const text = "const other: Record<Kind, Message> = {\n  full: ['پر', ''],\n};";
    expect(oneLanguage({ path: 'a.ts', text })).toEqual([expect.objectContaining({ line: 2 })]);
  });
});

test.each([
  "['پر', 'Full']",
  "['{count} سینی', '{count} trays']",
  "['{name}: {after}', '{name}: {after}']",
  "['—', '—']",
  "['CSV', 'CSV']",
  'common.full',
  `[\`\${fa} پر\`, \`\${en} full\`]`,
  '[write(fa), write(en)]',
])('%s is accepted', (value) => {
  expect(found(value)).toEqual([]);
});

test('lists that are not messages are accepted', () => {
  const text = "const none: Message = ['', ''];\nconst months = ['فروردین', 'اردیبهشت', 'خرداد'];";
  expect(oneLanguage({ path: 'a.ts', text })).toEqual([]);
});
