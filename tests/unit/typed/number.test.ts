import { expect, it } from 'vitest';
import { latinDigits } from '../../../src/domain/typed/characters.ts';

it('turns Persian and Arabic digits into Latin ones', () => {
  expect(latinDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
});

it('leaves everything else unchanged', () => {
  expect(latinDigits('R: +۲٫۵۰ ‏محور 9 ½ １')).toBe('R: +2٫50 ‏محور 9 ½ １');
});
