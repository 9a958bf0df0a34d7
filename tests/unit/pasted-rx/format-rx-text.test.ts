import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eyeLimits } from '../../../src/domain/optics/eye-fields.ts';
import type { EyePrescription } from '../../../src/domain/optics/eye-prescription.ts';
import { prismLimits } from '../../../src/domain/optics/prism-parts.ts';
import {
  formatRxText,
  type RxContent,
} from '../../../src/domain/pasted-rx/message/format-rx-text.ts';
import type { PastedRx } from '../../../src/domain/pasted-rx/pasted-rx.ts';
import { readPasted } from '../../../src/domain/pasted-rx/read-pasted.ts';
import type { Limits } from '../../../src/domain/rx/limits.ts';
import { noMeasures } from '../../../src/domain/rx/measures.ts';
import { wornNumbers } from '../../../src/domain/rx/order-numbers.ts';
import { writeNumber } from '../../../src/i18n/language/format-number.ts';
import { locales } from '../../../src/i18n/language/locale.ts';
import { fullRx } from '../../fixtures/full-rx.ts';

const within = ({ min, max, step }: Limits) =>
  fc.integer({ min: min / step, max: max / step }).map((steps) => steps * step);
const perhaps = (limits: Limits) => fc.option(within(limits));
const component = <Base extends string>(...bases: Base[]) =>
  fc.option(fc.record({ amount: within(prismLimits), base: fc.constantFrom(...bases) }));

const eye: fc.Arbitrary<EyePrescription> = fc
  .record({
    sphere: within(eyeLimits.sphere),
    cylinder: within(eyeLimits.cylinder),
    axis: within(eyeLimits.axis),
    add: perhaps(eyeLimits.add),
    pd: perhaps(eyeLimits.pd),
    height: perhaps(eyeLimits.height),
    nearPd: perhaps(eyeLimits.nearPd),
    centreHeight: perhaps(eyeLimits.centreHeight),
    prism: fc.record({ horizontal: component('in', 'out'), vertical: component('up', 'down') }),
  })
  .map((given) => ({ ...given, axis: given.cylinder === 0 ? null : given.axis }));

const rx: fc.Arbitrary<RxContent> = fc.record({
  right: fc.option(eye),
  left: fc.option(eye),
  measures: fc
    .record({
      vertexDistance: perhaps(wornNumbers.vertexDistance),
      pantoscopicTilt: perhaps(wornNumbers.pantoscopicTilt),
      wrap: perhaps(wornNumbers.wrap),
    })
    // The other values a design is calculated with are not part of a prescription.
    .map((worn) => ({ ...noMeasures, ...worn })),
});

/** The values of a prescription by path. A cylinder of 0 is not written. */
function valuesOf({ right, left, measures }: RxContent): Record<string, unknown> {
  const ofEye = (side: string, { prism, cylinder, ...fields }: EyePrescription) => [
    ...Object.entries({ ...fields, cylinder: cylinder || null }).map(([field, value]) => [
      `${side}.${field}`,
      value,
    ]),
    ...Object.entries(prism).map(([part, given]) => [
      `${side}.prism.${part}`,
      given && `${given.amount} ${given.base}`,
    ]),
  ];
  const { corridor: _, ...measured } = measures;
  return Object.fromEntries(
    [
      ...(right ? ofEye('right', right) : []),
      ...(left ? ofEye('left', left) : []),
      ...Object.entries(measured).map(([field, value]) => [`measures.${field}`, value]),
    ].filter(([, value]) => value !== null),
  );
}

const read = ({ values }: PastedRx) =>
  Object.fromEntries(
    values.map(({ path, value, base }) => [path, base ? `${value} ${base}` : value]),
  );

test('writes the notation that shops use', () => {
  expect(formatRxText(fullRx, String)).toBe(
    [
      'R -6.00 -0.75 x 90',
      'L -5.50',
      'ADD R 2.00 L 2.00',
      'PD R 31.5 L 32.5',
      'near PD R 29.5 L 30',
      'H R 20 L 19.5',
      'prism R 3.50 BI 1.00 BU',
      'worn vertex 13',
      'tilt 8',
      'wrap 5',
    ].join('\n'),
  );
  expect(
    formatRxText({ right: fullRx.left, left: null, measures: noMeasures }, (latin) =>
      writeNumber(latin, 'fa'),
    ),
  ).toBe('R −۵٫۵۰\nADD R ۲٫۰۰\nPD R ۳۲٫۵\nnear PD R ۳۰\nH R ۱۹٫۵');
});

test.each(locales)('is read back to the same values, without a question (%s)', (locale) => {
  fc.assert(
    fc.property(rx, (given) => {
      const reading = readPasted(formatRxText(given, (latin) => writeNumber(latin, locale)));
      expect(read(reading)).toEqual(valuesOf(given));
      expect(reading.questions).toEqual([]);
    }),
    { numRuns: 3_000, seed: 17 },
  );
});
