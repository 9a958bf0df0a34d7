import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCount } from '../../../src/domain/typed/amount.ts';
import { groupTyped, type TypedHow } from '../../../src/domain/typed/group-digits.ts';

/** A text with its caret as `|`. */
const at = (text: string) => ({ text: text.replace('|', ''), caret: text.indexOf('|') });
const drawn = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;

const type = (before: string, typed: string, how: TypedHow = 'key', mark = ',') =>
  drawn(groupTyped(before, at(typed), { mark, how }));

describe('a typed amount', () => {
  it.each([
    ['', '1|', '1|'],
    ['999', '9999|', '9,999|'],
    ['190,000', '190,0000|', '1,900,000|'],
    ['190,000', '1190|,000', '1,190|,000'],
    ['190,000', '2|190,000', '2|,190,000'],
    ['1,900,000', '1,900,00|', '190,000|'],
    ['1,250,000', '1,|50,000', '1|50,000'],
    ['1,250', '1|250', '1|,250'],
    ['1,250,000', '1,250|000', '1,250|,000'],
    ['190,000', '5|', '5|'],
    ['190,000', '|', '|'],
    ['-5000', '-50000|', '-50,000|'],
    ['−5,000', '−5,0000|', '−50,000|'],
    ['190,000.5', '1190|,000.5', '1,190|,000.5'],
    ['190,000', '190,000.|', '190,000.|'],
    ['190,000.', '190,000.5|', '190,000.5|'],
  ])('%j becomes %j: %j', (before, typed, grouped) => {
    expect(type(before, typed)).toBe(grouped);
  });

  it('keeps Persian digits and their mark', () => {
    expect(type('۱۹۰٬۰۰۰', '۱۹۰٬۰۰۰۰|', 'key', '٬')).toBe('۱٬۹۰۰٬۰۰۰|');
    expect(type('', '۵۰۰|', 'key', '٬')).toBe('۵۰۰|');
    expect(type('−۵۰۰', '−۵۰۰۰|', 'key', '٬')).toBe('−۵٬۰۰۰|');
  });

  it('is deleted through its marks, on either side of the caret', () => {
    expect(type('1,250', '1|250', 'key')).toBe('1|,250');
    expect(type('1,250', '1|250', 'deleteForward')).toBe('1,|250');
  });

  it.each([
    ['190000', '190,000|'],
    ['190 000', '190,000|'],
    ['۱۹۰٬۰۰۰', '۱۹۰,۰۰۰|'],
    ["1'250'000", '1,250,000|'],
    ['1٬250٬000', '1,250,000|'],
    ['190000.00', '190,000.00|'],
  ])('%s is grouped when pasted', (text, grouped) => {
    expect(type('', `${text}|`, 'paste')).toBe(grouped);
  });

  it.each([
    '190000,00',
    '190,000,00',
    '1234,567',
    '19,0000',
    '1,250٬000',
    '190.000,00',
    '0,500',
    '007',
    'about 3',
    '1404/09/14',
    '1.9E+05',
    '190\u200f000',
  ])('%s stays as pasted, even over an amount', (text) => {
    expect(type('', `${text}|`, 'paste')).toBe(`${text}|`);
    expect(type('190,000', `${text}|`, 'paste')).toBe(`${text}|`);
  });

  it.each([
    ['190,000', '190,000,|'],
    ['190,000,', '190,000,0|'],
    ['190,000,0', '190,000,00|'],
    ['5', '5,|'],
    ['5,', '5,0|'],
    ['190,000.00', '190,000|00'],
    ['19x', '19x0|'],
  ])('after %s, %s stays as typed', (before, typed) => {
    expect(type(before, typed)).toBe(typed);
  });

  it('has exactly the typed digits, wherever they are inserted', () => {
    const keys = fc.array(fc.record({ digit: fc.integer({ min: 1, max: 9 }), place: fc.nat(20) }), {
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(keys, (pressed) => {
        let typed = { text: '', caret: 0 };
        let digits = '';
        for (const { digit, place } of pressed) {
          const caret = Math.min(place, typed.text.length);
          const behind = typed.text.slice(0, caret).replace(/,/g, '').length;
          digits = `${digits.slice(0, behind)}${digit}${digits.slice(behind)}`;
          const text = `${typed.text.slice(0, caret)}${digit}${typed.text.slice(caret)}`;
          typed = groupTyped(typed.text, { text, caret: caret + 1 }, { mark: ',', how: 'key' });
          expect(typed.text).toBe(Number(digits).toLocaleString('en-US'));
          expect(typed.text.slice(0, typed.caret).replace(/,/g, '')).toHaveLength(behind + 1);
        }
      }),
    );
  });

  it('never changes a pasted amount', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'0123456789,.٬ -'), maxLength: 12 });
    fc.assert(
      fc.property(texts, texts, (before, text) => {
        const grouped = groupTyped(
          before,
          { text, caret: text.length },
          { mark: ',', how: 'paste' },
        );
        expect(readCount(grouped.text)).toEqual(readCount(text));
      }),
      { numRuns: 5000 },
    );
  });
});
