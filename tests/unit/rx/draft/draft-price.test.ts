import { describe, expect, it } from 'vitest';
import { priceDraft } from '../../../../src/domain/rx/draft/draft-price.ts';
import { readKnown } from '../../../../src/domain/rx/draft/read-known.ts';
import { catalogue } from '../../../fixtures/catalogue.ts';
import { progressiveDraft, singleVisionDraft } from '../../../fixtures/rx.ts';

const priced = (amount: number | null) => ({ kind: 'priced', amount });

describe('the price of a draft', () => {
  it('is shown per eye and in total', () => {
    expect(priceDraft(readKnown(progressiveDraft()), catalogue)).toEqual({
      right: priced(5_250_000),
      left: priced(5_250_000),
      total: priced(10_500_000),
    });
  });

  it('is known once lens and power are chosen, before axis, ADD and PD', () => {
    const draft = progressiveDraft();
    draft.right = { ...draft.right, axis: '', add: '', pd: '', height: '' };
    expect(priceDraft(readKnown(draft), catalogue).right).toEqual(priced(5_250_000));
  });

  it('is open for an eye without a power, and so is the total', () => {
    const draft = progressiveDraft();
    draft.left = { ...draft.left, sphere: '' };
    expect(priceDraft(readKnown(draft), catalogue)).toMatchObject({
      right: priced(5_250_000),
      left: { kind: 'open' },
      total: { kind: 'open' },
    });
  });

  it('is open while the lens is incomplete or not made in the power', () => {
    const draft = singleVisionDraft();
    const uncoated = { ...draft, lens: { ...draft.lens, coating: '' } };
    const tooStrong = { ...draft, right: { ...draft.right, sphere: '-20.00' } };
    expect(priceDraft(readKnown(uncoated), catalogue).total).toEqual({ kind: 'open' });
    expect(priceDraft(readKnown(tooStrong), catalogue).right).toEqual({ kind: 'open' });
  });

  it('leaves out an eye that is not ordered', () => {
    expect(priceDraft(readKnown({ ...progressiveDraft(), eyes: 'left' }), catalogue)).toEqual({
      right: { kind: 'notOrdered' },
      left: priced(5_250_000),
      total: priced(5_250_000),
    });
  });

  it('is on request if the catalogue has no price', () => {
    const draft = singleVisionDraft();
    const strong = { ...draft, right: { ...draft.right, sphere: '-10.00' } };
    expect(priceDraft(readKnown(strong), catalogue)).toMatchObject({
      right: priced(null),
      total: priced(null),
    });
  });
});
