import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerStockLine } from '../../../src/domain/stock-line/find-line.ts';
import { formatStockLine, readStockLine } from '../../../src/domain/stock-line/typed-line.ts';
import { latinDigits } from '../../../src/domain/typed/characters.ts';
import { publicShelf, stockShelf } from '../../fixtures/stock.ts';

function understood(text: string, unit: 'pieces' | 'pairs' = 'pieces') {
  const reading = readStockLine(text, unit);
  return reading.kind === 'understood' ? reading.line : reading;
}

const plain = { lens: null, index: null, diameter: null, plusForm: null };

describe('a typed line of stock', () => {
  test.each([
    ['-2.00 -0.50 x2', { sphere: -200, cylinder: -50, pieces: 2 }],
    ['+1.25', { sphere: 125, cylinder: 0, pieces: 1 }],
    ['۲٫۰۰- ×۳', { sphere: -200, cylinder: 0, pieces: 3 }],
    ['hmc -1/-0.75 2p', { sphere: -100, cylinder: -75, pieces: 4, lens: 'hmc' }],
    ['-125 -075', { sphere: -125, cylinder: -75, pieces: 1 }],
    ['-2 -50 x 4', { sphere: -200, cylinder: -50, pieces: 4 }],
    ['-200 -50', { sphere: -200, cylinder: -50, pieces: 1 }],
    ['۲۰۰- ۷۵-', { sphere: -200, cylinder: -75, pieces: 1 }],
    ['-50', { sphere: -50, cylinder: 0, pieces: 1 }],
    ['+25 x2', { sphere: 25, cylinder: 0, pieces: 2 }],
    ['-75 -25 x2', { sphere: -75, cylinder: -25, pieces: 2 }],
    ['-2 -0.5 2', { sphere: -200, cylinder: -50, pieces: 2 }],
    ['-2 -0.5 ۱۲', { sphere: -200, cylinder: -50, pieces: 12 }],
    ['-2.00 DS', { sphere: -200, cylinder: 0, pieces: 1 }],
    ['-2.00DS x2', { sphere: -200, cylinder: 0, pieces: 2 }],
    ['-2.00 DS -0.50 DC x2', { sphere: -200, cylinder: -50, pieces: 2 }],
    ['hmc -2.00 ds 2p', { sphere: -200, cylinder: 0, pieces: 4, lens: 'hmc' }],
    ['2x -1.00', { sphere: -100, cylinder: 0, pieces: 2 }],
    ['2 x -1.00', { sphere: -100, cylinder: 0, pieces: 2 }],
    ['2x-1.00-0.50', { sphere: -100, cylinder: -50, pieces: 2 }],
    ['۲× -۱٫۰۰ -۰٫۵۰', { sphere: -100, cylinder: -50, pieces: 2 }],
    ['hmc 3x -1.00', { sphere: -100, cylinder: 0, pieces: 3, lens: 'hmc' }],
    ['۱/۷۵- ۰/۵۰- x۲', { sphere: -175, cylinder: -50, pieces: 2 }],
    ['−1,75 −0,5', { sphere: -175, cylinder: -50, pieces: 1 }],
    ['-1.75, -0.5', { sphere: -175, cylinder: -50, pieces: 1 }],
    ['-2.00/-0.50', { sphere: -200, cylinder: -50, pieces: 1 }],
    ['2.00-/0.50-', { sphere: -200, cylinder: -50, pieces: 1 }],
    ['-2.00-0.50x2', { sphere: -200, cylinder: -50, pieces: 2 }],
    ['2.00-0.50-', { sphere: -200, cylinder: -50, pieces: 1 }],
    ['0 -0.75', { sphere: 0, cylinder: -75, pieces: 1 }],
    ['plano -0.75 x1', { sphere: 0, cylinder: -75, pieces: 1 }],
    ['پلانو', { sphere: 0, cylinder: 0, pieces: 1 }],
    [
      'HMC 1.56 -2.00 ø65 x2',
      { sphere: -200, cylinder: 0, pieces: 2, lens: 'hmc', index: 156, diameter: 650 },
    ],
    ['-2.00 70mm 3 جفت', { sphere: -200, cylinder: 0, pieces: 6, diameter: 700 }],
    ['-2.00 قطر ۷۰ ۳ عدد', { sphere: -200, cylinder: 0, pieces: 3, diameter: 700 }],
    ['-2.00 -0.50 90 عدد', { sphere: -200, cylinder: -50, pieces: 90 }],
    ['-2.00 -0.50 qty 90', { sphere: -200, cylinder: -50, pieces: 90 }],
    ['-2.00 -0.50 تعداد ۹۰', { sphere: -200, cylinder: -50, pieces: 90 }],
    ['-2.00 *90', { sphere: -200, cylinder: 0, pieces: 90 }],
    ['-2.00 -0.50 *40', { sphere: -200, cylinder: -50, pieces: 40 }],
    ['-2.00 -0.50 x40', { sphere: -200, cylinder: -50, pieces: 40 }],
    ['-2.00 x90', { sphere: -200, cylinder: 0, pieces: 90 }],
    ['x3 -2.00', { sphere: -200, cylinder: 0, pieces: 3 }],
    ['hc-156 -1', { sphere: -100, cylinder: 0, pieces: 1, lens: 'hc-156' }],
    ['-2.00 \u200f-0.50\u200f ×۲', { sphere: -200, cylinder: -50, pieces: 2 }],
  ])('%s', (text, line) => expect(understood(text)).toEqual({ ...plain, ...line }));

  test.each([
    ['∞ -0.75', { sphere: 0, cylinder: -75, pieces: 1 }],
    ['∞/-0.75 x2', { sphere: 0, cylinder: -75, pieces: 2 }],
    ['∞', { sphere: 0, cylinder: 0, pieces: 1 }],
    ['+½ x2', { sphere: 50, cylinder: 0, pieces: 2 }],
    ['-2½ -½', { sphere: -250, cylinder: -50, pieces: 1 }],
    ['-1¼/-0¾', { sphere: -125, cylinder: -75, pieces: 1 }],
    ['-1,25/-0,75', { sphere: -125, cylinder: -75, pieces: 1 }],
    ['-1,25/-0,75 x2', { sphere: -125, cylinder: -75, pieces: 2 }],
    ['۱/۲۵-/۰/۷۵-', { sphere: -125, cylinder: -75, pieces: 1 }],
    ['-1,25, -0,75', { sphere: -125, cylinder: -75, pieces: 1 }],
    ['-2.00 یک جفت', { sphere: -200, cylinder: 0, pieces: 2 }],
    ['-2.00 یک‌جفت', { sphere: -200, cylinder: 0, pieces: 2 }],
    ['-2.00 دو عدد', { sphere: -200, cylinder: 0, pieces: 2 }],
    ['-2.00 سه تا', { sphere: -200, cylinder: 0, pieces: 3 }],
    ['-2.00 نیم جفت', { sphere: -200, cylinder: 0, pieces: 1 }],
    ['دو جفت -2.00', { sphere: -200, cylinder: 0, pieces: 4 }],
    ['-2.00 two pairs', { sphere: -200, cylinder: 0, pieces: 4 }],
    ['-2.00 1½ pairs', { sphere: -200, cylinder: 0, pieces: 3 }],
    ['-2.25D', { sphere: -225, cylinder: 0, pieces: 1 }],
    ['-2.25 D -0.50 D x2', { sphere: -225, cylinder: -50, pieces: 2 }],
    ['-2.25D/-0.50D', { sphere: -225, cylinder: -50, pieces: 1 }],
    ['-1.2500 -0.7500', { sphere: -125, cylinder: -75, pieces: 1 }],
    ['-2.00 65.0 mm', { sphere: -200, cylinder: 0, pieces: 1, diameter: 650 }],
    ['-2.00 قطر ۶۵ میلی‌متر', { sphere: -200, cylinder: 0, pieces: 1, diameter: 650 }],
  ])('reads text from a pasted message: %s', (text, line) => {
    expect(understood(text)).toEqual({ ...plain, ...line });
  });

  test.each([
    ['-2.00 x2', 4],
    ['-2.00', 2],
    ['-2.00 x1.5', 3],
    ['-2.00 3pcs', 3],
  ])('counts in pairs where pairs are shown: %s', (text, pieces) => {
    expect(understood(text, 'pairs')).toMatchObject({ sphere: -200, pieces });
  });

  test('with a plus cylinder is converted to minus form, and says so', () => {
    expect(understood('-2.50 +0.50')).toEqual({
      ...plain,
      sphere: -200,
      cylinder: -50,
      pieces: 1,
      plusForm: { sphere: -250, cylinder: 50 },
    });
  });

  test.each([
    ['', { kind: 'empty' }],
    [' \u200c ', { kind: 'empty' }],
    ['2.00 x2', { kind: 'problem', code: 'signMissing', part: '2.00' }],
    ['-2.00 0.50', { kind: 'problem', code: 'signMissing', part: '0.50' }],
    ['-1/0.75', { kind: 'problem', code: 'signMissing', part: '0.75' }],
    ['2', { kind: 'problem', code: 'signMissing', part: '2' }],
    ['-2 5', { kind: 'problem', code: 'signMissing', part: '5' }],
    ['-2.00 -0.50 90', { kind: 'question', code: 'countOrAxis', part: '90' }],
    ['-2.00 -0.50 10', { kind: 'question', code: 'countOrAxis', part: '10' }],
    ['-2.00 -0.50 47', { kind: 'question', code: 'countOrAxis', part: '47' }],
    ['50', { kind: 'problem', code: 'signMissing', part: '50' }],
    ['DS -2.00', { kind: 'problem', code: 'unreadable', part: 'ds' }],
    ['-2.00 DC', { kind: 'problem', code: 'sphereMissing', part: '' }],
    ['-0.50 DC qty 2', { kind: 'problem', code: 'sphereMissing', part: '' }],
    ['qty 2', { kind: 'problem', code: 'sphereMissing', part: '' }],
    ['2x -1.00 x3', { kind: 'problem', code: 'saidTwice', part: '3' }],
    ['-2.00 -0.50 x 90', { kind: 'question', code: 'timesOrAxis', part: '90' }],
    ['۲٫۰۰- ۰٫۵۰- ×۱۸۰', { kind: 'question', code: 'timesOrAxis', part: '180' }],
    ['-2.00 -0.50 *90', { kind: 'question', code: 'timesOrAxis', part: '90' }],
    ['-2.00 -0.50 * 90', { kind: 'question', code: 'timesOrAxis', part: '90' }],
    ['۲٫۰۰- ۰٫۵۰- *۱۸۰', { kind: 'question', code: 'timesOrAxis', part: '180' }],
    ['-2.00 -0.50 ✕45', { kind: 'question', code: 'timesOrAxis', part: '45' }],
    ['-2.00 -0.50*135', { kind: 'question', code: 'timesOrAxis', part: '135' }],
    ['-2.00/-0.50 *90', { kind: 'question', code: 'timesOrAxis', part: '90' }],
    ['*90 -2.00 -0.50', { kind: 'question', code: 'timesOrAxis', part: '90' }],
    ['-2.00 -0.50 x90.0', { kind: 'question', code: 'timesOrAxis', part: '90.0' }],
    ['∞/-0.75x90', { kind: 'question', code: 'timesOrAxis', part: '90' }],
    ['hmc -2.00 -0.50 *60 ø65', { kind: 'question', code: 'timesOrAxis', part: '60' }],
    ['-2.00 -0.50 ax 90.0', { kind: 'problem', code: 'noAxis', part: 'ax90.0' }],
    ['-2.00 -0.50 90.0°', { kind: 'problem', code: 'noAxis', part: '90.0°' }],
    ['-2½5', { kind: 'problem', code: 'unreadable', part: '-2½5' }],
    ['-1,25/90', { kind: 'problem', code: 'signMissing', part: '25' }],
    ['-1,2,3', { kind: 'problem', code: 'signMissing', part: '2' }],
    ['-2.00 -25D', { kind: 'problem', code: 'unreadable', part: '-25d' }],
    ['-2.00 d 65', { kind: 'problem', code: 'signMissing', part: '65' }],
    ['-2.00 یک', { kind: 'problem', code: 'unreadable', part: 'یک' }],
    ['-2.00 سه چهار جفت', { kind: 'problem', code: 'unreadable', part: 'سه' }],
    ['-2.00 یک جفت یک عدد', { kind: 'problem', code: 'saidTwice', part: '1' }],
    ['-1.00 qty -2', { kind: 'problem', code: 'count', part: '-2' }],
    ['-1.00 qty: +3', { kind: 'problem', code: 'count', part: '+3' }],
    ['-1.00 qty two', { kind: 'problem', code: 'count', part: 'two' }],
    ['-1.00 qty 2boxes', { kind: 'problem', code: 'count', part: '2boxes' }],
    ['-1.00 تعداد سه', { kind: 'problem', code: 'count', part: 'سه' }],
    ['-1.00 qty', { kind: 'problem', code: 'count', part: 'qty' }],
    ['-2.00 x½', { kind: 'problem', code: 'count', part: '.50' }],
    ['-2.00 -0.50 x2 90', { kind: 'problem', code: 'noAxis', part: '90' }],
    ['-2.00 -0.50 x2 3', { kind: 'problem', code: 'saidTwice', part: '3' }],
    ['-2.00 -0.50 @90', { kind: 'problem', code: 'noAxis', part: '@90' }],
    ['-2.00 -0.50 ax 90', { kind: 'problem', code: 'noAxis', part: 'ax90' }],
    ['-2.00 -0.50 90°', { kind: 'problem', code: 'noAxis', part: '90°' }],
    ['-2.10', { kind: 'problem', code: 'offStep', part: '-2.10' }],
    ['-2.12 -0.50', { kind: 'problem', code: 'offStep', part: '-2.12' }],
    ['-2 -0.37', { kind: 'problem', code: 'offStep', part: '-0.37' }],
    ['-2.00 -0.50 -0.25', { kind: 'problem', code: 'tooManyPowers', part: '-0.25' }],
    ['hmc x2', { kind: 'problem', code: 'sphereMissing', part: '' }],
    ['-2.00 x0', { kind: 'problem', code: 'count', part: '0' }],
    ['-2.00 x20000', { kind: 'problem', code: 'count', part: '20000' }],
    ['-2.00 x2 3p', { kind: 'problem', code: 'saidTwice', part: '3' }],
    ['-2.00 ø65 ø70', { kind: 'problem', code: 'saidTwice', part: '70' }],
    ['-2.00 سلام', { kind: 'problem', code: 'unreadable', part: 'سلام' }],
    ['hmc hc -2', { kind: 'problem', code: 'unreadable', part: 'hc' }],
    ['-2.25 // x2', { kind: 'problem', code: 'unreadable', part: '//' }],
    ['-2.25 ,, x2', { kind: 'problem', code: 'unreadable', part: ',,' }],
    ['- 2.00', { kind: 'problem', code: 'unreadable', part: '-' }],
    ['-2.00-', { kind: 'problem', code: 'unreadable', part: '-2.00-' }],
    ['-'.repeat(5000), { kind: 'problem', code: 'unreadable', part: '' }],
  ])('%s is not guessed at', (text, reading) => expect(understood(text)).toEqual(reading));
});

describe('reading lines', () => {
  const power = (min: number, max: number) =>
    fc.integer({ min: min / 25, max: max / 25 }).map((steps) => steps * 25);
  const line = fc.record({
    lens: fc.constantFrom('hmc', 'hc', 'hmc-156'),
    index: fc.constantFrom(150, 156, 160, 167, 174),
    diameter: fc.constantFrom(600, 650, 700, 720, 800),
    sphere: power(-2500, 1800),
    cylinder: power(-800, 0),
    pieces: fc.integer({ min: 1, max: 10_000 }),
  });

  test('reads back what it writes, in both units', () => {
    fc.assert(
      fc.property(line, fc.constantFrom('pieces', 'pairs'), (written, unit) => {
        const text = formatStockLine(written, unit);
        expect(understood(text, unit)).toEqual({ ...written, plusForm: null });
        const persian = text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)));
        expect(understood(persian.replaceAll('.', '٫'), unit)).toEqual({
          ...written,
          plusForm: null,
        });
      }),
      { numRuns: 2000 },
    );
  });

  /** Characters that typing, spreadsheets and other alphabets can leave in a field. */
  const scraps = fc.constantFrom(
    ...'0123456789۰۱۲۳۴۵۶۷۸۹٠٥+-−ـ./٫,،xX×*pød@°ax سشجفتعدد\u200c\u200f\t\n='.split(''),
    'hmc',
    'hc',
    '-2.00',
    '+0.50',
    ' x2',
    '1e9',
    'NaN',
    'mm',
    'جفت',
    'plano',
    '-',
    ' ',
  );
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(scraps, { maxLength: 14 }).map((all) => all.join('')),
  );

  test('never throws, and never reads a power that was not written', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const reading = readStockLine(text, 'pieces');
        if (reading.kind !== 'understood') return;
        const { sphere, cylinder, plusForm } = reading.line;
        const written = plusForm ?? { sphere, cylinder };
        const digits = latinDigits(text);
        const signs =
          text.match(
            /[\p{Pd}+\u2212\u0640\u2795\u2796\u207a\u207b\u208a\u208b\u02d7\uff0b\ufe62]/gu,
          ) ?? [];
        const values = [written.sphere, written.cylinder].filter((value) => value !== 0);
        expect(signs.length).toBeGreaterThanOrEqual(values.length);
        for (const value of values) {
          const significant = String(Math.abs(value)).replace(/0+$/, '');
          const found = [...significant].every((digit) => digits.includes(digit));
          expect(found).toBe(true);
        }
        expect(reading.line.cylinder).toBeLessThanOrEqual(0);
      }),
      { numRuns: 15_000 },
    );
  });
});

describe('a typed line checked against stock', () => {
  const chosen = { lens: 'hmc-156', diameter: 650 };
  const answer = (text: string, choice = chosen as { lens: string; diameter: number | null }) =>
    answerStockLine(text, 'pieces', stockShelf, choice);
  const cell = { diameter: 650, sphere: -200, cylinder: -50, pieces: 2 };

  test.each([
    ['-2 -0.5 x2', { line: { lens: 'hmc-156', ...cell }, onHand: 2 }],
    ['hc -2 -0.5 x2', { line: { lens: 'hc-156', ...cell }, onHand: 2 }],
    ['HMC 1.56 -2 -0.5 x2', { line: { lens: 'hmc-156', ...cell }, onHand: 2 }],
    ['-2 -0.5 ø70 x2', { line: { lens: 'hmc-156', ...cell, diameter: 700 }, onHand: 6 }],
    ['-2.50 +0.50 x2', { line: { lens: 'hmc-156', ...cell }, plusForm: { sphere: -250 } }],
  ])('%s finds its power', (text, found) => {
    expect(answer(text)).toMatchObject({ kind: 'line', ...found });
  });

  test.each([
    ['-9', 'problem', 'powerNotMade'],
    ['-1.75 -0.75', 'problem', 'powerNotMade'],
    ['+1.25 ø70', 'problem', 'powerNotMade'],
    ['xyz -2', 'problem', 'unknownLens'],
    ['hmc 1.60 -2', 'problem', 'unknownLens'],
    ['-2 -0.5 90', 'question', 'countOrAxis'],
  ])('%s does not', (text, kind, code) => expect(answer(text)).toMatchObject({ kind, code }));

  test('asks for the lens if none is chosen, and uses one named in the line', () => {
    const none = { lens: '', diameter: null };
    expect(answer('-2', none)).toMatchObject({ kind: 'question', code: 'whichLens' });
    expect(answer('hc -2', none)).toMatchObject({ line: { lens: 'hc-156', diameter: 650 } });
  });

  test('uses the first diameter with the power if none is chosen', () => {
    const none = { lens: 'hmc-156', diameter: null };
    expect(answer('-2', none)).toMatchObject({ line: { diameter: 650 } });
    expect(answer('-1.75 -0.5 ø70', none)).toMatchObject({ line: { diameter: 700 } });
  });

  test('uses another diameter with the power if the chosen one lacks it, unless one was written', () => {
    const wide = { lens: 'hmc-156', diameter: 700 };
    expect(answer('+1.25', wide)).toMatchObject({ line: { diameter: 650 } });
    expect(answer('+1.25 ø70', wide)).toMatchObject({ code: 'powerNotMade' });
  });

  test('shows visitors no count', () => {
    expect(answerStockLine('-2', 'pieces', publicShelf, chosen)).toMatchObject({
      onHand: 'hidden',
    });
  });
});
