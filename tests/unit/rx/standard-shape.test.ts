import { describe, expect, it } from 'vitest';
import { noFrame } from '../../../src/domain/frame/frame.ts';
import type { RxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { draftOfOrder } from '../../../src/domain/rx/draft/draft-of-order.ts';
import { readKnown } from '../../../src/domain/rx/draft/read-known.ts';
import { readOrder } from '../../../src/domain/rx/draft/read-order.ts';
import { shapeSize } from '../../../src/domain/rx/draft/sound-draft.ts';
import { checkRx } from '../../../src/domain/rx/rules/rx-check.ts';
import { rxOrder } from '../../../src/domain/rx/rx-order.ts';
import { catalogue } from '../../fixtures/catalogue.ts';
import { progressiveDraft, progressiveOrder } from '../../fixtures/rx.ts';
import { ellipseTrace, wireTrace } from '../../fixtures/traces.ts';

const trace = { right: wireTrace(ellipseTrace(60)), left: null, kept: [] };

function read(frame: Partial<RxDraft['frame']>, changes: Partial<RxDraft> = {}) {
  const blank = progressiveDraft();
  const draft = { ...blank, ...changes, frame: { ...blank.frame, ...frame } };
  return readOrder(readKnown(draft), catalogue);
}

describe('a standard shape', () => {
  it('is ordered as chosen; an unknown shape is ignored', () => {
    expect(read({ shape: 'panto' }).order?.frame.shape).toBe('panto');
    expect(read({ shape: 'heart' }).order?.frame.shape).toBeNull();
    expect(read({}).order?.frame.shape).toBeNull();
  });

  it('gives way to a trace', () => {
    expect(read({ shape: 'panto' }, { trace }).order?.frame.shape).toBeNull();
  });

  it('is refused by the server together with a trace', () => {
    const frame = { ...noFrame, shape: 'panto' } as const;
    const found = (changes: object) =>
      checkRx(progressiveOrder({ frame, ...changes }), catalogue).filter(
        ({ path }) => path === 'frame.shape',
      );
    expect(found({})).toEqual([]);
    expect(found({ trace })).toEqual([{ path: 'frame.shape', code: 'invalid' }]);
  });

  it('resolves the warning about an edged lens without a shape', () => {
    const edged = { job: 'remoteEdged' } as const;
    const frame = { type: 'fullRim', a: '52', b: '40', dbl: '18' };
    const warned = (shape: string) =>
      read({ ...frame, shape }, edged).warnings.some(({ code }) => code === 'shapeUnknown');
    expect([warned(''), warned('oval')]).toEqual([true, false]);
  });

  it('is kept when ordering again, and is empty in orders from older panels', () => {
    const order = progressiveOrder({ frame: { ...noFrame, shape: 'aviator' } });
    expect(draftOfOrder(order, 'progressive', String).frame.shape).toBe('aviator');
    const { shape: _, ...frame } = noFrame;
    expect(rxOrder.parse({ ...progressiveOrder(), frame })).toEqual(progressiveOrder());
  });

  it.each([
    ['52', '40,5', { a: 520, b: 405 }],
    ['52', '', null],
    ['', '40', null],
    ['5', '40', null],
    ['52', '70', null],
    ['wide', '40', null],
  ])('of A %s and B %s has the size %j', (a, b, size) => {
    const draft = progressiveDraft();
    expect(shapeSize(readKnown({ ...draft, frame: { ...draft.frame, a, b } }))).toEqual(size);
  });
});
