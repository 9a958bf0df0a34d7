import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount, readCount } from '../../../src/domain/typed/amount.ts';
import { readToman, readTomanAs } from '../../../src/domain/typed/toman.ts';
import { rialsToToman } from '../../../src/domain/vocabulary/prices.ts';
import { writeGrouped } from '../../../src/i18n/amount/amount-words.ts';

/** The digits as Persian and as Arabic keyboards type them. */
const inDigits = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const persian = (text: string) => inDigits(text, 0x06f0);
const arabic = (text: string) => inDigits(text, 0x0660);

describe('an amount', () => {
  it.each([
    ['0', 0],
    ['5', 5],
    ['007', 7],
    ['190000', 190_000],
    ['190,000', 190_000],
    ['5,000', 5000],
    ['1,250,000', 1_250_000],
    ['۱۹۰٬۰۰۰', 190_000],
    ['١٩٠٬٠٠٠', 190_000],
    ['۱،۲۵۰،۰۰۰', 1_250_000],
    ["190'000", 190_000],
    ['190’000', 190_000],
    ['2 500', 2500],
    ['2\u00a0500\u00a0000', 2_500_000],
    ['2\u202f500', 2500],
    ['2\u2009500', 2500],
    ['2 500\u00a0000', 2_500_000],
    // As spreadsheets write whole numbers with decimals.
    ['190000,00', 190_000],
    ['190000.00', 190_000],
    ['190,000.00', 190_000],
    ['190٬000٫00', 190_000],
    ['۱۹۰٬۰۰۰٫۰۰', 190_000],
    ['190 000,00', 190_000],
    ["190'000.00", 190_000],
    ['190000.0', 190_000],
    ['190000,0', 190_000],
    ['۱۹۰۰۰۰/۰۰', 190_000],
    ['5,00', 5],
    ['2.0', 2],
    ['\u2066۱۲٬۰۰۰\u2069', 12_000],
    [' 12000\u200f ', 12_000],
    ['-5', -5],
    ['− 5٬000', -5000],
    ['5,000-', -5000],
    ['+12', 12],
  ])('%j is %d', (text, value) => {
    expect(readCount(text)).toEqual({ kind: 'count', value });
  });

  it.each(['', ' ', '\u00a0', '\u200f', '\u2066\u2069'])('%j is not valid', (text) => {
    expect(readAmount(text)).toEqual({ kind: 'empty' });
    expect(readCount(text)).toEqual({ kind: 'empty' });
  });

  it.each([
    // Could be a thousand times as much.
    ['5.000', 'ambiguous'],
    ['5٫000', 'ambiguous'],
    ['۱۲۰/۰۰۰', 'ambiguous'],
    ['1.250', 'ambiguous'],
    ['190000,000', 'ambiguous'],
    ['0,500', 'ambiguous'],
    ['00,500', 'ambiguous'],
    // Not in groups of three, or with mixed marks.
    ['1,90,000', 'groups'],
    ['19,0000', 'groups'],
    ['1,2,3', 'groups'],
    ['190,000,00', 'groups'],
    ['190,000،00', 'groups'],
    ['1,250٬000', 'groups'],
    ['1 250,000', 'groups'],
    ['190.000,00', 'groups'],
    ['1.250.000', 'groups'],
    ['5 ,000', 'groups'],
    ['1 2', 'groups'],
    ['12 34', 'groups'],
    ['1,  250', 'groups'],
    ['5,', 'groups'],
    ['5.', 'groups'],
    ['1404/09/14', 'groups'],
    // Parts of one.
    ['1.5', 'fraction'],
    ['1,5', 'fraction'],
    ['۱۹۰۰۰۰٫۷۵', 'fraction'],
    ['1,250.5', 'fraction'],
    ['1 250,75', 'fraction'],
    // Anything else.
    ['about 3', 'notANumber'],
    ['1.9E+05', 'notANumber'],
    ['1e5', 'notANumber'],
    ['190000 ریال', 'notANumber'],
    ['=1+1', 'notANumber'],
    ['(500)', 'notANumber'],
    ['+5-', 'notANumber'],
    ['--5', 'notANumber'],
    [',500', 'notANumber'],
    ['٬', 'notANumber'],
    ['NaN', 'notANumber'],
    ['5\n000', 'notANumber'],
    ['5\t000', 'notANumber'],
    ['99999999999999999999', 'notANumber'],
  ])('%j is refused: %s', (text, code) => {
    expect(readCount(text)).toEqual({ kind: 'problem', code });
  });

  it('is read back with any grouping and any digits', () => {
    const marks = fc.constantFrom(',', '٬', '،', "'", ' ', '\u00a0', '\u202f', '');
    const tails = fc.constantFrom('', '.0', '.00', '٫00');
    const scripts = fc.constantFrom((text: string) => text, persian, arabic);
    fc.assert(
      fc.property(fc.nat(999_999_999), marks, tails, scripts, (value, mark, tail, script) => {
        const text = script(String(value).replace(/\B(?=(\d{3})+$)/g, mark) + tail);
        expect(readCount(text)).toEqual({ kind: 'count', value });
      }),
      { numRuns: 2000 },
    );
  });

  it('is never read ten, a hundred or a thousand times off', () => {
    const pieces = fc.array(fc.constantFrom(..."0123456789,.٬،٫/' \u00a0"), { maxLength: 12 });
    fc.assert(
      fc.property(pieces, (signs) => {
        const text = signs.join('');
        const read = readCount(text);
        if (read.kind !== 'count') return;
        // What a careful person reads: groups of three, or no marks at all, and at most two zeros after the last mark.
        const [, whole = ''] = /^(.*?)(?:[.٫,،/]0{1,2})?$/.exec(text.trim()) ?? [];
        const isPlain = /^\d+$/.test(whole) || /^[1-9]\d{0,2}([,٬،' \u00a0]\d{3})+$/.test(whole);
        expect(isPlain, text).toBe(true);
        expect(String(read.value), text).toBe(whole.replace(/\D/g, '').replace(/^0+(?=\d)/, ''));
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('an amount in toman', () => {
  it.each([
    ['190000,00', 1_900_000],
    ['190,000', 1_900_000],
    ['۱۹۰٬۰۰۰', 1_900_000],
    ['190000.0', 1_900_000],
    ['99999999999', 999_999_999_990],
    ['5.000', null],
    ['190,000,00', null],
    ['1,90,000', null],
    ['120,0000', null],
    ['1 2', null],
    ['190000,', null],
    ['-190000', null],
    ['+190000', null],
    ['190000.5', null],
  ])('%j is %d rials', (text, rials) => {
    expect(readToman(text)).toBe(rials);
  });

  it.each([
    ['120,000.5', 1_200_005],
    ['120000.5', 1_200_005],
    ['120000٫50', 1_200_005],
    ['0.1', 1],
  ])('%j may end in a rial only if tenths are allowed', (text, value) => {
    expect(readTomanAs(text, 'tenths')).toEqual({ kind: 'rials', value });
    expect(readTomanAs(text, 'whole')).toEqual({ kind: 'problem', code: 'fraction' });
  });

  it.each(['120000.55', '120000,5', '120000/5', '120,000,5', '120000.555'])(
    '%j is not an amount even with tenths',
    (text) => {
      expect(readTomanAs(text, 'tenths').kind).toBe('problem');
    },
  );

  it('is read back as written, in both languages', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.constantFrom('fa', 'en'), (rials, locale) => {
        const written = writeGrouped(rialsToToman(rials), locale);
        expect(readTomanAs(written, 'tenths')).toEqual({ kind: 'rials', value: rials });
      }),
      { numRuns: 2000 },
    );
  });
});
