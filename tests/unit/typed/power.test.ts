import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPower } from '../../../src/domain/typed/power.ts';
import {
  addPowers,
  formatPower,
  formatUnsignedPower,
  isOnStep,
} from '../../../src/domain/vocabulary/power.ts';

const signed = (text: string) => readPower(text, { sign: 'required' });
const unsigned = (text: string) => readPower(text, { sign: 'optional' });
const power = (value: number) => ({ kind: 'power', value });
const problem = (code: string) => ({ kind: 'problem', code });

/** Every power from −25.00 to +18.00 on the step of 0.25 and of 0.125. */
const quarters = Array.from({ length: 43 * 4 + 1 }, (_, step) => (step - 100) * 25);
const eighths = Array.from(
  { length: 43 * 8 + 1 },
  (_, step) => Math.trunc((step - 200) * 12.5) + 0,
);

function persian(text: string): string {
  return text
    .replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)))
    .replace('.', '٫')
    .replace('-', '−');
}

describe('reading a power', () => {
  it.each([
    ['+1.25', 125],
    ['-2.00', -200],
    ['−2.00', -200],
    ['2.00-', -200],
    ['2.00−', -200],
    ['1.25+', 125],
    ['-2', -200],
    ['-2.', -200],
    ['-2.5', -250],
    ['+.75', 75],
    ['-02.50', -250],
    ['+1.250', 125],
    ['-12.25', -1225],
    ['-25.00', -2500],
    ['+18.00', 1800],
  ])('takes %s as %i', (text, value) => {
    expect(signed(text)).toEqual(power(value));
  });

  it.each([
    ['-½', -50],
    ['½-', -50],
    ['+¼', 25],
    ['-2½', -250],
    ['-2 ½', -250],
    ['2½-', -250],
    ['۲½-', -250],
    ['-١½', -150],
    ['−1¼', -125],
    ['+1¾', 175],
    ['-0¾', -75],
  ])('takes %s as %i', (text, value) => {
    expect(signed(text)).toEqual(power(value));
  });

  it.each(['-½2', '-2½5', '-2½.', '-.½', '-2.½', '-1½½', '-1½¼', '-2⅓', '-2½-'])(
    'does not guess at the fraction of %s',
    (text) => {
      expect(signed(text)).toEqual(problem('notANumber'));
    },
  );

  it.each([
    ['-2.25D', -225],
    ['-2.25 D', -225],
    ['-2.25d', -225],
    ['2.25-D', -225],
    ['-2D', -200],
    ['-12 D', -1200],
    ['+½D', 50],
    ['-0,75D', -75],
    ['۲٫۲۵- دیوپتر', -225],
    ['-2.25dpt', -225],
    ['-2.25 Dpt\u200f', -225],
    ['-1.2500', -125],
    ['-0.7500 D', -75],
    ['0 D', 0],
  ])('takes %s as %i, regardless of its unit and zeros', (text, value) => {
    expect(signed(text)).toEqual(power(value));
  });

  it.each(['D', '-D', '- D', 'dpt', 'plD', '∞D', '2D5', '-2.25DD', '-2.25 D D', '-2.25 mm'])(
    'does not guess at the unit of %s',
    (text) => {
      expect(signed(text)).toEqual(problem('notANumber'));
    },
  );

  it.each(['-25D', '-50 D', '-125D', '-250 D'])('accepts no shorthand with a unit: %s', (text) => {
    for (const isSpoken of [true, false]) {
      expect(readPower(text, { sign: 'required', isSpoken })).toEqual(problem('notANumber'));
    }
  });

  it.each([
    ['125', 125],
    ['350', 350],
    ['2', 200],
    ['12', 1200],
    ['025', 25],
    ['075', 75],
    ['1225', 1225],
  ])('takes the shorthand %s as %i', (text, value) => {
    expect(unsigned(text)).toEqual(power(value));
    expect(signed(`-${text}`)).toEqual(power(-value));
  });

  it.each(['٫', '/', ',', '.', '،', '．', '，', '／'])('takes %s as a decimal mark', (mark) => {
    expect(signed(`-1${mark}75`)).toEqual(power(-175));
  });

  it.each(['-', '−', '‐', '‑', '‒', '–', '—', '―', '﹣', '－', '⁻', '˗', 'ـ'])(
    'takes %s as a minus, before or after',
    (minus) => {
      expect(signed(`${minus}1.75`)).toEqual(power(-175));
      expect(signed(`1.75${minus}`)).toEqual(power(-175));
    },
  );

  it.each(['+', '＋', '﹢', '⁺'])('takes %s as a plus', (plus) => {
    expect(signed(`${plus}1.75`)).toEqual(power(175));
  });

  it.each(['-۲٫۲۵', '۲/۲۵-', '−٢٫٢٥', '-۲۲۵', '-۲.٢5'])('understands the digits of %s', (text) => {
    expect(signed(text)).toEqual(power(-225));
  });

  it.each([
    '  -1.25 ',
    '- 1.25',
    '1.25 -',
    '-1 . 25',
    '\u200e-1.25\u200f',
    '\u2066-1.\u206925\u061c',
  ])('ignores spaces and direction marks in %j', (text) => {
    expect(signed(text)).toEqual(power(-125));
  });

  it.each([
    'pl',
    'PL',
    ' Plano ',
    'پلانو',
    '\u200fپلانو\u200f',
    '∞',
    ' ∞\u200f',
    '0',
    '00',
    '0.00',
    '+0.00',
    '-0',
    '۰',
    '٫۰',
  ])('takes %j as 0.00, which needs no sign', (text) => {
    expect(signed(text)).toEqual(power(0));
  });

  it.each(['.125', '0.375', '2.875', '0.12', '0.37', '0.62', '0.87', '012', '212', '1237'])(
    'refuses the eighth %s, as nothing is made in eighths',
    (text) => {
      expect(signed(`+${text}`)).toEqual(problem('offStep'));
      expect(signed(`-${text}`)).toEqual(problem('offStep'));
      expect(unsigned(text)).toEqual(problem('offStep'));
    },
  );

  it.each([
    ['-25', -2500, -25],
    ['+50', 5000, 50],
    ['۷۵-', -7500, -75],
    ['-2', -200, -200],
    ['-12', -1200, -1200],
    ['-125', -125, -125],
    ['-50.00', -5000, -5000],
  ])('takes %s as %i, and in spoken form as %i', (text, written, spoken) => {
    expect(signed(text)).toEqual(power(written));
    expect(readPower(text, { sign: 'required', isSpoken: true })).toEqual(power(spoken));
  });

  it('does not apply the spoken form to a number without a sign', () => {
    expect(readPower('50', { sign: 'required', isSpoken: true })).toEqual(problem('signMissing'));
    expect(readPower('50', { sign: 'optional', isSpoken: true })).toEqual(power(5000));
  });

  it.each(['', ' ', '\u200f', '\t\u00a0'])('takes %j as empty, which is not 0.00', (text) => {
    expect(signed(text)).toEqual({ kind: 'empty' });
    expect(unsigned(text)).toEqual({ kind: 'empty' });
  });

  it.each(['2.00', '125', '۲٫۲۵', '.25'])(
    'asks for the sign of %s where one is required',
    (text) => {
      expect(signed(text)).toEqual(problem('signMissing'));
      expect(unsigned(text).kind).toBe('power');
    },
  );

  it.each(['0.30', '-0.30', '+1.2', '-1.10', '+1.13', '1.126', '-1.2501', '-1/2', '005', '+1.13'])(
    'says that %s is between the steps',
    (text) => {
      expect(signed(text)).toEqual(problem('offStep'));
    },
  );

  it.each([
    '--2',
    '+-2',
    '-2-',
    '-2+',
    '-2.00 -0.50',
    '-1 25',
    '1.2.5',
    '1..25',
    '1,000.25',
    '-',
    '+',
    '.',
    '-.',
    '05',
    '0125',
    '12500',
    '99999999999999999999.00',
    '1.0000000',
    '1e2',
    '0x10',
    'NaN',
    'Infinity',
    '²',
    '-∞',
    '∞∞',
    '+plano',
    'planoo',
    'abc',
    '−2–3',
  ])('does not guess at %s', (text) => {
    expect(signed(text)).toEqual(problem('notANumber'));
    expect(unsigned(text)).toEqual(problem('notANumber'));
  });

  it('reads back every power it writes, in Latin and in Persian digits', () => {
    for (const value of quarters) {
      expect(signed(formatPower(value))).toEqual(power(value));
      expect(signed(persian(formatPower(value)))).toEqual(power(value));
      expect(unsigned(formatUnsignedPower(Math.abs(value)))).toEqual(power(Math.abs(value)));
    }
  });

  it('never throws, and never finds a power between the steps', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'+-−.,/٫ 0127۵٣\u200fpl') }),
    );
    fc.assert(
      fc.property(typed, fc.constantFrom('required', 'optional'), (text, sign) => {
        const reading = readPower(text, { sign });
        if (reading.kind === 'power') expect(isOnStep(reading.value, 'quarter')).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('digits without a decimal mark', () => {
  it('are dioptres or hundredths, whole, or not read', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 9), (number) => {
        const reading = unsigned(String(number));
        if (reading.kind === 'power') expect([number, number * 100]).toContain(reading.value);
      }),
    );
  });
});

describe('the grid of powers', () => {
  it('has quarters', () => {
    expect(quarters.every((value) => isOnStep(value, 'quarter'))).toBe(true);
    expect([12, -37, 30, 1].map((value) => isOnStep(value, 'quarter'))).not.toContain(true);
  });

  it('has eighths, cut to two decimals', () => {
    expect(eighths.every((value) => isOnStep(value, 'eighth'))).toBe(true);
    expect([13, -38, 63, 88, 30, 1].map((value) => isOnStep(value, 'eighth'))).not.toContain(true);
  });
});

describe('adding powers', () => {
  it.each([
    [-200, 75, -125],
    [-12, 25, 12],
    [12, 12, 25],
    [37, -25, 12],
    [-87, -37, -125],
    [12, -12, 0],
    [30, 12, 42],
  ])('adds %i and %i to %i', (one, other, sum) => {
    expect(addPowers(one, other)).toBe(sum);
  });
});

describe('writing a power', () => {
  it.each([
    [125, '+1.25'],
    [-200, '-2.00'],
    [0, '0.00'],
    [-0, '0.00'],
    [12, '+0.12'],
    [-2500, '-25.00'],
  ])('writes %i as %s', (value, text) => {
    expect(formatPower(value)).toBe(text);
  });

  it('writes an addition without a sign', () => {
    expect(formatUnsignedPower(225)).toBe('2.25');
  });
});
