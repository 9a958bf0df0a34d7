import { describe, expect, test } from 'vitest';
import { everyText } from './every-text.ts';

const placesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('every text of the panel', async () => {
  const texts = await everyText();

  test('is found', () => expect(texts.length).toBeGreaterThan(200));

  test('has the same placeholders in both languages', () => {
    const uneven = texts.filter(({ fa, en }) => `${placesOf(fa)}` !== `${placesOf(en)}`);
    expect(uneven).toEqual([]);
  });

  test('uses Persian letters and digits, not Arabic ones', () => {
    expect(texts.filter(({ fa }) => /[يكةى٠-٩]/.test(fa))).toEqual([]);
  });

  test('uses the Persian words of opticians', () => {
    const foreign =
      /تیرگی|سایه‌دار|گونه|(?<!ارزش )افزوده|مرجع|بیمار|نقشه|دوکانونی(?! \(دو دید\))|تدریجی(?! \(پروگرسیو\))|فریم‌گریف|نیم‌فریم|بی‌رنگ|فتوکرومیک|فایل تراش|می‌دانم|تکثیر|گرفتن|از آنِ|برگرد|عدسی نسخه/;
    expect(texts.filter(({ fa }) => foreign.test(fa))).toEqual([]);
  });

  test('isolates numbers with spaces, whose groups would change places', () => {
    const withoutIsolates = (fa: string) => fa.replace(/\u2066[^\u2069]*\u2069/g, '');
    expect(texts.filter(({ fa }) => /[۰-۹] [۰-۹]/.test(withoutIsolates(fa)))).toEqual([]);
  });

  test('writes millimetres as mm', () => {
    expect(texts.filter(({ fa, en }) => /میلی‌?متر/.test(fa) || /millimet/i.test(en))).toEqual([]);
  });

  test('has separate names for lens type, tint and vision type', () => {
    // The fields of the audit log and of the assortment are named after what they hold.
    const lenses = texts.filter(({ key }) => !/^(audit|assortment)Fields\./.test(key));
    const named = (key: string) => lenses.filter((each) => each.key.endsWith(`.${key}`));
    const colours = [...named('colour'), ...named('kind')];
    expect(new Set(colours.map(({ fa, en }) => `${fa}: ${en}`))).toEqual(
      new Set(['نوع عدسی: Lens type', 'نوع دید: Vision type']),
    );
  });

  test('uses modern English', () => {
    const dated = /\bline is (down|back)|\bstands?\b|\bmend\b|\bnothing has\b|\btold\b|\bI know\b/i;
    expect(texts.filter(({ en }) => dated.test(en))).toEqual([]);
  });
});
