import { describe, expect, test } from 'vitest';
import type { AccessoryOrder } from '../../../src/domain/accessories/accessories.ts';
import { checkBroken, orderParts } from '../../../src/domain/breakage/order-parts.ts';
import type { BrokenPart } from '../../../src/domain/lifecycle/broken-part.ts';
import { fullRx } from '../../fixtures/full-rx.ts';

const right = { part: 'right', pieces: 1 } as const;
const left = { part: 'left', pieces: 1 } as const;
const cases: AccessoryOrder = {
  kind: 'accessories',
  reference: '',
  remarks: '',
  lines: [
    { product: 'case', variant: 'black', pieces: 3 },
    { product: 'cloth', variant: 'blue', pieces: 20 },
  ],
};

describe('what can break', () => {
  test.each([
    ['both eyes', {}, [right, left]],
    ['one eye', { left: null, balance: null }, [right]],
    ['an eye and a balance lens', { left: null, balance: 'left' as const }, [right, left]],
  ])('is %s', (_, changed, parts) => {
    expect(orderParts({ ...fullRx, balance: null, ...changed })).toEqual(parts);
  });

  test('is the pieces of each line', () => {
    expect(orderParts(cases)).toEqual([
      { part: 0, pieces: 3 },
      { part: 1, pieces: 20 },
    ]);
  });
});

describe('what is said to have broken', () => {
  test.each([
    [[{ part: 1, pieces: 20 }], []],
    [
      [
        { part: 0, pieces: 1 },
        { part: 1, pieces: 2 },
      ],
      [],
    ],
    [[{ part: 2, pieces: 1 }], [{ path: 'broken.0.part', code: 'invalid' }]],
    [[right], [{ path: 'broken.0.part', code: 'invalid' }]],
    [
      [
        { part: 0, pieces: 1 },
        { part: 0, pieces: 1 },
      ],
      [{ path: 'broken.1.part', code: 'invalid' }],
    ],
    [
      [{ part: 0, pieces: 4 }],
      [{ path: 'broken.0.pieces', code: 'outOfRange', params: { min: 1, max: 3 } }],
    ],
  ] as [BrokenPart[], unknown][])('%j of lines has issues %j', (broken, issues) => {
    expect(checkBroken(cases, broken)).toEqual(issues);
  });

  test('of a prescription is an ordered lens, one of each', () => {
    const one = { ...fullRx, left: null, balance: null };
    expect(checkBroken(one, [right])).toEqual([]);
    expect(checkBroken(one, [left])).toEqual([{ path: 'broken.0.part', code: 'invalid' }]);
    expect(checkBroken(one, [{ ...right, pieces: 2 }])).toMatchObject([{ code: 'outOfRange' }]);
  });
});
