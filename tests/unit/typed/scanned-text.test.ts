import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idEndOfDelivery } from '../../../src/domain/delivery/read-delivery-number.ts';
import { deliveryNumber, orderNumber } from '../../../src/domain/order/order-number.ts';
import { idEndOfNumber, searchedText } from '../../../src/domain/order/read-order-number.ts';

const keys = 'QWERTYUIOPASDFGHJKLZXCVBNM';

/** The characters that layouts type for the keys, alone and with Shift; a space for a key without one. */
const layouts = {
  standard: {
    small: 'ضصثقفغعهخحشسیبلاتنمظطزرذدپ',
    capital:
      '\u0652\u064c\u064d\u064b\u064f\u0650\u064e\u0651][\u0624\u0626\u064a\u0625\u0623\u0622\u0629\u00bb\u00ab\u0643\u0653\u0698\u0670\u200c\u0654\u0621',
    zero: 0x06f0,
  },
  windows: {
    small: 'ضصثقفغعهخحشسیبلاتنمظطزرذدئ',
    capital:
      '\u064b\u064c\u064d\ufdfc\u060c\u061b,][\\\u064e\u064f\u0650\u0651\u06c0\u0622\u0640\u00ab\u00bb\u0629\u064a\u0698\u0624\u0625\u0623\u0621',
    zero: 0x30,
  },
} as const;

type Layer = 'small' | 'capital';

/** A code as a scanner types it with a keyboard layout. */
function scanned(code: string, layout: keyof typeof layouts, layer: Layer): string {
  const { zero, ...layers } = layouts[layout];
  return [...code]
    .map((sign) => {
      if (/\d/.test(sign)) return String.fromCodePoint(zero + Number(sign));
      return keys.includes(sign) ? layers[layer].charAt(keys.indexOf(sign)) : sign;
    })
    .join('');
}

const number = '7K3M-9QXD';
const end = idEndOfNumber(number);

describe('a scanned number', () => {
  it.each([
    ['Persian digits', '۷K۳M-۹QXD'],
    ['Arabic digits', '٧K٣M-٩QXD'],
    ['an en dash', '7K3M–9QXD'],
    ['a minus sign', '7K3M−9QXD'],
    ['a non-breaking hyphen', '7K3M‑9QXD'],
    ['a tatweel', '7K3Mـ9QXD'],
    ['a full-width hyphen', '7K3M－9QXD'],
    ['marks of direction', '\u200e7K3M-9QXD\u200f'],
    ['a no-break space', '7K3M\u00a09QXD'],
    ['small letters', '۷k۳m-۹qxd'],
    ['the standard layout', '۷ن۳پ-۹ضطی'],
    ['the standard layout with Shift', '۷»۳ء-۹\u0652\u0653ي'],
    ['the layout of Windows', '7ن3ئ-9ضطی'],
    ['the layout of Windows with Shift', '7«3ء-9\u064b\u064a\u0650'],
    ['without its hyphen', '۷ن۳پ۹ضطی'],
  ])('is read with %s', (_, text) => {
    expect(idEndOfNumber(text)).toBe(end);
    expect(idEndOfDelivery(text)).toBeNull();
  });

  it.each([
    'ی-۷ن۳پ-۹ضطی',
    'ي-۷»۳ء-۹\u0652\u0653ي',
    'D-۷K۳M-۹QXD',
    'd–7k3m–9qxd',
    'ی-7ن3ئ-9ضطی',
    '\u0650-7«3ء-9\u064b\u064a\u0650',
    'D−7K3M−9QXD',
    'D7K3M9QXD',
    ' D-7K3M-9QXD ',
    'ی۷ن۳پ۹ضطی',
  ])('%s is a delivery number', (text) => {
    expect(idEndOfDelivery(text)).toBe(end);
    expect(idEndOfNumber(text)).toBeNull();
  });

  it.each(['فروشگاه۱', 'محمدرضا', '۶۲۶۰۱۰۰۳۳۰۰۱۲', 'سلام', 'گوگوگوگو', '۷ن۳پ-۹ضط', '', '--'])(
    '%j is not valid',
    (text) => {
      expect(idEndOfNumber(text)).toBeNull();
      expect(idEndOfDelivery(text)).toBeNull();
    },
  );

  it('is the same in any layout, or null if two layouts disagree', () => {
    fc.assert(
      fc.property(
        fc.uuid(),
        fc.constantFrom('standard' as const, 'windows' as const),
        fc.constantFrom<Layer>('small', 'capital'),
        (id, layout, layer) => {
          const idEnd = id.replaceAll('-', '').slice(-10);
          const order = idEndOfNumber(scanned(orderNumber(id), layout, layer));
          const delivery = idEndOfDelivery(scanned(deliveryNumber(id), layout, layer));
          if (layer === 'small') expect([order, delivery]).toEqual([idEnd, idEnd]);
          expect([idEnd, null]).toContain(order);
          expect([idEnd, null]).toContain(delivery);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

describe('a search', () => {
  it.each(['۷ن۳پ-۹ضطی', '7K3M−9QXD', '۷K۳M-۹QXD', ' ۷»۳ء-۹\u0652\u0653ي '])(
    'for %s searches for the number',
    (text) => {
      expect(searchedText(text)).toBe(number);
    },
  );

  it.each([
    '',
    'ابراهیمی',
    'علی-رضا',
    'شاهد-سارا',
    'sara-bina',
    '7k3m-9qxd',
    '7K3M',
    'ت-۱۰۲',
    '۰۹۱۲-۳۴۵',
  ])('for %j stays unchanged', (text) => {
    expect(searchedText(text)).toBe(text);
  });
});
