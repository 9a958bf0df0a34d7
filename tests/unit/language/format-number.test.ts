import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EyeField, eyeFields, eyeLimits } from '../../../src/domain/optics/eye-fields.ts';
import { understoodAs } from '../../../src/domain/rx/draft/read-eye.ts';
import { formatCount, formatMoney } from '../../../src/i18n/language/format-number.ts';
import {
  formatEyeValue,
  formatIndex,
  writeEyeValue,
} from '../../../src/i18n/language/format-optics.ts';
import { locales } from '../../../src/i18n/language/locale.ts';

const isolated = (text: string) => `\u2066${text}\u2069`;

describe('a prescription value', () => {
  it('has a real minus sign and the digits of the language', () => {
    expect(formatEyeValue('sphere', -200, 'en')).toBe(isolated('−2.00'));
    expect(formatEyeValue('sphere', -200, 'fa')).toBe(isolated('−۲٫۰۰'));
    expect(formatEyeValue('cylinder', 125, 'fa')).toBe(isolated('+۱٫۲۵'));
    expect(formatEyeValue('sphere', 0, 'fa')).toBe(isolated('۰٫۰۰'));
  });

  it('has its unit, and an addition has no sign', () => {
    expect(formatEyeValue('axis', 90, 'fa')).toBe(isolated('۹۰°'));
    expect(formatEyeValue('add', 225, 'en')).toBe(isolated('2.25'));
    expect(formatEyeValue('pd', 315, 'fa')).toBe(isolated('۳۱٫۵\u00a0mm'));
    expect(formatEyeValue('height', 180, 'en')).toBe(isolated('18\u00a0mm'));
  });

  it('parses back to the same value in both digit systems', () => {
    const valuesOf = (field: EyeField) => {
      const { min, max, step } = eyeLimits[field];
      return fc
        .integer({ min: Math.ceil(min / step), max: Math.floor(max / step) })
        .map((steps) => ({ field, value: steps * step }));
    };
    fc.assert(
      fc.property(
        fc.oneof(...eyeFields.map(valuesOf)),
        fc.constantFrom(...locales),
        ({ field, value }, locale) => {
          const typed = writeEyeValue(field, value, locale);
          expect(understoodAs(field, typed)).toMatchObject({ value });
          expect(understoodAs(field, isolated(typed))).toMatchObject({ value });
        },
      ),
    );
  });
});

describe('an amount', () => {
  it('is shown in toman, grouped, in the digits of the language', () => {
    expect(formatMoney(24_000_000, 'fa')).toBe(`${isolated('۲٬۴۰۰٬۰۰۰')} تومان`);
    expect(formatMoney(24_000_000, 'en')).toBe(`${isolated('2,400,000')} toman`);
    expect(formatMoney(0, 'en')).toBe(`${isolated('0')} toman`);
  });

  it('keeps rials that are not a whole toman', () => {
    expect(formatMoney(15, 'en')).toBe(`${isolated('1.5')} toman`);
  });

  it('is “on request”, never 0, without a price', () => {
    expect(formatMoney(null, 'fa')).toBe('قیمت با استعلام');
    expect(formatMoney(null, 'en')).toBe('price on request');
  });
});

describe('other numbers', () => {
  it('formats a refractive index from hundredths', () => {
    expect(formatIndex(156, 'en')).toBe(isolated('1.56'));
    expect(formatIndex(160, 'fa')).toBe(isolated('۱٫۶۰'));
  });

  it('groups a count', () => {
    expect(formatCount(1200, 'fa')).toBe(isolated('۱٬۲۰۰'));
  });
});
