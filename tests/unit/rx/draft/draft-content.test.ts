import { describe, expect, it } from 'vitest';
import { emptyRxDraft } from '../../../../src/domain/rx/draft/draft.ts';
import { isEmptyDraft, mergeDraft } from '../../../../src/domain/rx/draft/draft-content.ts';
import { progressiveDraft } from '../../../fixtures/rx.ts';

describe('the content of a draft', () => {
  it('is empty until something is typed or chosen', () => {
    expect(isEmptyDraft(emptyRxDraft())).toBe(true);
    expect(isEmptyDraft({ ...emptyRxDraft(), eyes: 'left' })).toBe(false);
    expect(isEmptyDraft({ ...emptyRxDraft(), remarks: 'x' })).toBe(false);
    expect(isEmptyDraft(progressiveDraft())).toBe(false);
  });

  it('survives a merge with an empty form', () => {
    expect(mergeDraft(progressiveDraft(), emptyRxDraft())).toEqual(progressiveDraft());
  });

  it('treats a null choice as none', () => {
    const typed = emptyRxDraft();
    Object.assign(typed.lens, { kind: null });
    expect(mergeDraft(emptyRxDraft(), typed)).toEqual(emptyRxDraft());
    expect(isEmptyDraft(typed)).toBe(true);
  });

  it('never overwrites newer input', () => {
    const typed = emptyRxDraft();
    typed.patient = 'نمونه';
    typed.right.sphere = '+1';
    const laid = mergeDraft(progressiveDraft(), typed);
    expect(laid).toMatchObject({ reference: 'A-1024', patient: 'نمونه' });
    expect(laid.right).toEqual({ ...progressiveDraft().right, sphere: '+1' });
  });
});
