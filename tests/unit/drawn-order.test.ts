import { describe, expect, it } from 'vitest';
import { drawnDraft } from '../../src/domain/drawn-draft.ts';
import { drawnOrder } from '../../src/domain/drawn-order.ts';
import { emptyRxDraft, type RxDraft } from '../../src/domain/rx-draft.ts';
import { mirrorTrace } from '../../src/domain/trace.ts';
import { catalogue } from '../fixtures/catalogue.ts';
import { progressiveDraft, progressiveOrder, singleVisionOrder } from '../fixtures/rx.ts';
import { leaningTrace, wireTrace } from '../fixtures/traces.ts';
import { drawRx } from '../support/draw-rx.ts';

const frame = { type: 'fullRim', a: 520, b: 400, dbl: 180, ed: 560 } as const;

describe('a placed order', () => {
  it('is drawn with its frame, its eyes and the indices of its design', () => {
    const drawn = drawnOrder(singleVisionOrder({ frame }), catalogue);
    expect(drawn.frame).toEqual(frame);
    expect(drawn.right?.power).toEqual({ sphere: -200, cylinder: -75 });
    expect(drawn.indexes).toEqual([156, 167]);
  });

  it('shows its own index even where the catalogue has it no longer', () => {
    const lens = { design: 'clarity', index: 160, colour: 'clear', coating: 'hmc' } as const;
    expect(drawnOrder(singleVisionOrder({ lens }), catalogue).indexes).toEqual([156, 160, 167]);
    expect(drawnOrder(singleVisionOrder({ lens }), null).indexes).toContain(174);
  });

  it('has no frame where nothing of one is known', () => {
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

describe('a draft', () => {
  const framed = (typed: Partial<RxDraft['frame']>): RxDraft => ({
    ...progressiveDraft(),
    frame: { type: 'halfRim', a: '۵۲', b: '40.5', dbl: '18', ed: '', ...typed },
  });

  it('is drawn as what is typed reads', () => {
    const drawn = drawnDraft(framed({}), catalogue);
    expect(drawn.frame).toEqual({ type: 'halfRim', a: 520, b: 405, dbl: 180, ed: null });
    expect(drawn.right).toEqual({
      power: { sphere: -200, cylinder: -75 },
      pd: 315,
      height: 180,
    });
    expect(drawRx(drawn).front?.right.blank?.fits).toBe(true);
  });

  it('leaves out what cannot be read or believed', () => {
    expect(drawnDraft(framed({ b: '4o' }), catalogue).frame?.b).toBeNull();
    expect(drawnDraft(framed({ a: '900' }), catalogue).frame?.a).toBeNull();
    const strong = { ...framed({}), right: { ...progressiveDraft().right, sphere: '-40.00' } };
    expect(drawnDraft(strong, catalogue).right?.power).toBeNull();
  });

  it('is nothing yet while nothing is typed', () => {
    const drawing = drawRx(drawnDraft(emptyRxDraft(), null));
    expect(drawing).toMatchObject({ front: null, right: null, left: null });
  });

  it('offers the indices of the kind until a design is chosen', () => {
    const kind = { ...emptyRxDraft().lens, kind: 'singleVision' };
    expect(drawnDraft({ ...emptyRxDraft(), lens: kind }, catalogue).indexes).toEqual([156, 167]);
    expect(drawnDraft(progressiveDraft(), catalogue).indexes).toEqual([156]);
  });
});
