import { describe, expect, it } from 'vitest';
import { stepTyped } from '../../../../src/domain/rx/draft/step.ts';
import { flipSign } from '../../../../src/domain/typed/flip-sign.ts';

describe('stepping a typed value', () => {
  it('uses the field’s step, in any digits', () => {
    expect(stepTyped('sphere', '-۲٫۰۰', -1)).toBe(-225);
    expect(stepTyped('add', '225', 1)).toBe(250);
    expect(stepTyped('pd', '31', 1)).toBe(315);
    expect(stepTyped('axis', '90', -1)).toBe(89);
  });

  it('passes through plano, and wraps the axis', () => {
    expect(stepTyped('sphere', '+0.25', -1)).toBe(0);
    expect(stepTyped('axis', '180', 1)).toBe(1);
    expect(stepTyped('axis', '1', -1)).toBe(180);
  });

  it('starts next to zero, but never invents a length', () => {
    expect(stepTyped('cylinder', '', -1)).toBe(-25);
    expect(stepTyped('add', '', 1)).toBe(25);
    expect(stepTyped('add', '', -1)).toBeNull();
    expect(stepTyped('axis', '', 1)).toBe(1);
    expect(stepTyped('pd', '', 1)).toBeNull();
  });

  it('ignores values at their limit and unreadable ones', () => {
    expect(stepTyped('sphere', '-25.00', -1)).toBeNull();
    expect(stepTyped('sphere', '2.00', 1)).toBeNull();
    expect(stepTyped('sphere', 'x', 1)).toBeNull();
  });
});

describe('changing the sign', () => {
  it('adds a minus first, then toggles it', () => {
    expect(flipSign('')).toBe('-');
    expect(flipSign('-')).toBe('+');
    expect(flipSign('125')).toBe('-125');
    expect(flipSign('−۱٫۲۵')).toBe('+1.25');
    expect(flipSign('1.25+')).toBe('-1.25');
  });

  it('ignores words', () => {
    expect(flipSign('plano')).toBe('plano');
  });
});
