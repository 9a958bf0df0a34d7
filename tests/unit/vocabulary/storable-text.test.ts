import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStorable } from '../../../src/domain/vocabulary/is-storable.ts';
import { orderText } from '../../../src/domain/vocabulary/storable-text.ts';
import { withoutInvalidXml } from '../../../src/domain/vocabulary/xml-text.ts';

describe('a text cannot be stored', () => {
  it.each([
    ['NUL', '\0'],
    ['a control character', '\x01'],
    ['a bell', '\x07'],
    ['a backspace', '\b'],
    ['a vertical tab', '\v'],
    ['a form feed', '\f'],
    ['an end of file', '\x1a'],
    ['an escape', '\x1b'],
    ['a unit separator', '\x1f'],
    ['U+FFFE', '\ufffe'],
    ['U+FFFF', '\uffff'],
    ['a first half of a pair', '\ud83d'],
    ['a second half of a pair', '\ude00'],
    ['halves in the wrong order', '\ude00\ud83d'],
  ])('with %s', (_, sign) => {
    for (const text of [sign, `نام${sign}`, `${sign}name`, `a${sign}b`]) {
      expect(isStorable(text)).toBe(false);
      expect(orderText(40).safeParse(text).success).toBe(false);
      // A second call gives the same answer.
      expect(isStorable(text)).toBe(false);
    }
  });

  it.each([
    '',
    'name',
    'نام\u200cها',
    'a\tb\r\nc',
    '😀',
    '\u{1fffe}',
    '\ufffd',
    '\ufdd0',
    '\x7f',
    '\u2028',
  ])('unless it is %j', (text) => expect(isStorable(text)).toBe(true));

  it('unless characters that XML does not allow are removed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const rest = withoutInvalidXml(text);
        expect(isStorable(rest)).toBe(true);
        expect(rest === text).toBe(isStorable(text));
      }),
    );
  });
});
