import { describe, expect, it } from 'vitest';
import { drawnDraft } from '../../../src/domain/drawing/drawn-draft.ts';
import { drawnOrder } from '../../../src/domain/drawing/drawn-order.ts';
import { mirrorTrace } from '../../../src/domain/frame/mirror-trace.ts';
import { emptyRxDraft, type RxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { readKnown } from '../../../src/domain/rx/draft/read-known.ts';
import { catalogue } from '../../fixtures/catalogue.ts';
import {
  distanceEye,
  progressiveDraft,
  progressiveOrder,
  singleVisionDraft,
  singleVisionOrder,
} from '../../fixtures/rx.ts';
import { leaningTrace, wireTrace } from '../../fixtures/traces.ts';
import { drawRx } from '../../support/draw-rx.ts';

const frame = { type: 'fullRim', shape: null, a: 520, b: 400, dbl: 180, ed: 560 } as const;

describe('a placed order', () => {
  it('is drawn with its frame, its eyes and the indices of its design', () => {
    const drawn = drawnOrder(singleVisionOrder({ frame }), catalogue);
    expect(drawn.frame).toEqual(frame);
    expect(drawn.right?.power).toEqual({ sphere: -200, cylinder: -75, axis: 90 });
    expect(drawn.indexes).toEqual([156, 167]);
  });

  it('shows its own index even where the catalogue has it no longer', () => {
    const lens = { design: 'clarity', index: 160, colour: 'clear', coating: 'hmc' } as const;
    expect(drawnOrder(singleVisionOrder({ lens }), catalogue).indexes).toEqual([156, 160, 167]);
    expect(drawnOrder(singleVisionOrder({ lens }), null).indexes).toContain(174);
  });

  it('has no frame if nothing about one is known', () => {
    expect(drawnOrder(progressiveOrder(), catalogue).frame).toBeNull();
  });

  it('mirrors the shape of the eye that a trace leaves out', () => {
    const right = wireTrace(leaningTrace());
    const trace = { right, left: null, kept: [] };
    const { traces } = drawnOrder(progressiveOrder({ trace }), catalogue);
    expect(traces).toEqual({ right, left: mirrorTrace(right) });
    const left = drawnOrder(
      progressiveOrder({ trace: { ...trace, right: null, left: right } }),
      null,
    );
    expect(left.traces).toEqual({ right: mirrorTrace(right), left: right });
  });
});

describe('single vision for near', () => {
  const eye = { ...distanceEye, pd: 320, nearPd: 300 };
  const near = singleVisionOrder({ use: 'near', frame, right: eye, left: eye });

  it('is centred on the near PD, as the drawing says', () => {
    const drawn = drawnOrder(near, catalogue);
    expect(drawn).toMatchObject({ isForNear: true, right: { pd: 300 }, left: { pd: 300 } });
    expect(drawRx(drawn).front?.right.centration?.inwards).toBe(5);
    expect(drawnOrder(near, null).right?.pd).toBe(300);
  });

  it('is not what other lenses are, regardless of the use in the order', () => {
    const far = { ...near, use: 'distance' } as const;
    expect(drawnOrder(far, catalogue)).toMatchObject({ isForNear: false, right: { pd: 320 } });
    const odd = progressiveOrder({ use: 'near', frame, right: eye });
    expect(drawnOrder(odd, catalogue)).toMatchObject({ isForNear: false, right: { pd: 320 } });
  });

  it('is drawn so while it is being written', () => {
    const typed = { ...singleVisionDraft().right, pd: '32', nearPd: '30' };
    const draft = { ...singleVisionDraft(), use: 'near', right: typed };
    expect(drawnDraft(readKnown(draft), catalogue)).toMatchObject({
      isForNear: true,
      right: { pd: 300 },
    });
    const wrong = { ...draft, right: { ...typed, nearPd: '33' } };
    expect(drawnDraft(readKnown(wrong), catalogue).right?.pd).toBeNull();
  });
});

it('centres single vision by the height in its row, or by that of its optical centre', () => {
  const eye = { ...distanceEye, pd: 320, height: 200 };
  const at = (right: typeof eye) =>
    drawnOrder(singleVisionOrder({ right }), catalogue).right?.height;
  expect(at(eye)).toBe(200);
  expect(at({ ...eye, centreHeight: 215 })).toBe(215);
});

describe('a draft', () => {
  const framed = (typed: Partial<RxDraft['frame']>): RxDraft => ({
    ...progressiveDraft(),
    frame: { type: 'halfRim', shape: '', a: '۵۲', b: '40.5', dbl: '18', ed: '', ...typed },
  });

  it('is drawn as what is typed reads', () => {
    const drawn = drawnDraft(readKnown(framed({})), catalogue);
    expect(drawn.frame).toEqual({
      type: 'halfRim',
      shape: null,
      a: 520,
      b: 405,
      dbl: 180,
      ed: null,
    });
    expect(drawn.right).toEqual({
      power: { sphere: -200, cylinder: -75, axis: 90 },
      pd: 315,
      height: 180,
    });
    expect(drawRx(drawn).front?.right.blank?.fits).toBe(true);
  });

  it('omits unreadable and implausible values', () => {
    expect(drawnDraft(readKnown(framed({ b: '4o' })), catalogue).frame?.b).toBeNull();
    expect(drawnDraft(readKnown(framed({ a: '900' })), catalogue).frame?.a).toBeNull();
    const strong = { ...framed({}), right: { ...progressiveDraft().right, sphere: '-40.00' } };
    expect(drawnDraft(readKnown(strong), catalogue).right?.power).toBeNull();
  });

  it('draws no blank round a measure in error, and no cross at a height in error', () => {
    const blanks = (draft: RxDraft) => {
      const { front } = drawRx(drawnDraft(readKnown(draft), catalogue));
      return [front?.right.blank?.least ?? null, front?.right.centration?.upwards ?? null];
    };
    // √(52² + 40.5²) + 2·√(3.5² + 2.25²) + 2.
    expect(blanks(framed({}))).toEqual([76.4, -2.25]);
    expect(blanks(framed({ ed: '40' }))).toEqual([null, -2.25]);
    const low = { ...framed({}), right: { ...progressiveDraft().right, height: '10' } };
    expect(blanks(low)).toEqual([null, null]);
  });

  it('shows a power that is not made in one index, to compare the others', () => {
    const strong = { ...framed({}), right: { ...progressiveDraft().right, sphere: '-18.00' } };
    expect(drawnDraft(readKnown(strong), catalogue).right?.power?.sphere).toBe(-1800);
  });

  it('is nothing yet while nothing is typed', () => {
    const drawing = drawRx(drawnDraft(readKnown(emptyRxDraft()), null));
    expect(drawing).toMatchObject({ front: null, right: null, left: null });
  });

  it('offers the indices of the kind until a design is chosen', () => {
    const kind = { ...emptyRxDraft().lens, kind: 'singleVision' };
    expect(drawnDraft(readKnown({ ...emptyRxDraft(), lens: kind }), catalogue).indexes).toEqual([
      156, 167,
    ]);
    expect(drawnDraft(readKnown(progressiveDraft()), catalogue).indexes).toEqual([156]);
  });
});
