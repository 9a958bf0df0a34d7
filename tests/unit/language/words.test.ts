import { describe, expect, test } from 'vitest';
import { everyText, otherTexts, type Text } from './every-text.ts';

/** A letter or digit of either script; a half-space is part of a word. */
const letter = '[\\p{L}\\p{M}\\p{N}\u200c]';

/** Endings that leave a Persian noun the same word. */
const endings = '(?:\u200c?(?:ها|های|هایی|هایش|هایشان|ی|ای|تر|ترین))?';

/** Whole words of either language, with a space where Persian may write a half-space. */
function wordOf(words: string): RegExp {
  const written = words.replaceAll('‌', '[\u200c ]?').replaceAll('ۀ', '(?:ۀ|هٔ|ه‌ی|ه)');
  return new RegExp(`(?<!${letter})(?:${written})${endings}(?!${letter})`, 'iu');
}

const found = (texts: readonly Text[], words: string, language: 'fa' | 'en') =>
  texts
    .filter((text) => wordOf(words).test(text[language].replace(/\{\w+\}/g, '')))
    .map(({ key }) => key);

/** What another word is used for: the word to use, and those it replaces. */
const persian: readonly (readonly [instead: string, of: string])[] = [
  ['کد رهگیری', 'شمارهٔ (?:مرسوله|رهگیری|بارنامه)|شماره (?:مرسوله|رهگیری|بارنامه)|کد مرسوله'],
  ['پریزم', 'منشور'],
  ['بیس', 'قاعده|قاعدهٔ'],
  ['جدول نمره‌ها', 'ماتریس|ماتریسِ'],
  ['جدید', 'تازه|تازه‌ای'],
  ['کپی', 'رونوشت|کپیه'],
  ['دریافت', 'دانلود|گرفتن|از فایل بگیرید|گرفته'],
  ['جستجو', 'جست‌وجو|جست و جو|جستجوی‌? و'],
  ['ردیف', 'سطر|سطور'],
  ['سؤال', 'پرسش|سوال|سئوال'],
  ['برگهٔ سفارش', 'برگهٔ کار|برگه کار'],
  ['دلیل', 'علت'],
  ['کلمه', 'واژه|واژهٔ'],
  ['حداقل', 'دست‌کم'],
  ['مانند', 'مثل|مثلاً'],
  ['اینترنت قطع است', 'آفلاین هستید|اینترنت وصل نیست'],
  ['تلاش کنید', 'امتحان کنید'],
  ['ارسال', 'فرستادن'],
  ['شروع', 'آغاز|آغازین'],
  ['تغییرات', 'تغییرها'],
  ['آن‌ها', 'آنها|اینها|آنهایی'],
  ['خرابی', 'شکستگی|ضایعات'],
  ['پیوند', 'لینک'],
  ['موبایل', '(?:شماره|شمارهٔ|تلفن) همراه'],
  ['آیکون', 'آیکن'],
  ['دو بار', 'دوبار'],
  ['بدون اعلان', 'بی‌اعلان'],
];

const english: readonly (readonly [instead: string, of: string])[] = [
  [
    'Create, Created',
    'makes? (?:the|a|new|one|them|your) (?:key|webhook|link|delivery|codes?)|made (?:by|a (?:key|webhook|link|password link)|recovery codes)|make (?:one|them)',
  ],
  ['Undo delivery', '(?:take|took|taken) (?:apart|out)|takes? (?:it|them) (?:apart|out)'],
  ['users', 'people|persons?'],
  ['lowercase letters', '(?:small|lower[ -]case|Latin) (?:Latin )?letters?'],
  ['mistake', 'slips?'],
  ['group', 'tiers?'],
  ['Restore, Reactivate', '(?:bring|brings|brought|bringing)(?: it| them)? back'],
  ['Withdraw', 'takes? back|taken back'],
  ['someone', 'somebody'],
  ['automatically', 'by (?:itself|themselves)'],
  ['Record, Recorded', 'post|posted|posting'],
  ['didn’t load', 'was not read|could not be read'],
  ['Enter', 'give your|give an'],
  ['measurements', 'measures'],
  ['username', 'user names?'],
  ['didn’t answer', '(?:couldn’t|could not) answer'],
  ['Page not found', 'nothing (?:stands|is) at|stands'],
];

describe('one word per thing', async () => {
  const own = otherTexts();
  const texts = [...(await everyText()), ...own];

  test('finds the texts of messages', () => expect(own.length).toBeGreaterThan(90));

  test.each(persian)('says «%s» and nothing else', (_, words) =>
    expect(found(texts, words, 'fa')).toEqual([]),
  );

  test.each(english)('says “%s” and nothing else', (_, words) =>
    expect(found(texts, words, 'en')).toEqual([]),
  );

  test('writes “ID” in capitals, as in “National ID”', () => {
    const ids = texts.filter(({ en }) => /(?<![{\p{L}])ids?(?![\p{L}}])/iu.test(en));
    expect(ids.length).toBeGreaterThan(10);
    expect(ids.filter(({ en }) => !/\bIDs?\b/.test(en))).toEqual([]);
  });

  test('calls the design of a lens «طراحی» and the drawing «طرح», for shop and lab', () => {
    const designs = texts.filter(({ en }) => /(?<!\{)\bdesigns?\b/i.test(en));
    expect(designs.length).toBeGreaterThan(8);
    expect(designs.filter(({ fa }) => !fa.includes('طراحی'))).toEqual([]);
    const drawings = texts.filter(({ fa }) => /(?<!\p{L})طرح/u.test(fa));
    expect(drawings.length).toBeGreaterThan(4);
    expect(drawings.filter(({ en }) => !/drawing/i.test(en))).toEqual([]);
  });
});

describe('the search for words', () => {
  test.each([
    ['شماره مرسوله', true],
    ['شمارهٔ مرسوله را وارد کنید', true],
    ['مرسولهٔ جدید', false],
    ['شماره سفارش', false],
  ])('finds a tracking number in %s: %s', (fa, isFound) => {
    const text = { key: 'a.b', fa, en: '' };
    expect(found([text], persian[0]?.[1] ?? '', 'fa')).toEqual(isFound ? ['a.b'] : []);
  });

  test.each([
    ['منشورها', true],
    ['منشور', true],
    ['منشوری', true],
    ['پریزم', false],
  ])('finds «منشور» in %s: %s', (fa, isFound) => expect(wordOf('منشور').test(fa)).toBe(isFound));
});
