import { describe, expect, it } from 'vitest';
import { measureNumbers, wishNumbers } from '../../../src/domain/rx/order-numbers.ts';
import type { RxOrder } from '../../../src/domain/rx/rx-order.ts';
import { storedRx } from '../../../src/domain/rx/stored-rx.ts';
import { namesOf } from '../../../src/domain/vocabulary/by-name.ts';
import { fullRx } from '../../fixtures/full-rx.ts';

/** The fields that the first stored orders had. */
const first: readonly string[] = [
  'vertexDistance',
  'pantoscopicTilt',
  'wrap',
  'baseCurve',
  'centreThickness',
  'edgeThickness',
];
const newer = [
  ...namesOf(measureNumbers).map((name) => ['measures', name] as const),
  ...namesOf(wishNumbers).map((name) => ['wishes', name] as const),
].filter(([, name]) => !first.includes(name));

function without(part: 'measures' | 'wishes', name: string): RxOrder {
  const { [name]: _, ...rest } = { ...fullRx[part] } as Record<string, unknown>;
  return { ...fullRx, [part]: rest } as RxOrder;
}

describe('a stored order', () => {
  it('that has all fields is read unchanged', () => {
    expect(storedRx(fullRx)).toBe(fullRx);
  });

  it.each(newer)('from before %s.%s reads it as empty', (part, name) => {
    const read = storedRx(without(part, name));
    expect(read[part]).toHaveProperty(name, null);
    expect(read).toEqual({ ...fullRx, [part]: { ...fullRx[part], [name]: null } });
  });

  it('from before standard shapes has no shape', () => {
    const { shape: _, ...frame } = fullRx.frame;
    expect(storedRx({ ...fullRx, frame } as RxOrder)).toEqual(fullRx);
  });
});
