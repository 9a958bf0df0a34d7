import { describe, expect, it } from 'vitest';
import type { RxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { readKnown } from '../../../src/domain/rx/draft/read-known.ts';
import { readOrder } from '../../../src/domain/rx/draft/read-order.ts';
import { checkRx } from '../../../src/domain/rx/rules/rx-check.ts';
import { rxOrder } from '../../../src/domain/rx/rx-order.ts';
import { catalogue } from '../../fixtures/catalogue.ts';
import { progressiveDraft, progressiveOrder } from '../../fixtures/rx.ts';

const blank = progressiveDraft();

function read(job: RxDraft['job'], typed: Partial<RxDraft['frameDetails']>) {
  const frameDetails = { ...blank.frameDetails, ...typed };
  return readOrder(readKnown({ ...blank, job, frameDetails }), catalogue);
}

describe('a frame', () => {
  it.each([
    ['fullGlaze', { follows: 'follows', parcel: ' Post, 2041 ' }, 'Post, 2041'],
    ['fullGlaze', { follows: 'follows', parcel: '' }, ''],
    ['fullGlaze', { follows: '', parcel: 'Post, 2041' }, null],
    ['uncut', { follows: 'follows', parcel: 'Post, 2041' }, null],
    // A hidden field cannot be wrong.
    ['uncut', { follows: 'follows', parcel: 'x'.repeat(81) }, null],
  ] as const)('for the job %s, announced as %j, follows in %j', (job, typed, parcel) => {
    const { order, issues } = read(job, typed);
    expect(issues).toEqual([]);
    expect(order?.frameDetails.parcel).toBe(parcel);
  });

  it('follows in a parcel described in at most 80 letters', () => {
    const typed = (parcel: string) => read('fullGlaze', { follows: 'follows', parcel });
    expect(typed('x'.repeat(80)).issues).toEqual([]);
    expect(typed('x'.repeat(81)).issues).toEqual([
      { path: 'frameDetails.parcel', code: 'tooLong', params: { max: 80 } },
    ]);
  });

  it('keeps the size printed on its temple', () => {
    expect(read('uncut', { size: ' 52□18-140 ' }).order?.frameDetails.size).toBe('52□18-140');
  });

  it('does not follow if no frame is fitted, as the server checks too', () => {
    const frameDetails = { ...progressiveOrder().frameDetails, parcel: '' };
    const found = (job: RxDraft['job']) =>
      checkRx(progressiveOrder({ job, frameDetails }), catalogue).filter(
        ({ path }) => path === 'frameDetails.parcel',
      );
    expect(found('fullGlaze')).toEqual([]);
    for (const job of ['uncut', 'remoteEdged'] as const) {
      expect(found(job)).toEqual([{ path: 'frameDetails.parcel', code: 'invalid' }]);
    }
  });

  it('has no size and does not follow in orders from older panels', () => {
    const { size: _, parcel: __, ...described } = progressiveOrder().frameDetails;
    const older = { ...progressiveOrder(), frameDetails: described };
    expect(rxOrder.parse(older)).toEqual(progressiveOrder());
  });
});
