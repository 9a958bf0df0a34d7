import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EyeDraft, RxDraft } from '../../../../src/domain/rx/draft/draft.ts';
import { priceDraft } from '../../../../src/domain/rx/draft/draft-price.ts';
import { keptPower } from '../../../../src/domain/rx/draft/kept-power.ts';
import { usualNearPds } from '../../../../src/domain/rx/draft/near-pd.ts';
import { readKnown } from '../../../../src/domain/rx/draft/read-known.ts';
import { readOrder } from '../../../../src/domain/rx/draft/read-order.ts';
import { orderAsMade } from '../../../../src/domain/rx/made.ts';
import { asMadeForNear } from '../../../../src/domain/rx/near-power.ts';
import { catalogue } from '../../../fixtures/catalogue.ts';
import {
  distanceEye,
  progressiveDraft,
  singleVisionDraft,
  singleVisionOrder,
} from '../../../fixtures/rx.ts';

const reading = { kind: 'singleVision', use: 'near' } as const;

/** Reading glasses for the right eye, as a shop types them. */
function typed(right: Partial<EyeDraft>, use = 'near'): RxDraft {
  const draft = singleVisionDraft();
  return { ...draft, use, eyes: 'right', right: { ...draft.right, nearPd: '29.5', ...right } };
}
const read = (draft: RxDraft) => readOrder(readKnown(draft), catalogue);

describe('the power of single vision for near', () => {
  it.each([
    [-200, 225, 25],
    [-200, 200, 0],
    [100, 250, 350],
    [0, 75, 75],
    [-600, 25, -575],
  ])('of %i with an addition of %i is made as %i', (sphere, add, made) => {
    const order = singleVisionOrder({ use: 'near', right: { ...distanceEye, sphere, add } });
    expect(orderAsMade(order, catalogue).right).toMatchObject({ sphere: made, add: null });
    expect(orderAsMade({ ...order, use: 'distance' }, catalogue).right).toMatchObject({ add });
  });

  it('is the distance power plus the addition, in both cylinder forms', () => {
    const quarter = (min: number, max: number) => fc.integer({ min, max }).map((each) => each * 25);
    fc.assert(
      fc.property(quarter(-80, 40), quarter(-16, 16), quarter(1, 18), (sphere, cylinder, add) => {
        const axis = cylinder === 0 ? null : 30;
        const right = { ...distanceEye, sphere, cylinder, axis, add };
        const made = orderAsMade(singleVisionOrder({ use: 'near', right }), catalogue).right;
        const strongest = sphere + Math.max(cylinder, 0) + add;
        expect(made).toMatchObject({ sphere: strongest, add: null });
        expect(made?.cylinder).toBe(-Math.abs(cylinder) + 0);
      }),
    );
  });

  it('includes only a valid addition, and only once', () => {
    for (const add of [212, 475, 'notANumber', null] as const) {
      expect(asMadeForNear({ sphere: -200, add }, reading)).toEqual({ sphere: -200, add });
    }
    const once = asMadeForNear({ sphere: -200, add: 200 }, reading);
    expect(asMadeForNear(once, reading)).toEqual(once);
  });

  it('is used to read, check and price a draft', () => {
    const draft = typed({ sphere: '-2.00', add: '2.25' });
    expect(read(draft).order?.right).toMatchObject({ sphere: 25, cylinder: -75, add: null });
    expect(keptPower(readKnown(draft), 'right')).toEqual({
      power: { sphere: 25, cylinder: -75, axis: 90 },
      isForNear: true,
    });
    expect(keptPower(readKnown(typed({ add: '' })), 'right')).toBeNull();
    const beyond = typed({ sphere: '+6.00', add: '2' });
    expect(read(beyond).issues).toMatchObject([{ path: 'right.sphere', code: 'powerNotMade' }]);
    expect(priceDraft(readKnown(beyond), catalogue).right.kind).toBe('open');
  });

  it('reports an invalid addition', () => {
    expect(read(typed({ add: '2.10' })).issues).toMatchObject([
      { path: 'right.add', code: 'offStep' },
    ]);
    expect(read(typed({ add: '2' }, 'distance')).issues).toMatchObject([
      { path: 'right.add', code: 'addWithoutNear' },
    ]);
    expect(read(typed({ sphere: '', add: '2' })).issues).toMatchObject([
      { path: 'right.sphere', code: 'sphereMissing' },
    ]);
  });
});

describe('the suggested near PD', () => {
  it.each([
    ['31.5', '', 'near', 295],
    ['۳۱', '', 'near', 290],
    ['20', '', 'near', 180],
    ['31.5', '30', 'near', null],
    ['', '', 'near', null],
    ['63', '', 'near', null],
    ['31.5', '', 'distance', null],
  ])('for a PD of %s and a near PD of %s with use %s is %s', (pd, nearPd, use, proposed) => {
    expect(usualNearPds(readKnown(typed({ pd, nearPd }, use)))).toEqual({
      right: proposed,
      left: null,
    });
  });

  it('is also suggested for lenses with a near part', () => {
    expect(usualNearPds(readKnown(progressiveDraft()))).toEqual({ right: 295, left: 295 });
    expect(read(progressiveDraft()).order?.right?.nearPd).toBeNull();
  });
});
