import { describe, expect, it } from 'vitest';
import { compensatedEyes, frameFacts } from '../../../src/domain/advice/frame-facts.ts';
import { drawnDraft } from '../../../src/domain/drawing/drawn-draft.ts';
import { emptyRxDraft, type RxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { readKnown } from '../../../src/domain/rx/draft/read-known.ts';
import { catalogue } from '../../fixtures/catalogue.ts';
import { drawRx } from '../../support/draw-rx.ts';

const empty = emptyRxDraft();

/** A right eye of −10.00 in a frame, as it is typed. */
function draftOf(changes: Partial<RxDraft> = {}): RxDraft {
  return {
    ...empty,
    right: { ...empty.right, sphere: '-10', pd: '۳۱' },
    frame: { type: 'fullRim', shape: '', a: '52', b: '40', dbl: '18', ed: '۵۴٫۵' },
    ...changes,
  };
}

describe('the effect of a frame on an eye', () => {
  it('is how far the centre moves, the least blank, and the prism of leaving it', () => {
    // (52 + 18)/2 − 31 = 4 mm; 54.5 + 2·4 + 2; 0.4 cm × 10.00 D.
    expect(frameFacts(readKnown(draftOf()), catalogue)).toEqual({
      right: { decentration: 40, isInwards: true, least: 645, prism: 400 },
      left: null,
    });
  });

  it('counts the height of the cross in the least blank, as the drawing does', () => {
    const low = draftOf({ right: { ...draftOf().right, height: '12' } });
    // 54.5 + 2·√(4² + 8²) + 2, rounded up.
    expect(frameFacts(readKnown(low), catalogue).right?.least).toBe(744);
    const { front } = drawRx(drawnDraft(readKnown(low), catalogue));
    expect(front?.right.blank?.least).toBe(74.4);
  });

  it('is that of the near PD for single vision for near', () => {
    const near = draftOf({
      right: { ...draftOf().right, pd: '33', nearPd: '31' },
      lens: { ...empty.lens, kind: 'singleVision' },
      use: 'near',
    });
    expect(frameFacts(readKnown(near), catalogue)).toEqual(
      frameFacts(readKnown(draftOf()), catalogue),
    );
    expect(frameFacts(readKnown({ ...near, use: 'distance' }), catalogue).right?.decentration).toBe(
      20,
    );
  });

  it('knows no prism while a cylinder has no axis', () => {
    const unturned = draftOf({ right: { ...draftOf().right, cylinder: '-1' } });
    expect(frameFacts(readKnown(unturned), catalogue).right).toMatchObject({
      least: 645,
      prism: null,
    });
  });

  it('distinguishes outwards from inwards', () => {
    const wide = draftOf({ right: { ...draftOf().right, pd: '36' } });
    expect(frameFacts(readKnown(wide), catalogue).right).toMatchObject({
      decentration: 10,
      isInwards: false,
    });
  });

  it.each([
    ['a measure of the frame', { frame: { ...draftOf().frame, dbl: '' } }],
    ['the PD', { right: { ...draftOf().right, pd: '' } }],
    ['a power that can be read', { right: { ...draftOf().right, sphere: 'x' } }],
    ['the eye among those ordered', { eyes: 'left' as const }],
    ['a sound width: A 520', { frame: { ...draftOf().frame, a: '520' } }],
    ['a sound diameter: ED below A', { frame: { ...draftOf().frame, ed: '50' } }],
    ['a sound PD', { right: { ...draftOf().right, pd: '60' } }],
    ['a sound height', { right: { ...draftOf().right, height: '360' } }],
    ['a sound power', { right: { ...draftOf().right, sphere: '-99' } }],
  ])('is not known without %s', (_, changes) => {
    expect(frameFacts(readKnown(draftOf(changes)), catalogue).right).toBeNull();
  });
});

describe('a power found at another distance than it is worn at', () => {
  const at = (refracted: string, worn: string, right: Partial<RxDraft['right']> = {}) =>
    compensatedEyes(
      readKnown({
        ...draftOf(),
        right: { ...draftOf().right, ...right },
        measures: { ...empty.measures, refractedVertex: refracted, vertexDistance: worn },
      }),
    ).right;

  it('is shown as worn, rounded to the step', () => {
    // −10/(1 − 0.003·−10) = −9.71.
    expect(at('15', '۱۲')).toEqual({ sphere: -975, cylinder: 0, axis: null });
    expect(at('12', '15')).toEqual({ sphere: -1025, cylinder: 0, axis: null });
  });

  it('is compensated in each meridian, its axis kept', () => {
    expect(at('15', '12', { cylinder: '-4', axis: '30' })).toEqual({
      sphere: -975,
      cylinder: -375,
      axis: 30,
    });
  });

  it.each([
    ['the shift is 2 mm or less', '14', '12', {}],
    ['it is weaker than 4.00 D', '15', '10', { sphere: '-3.75' }],
    ['nothing changes on the step', '14.5', '12', { sphere: '-4' }],
    ['it is not known where it was found', '', '12', {}],
    ['it is not known where it is worn', '15', '', {}],
    ['the sphere is in error', '15', '12', { sphere: '-99' }],
    ['a distance is in error', '90', '12', {}],
    ['the axis cannot be read', '15', '12', { cylinder: '-1', axis: 'x' }],
  ])('stays as typed where %s', (_, refracted, worn, right) => {
    expect(at(refracted, worn, right)).toBeNull();
  });
});
