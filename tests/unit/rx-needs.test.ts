import { describe, expect, it } from 'vitest';
import { isNeeded, isTaken } from '../../src/domain/rx-needs.ts';

describe('fields that may not be left empty', () => {
  it('always asks for a sphere', () => {
    expect(isNeeded('sphere', '', '')).toBe(true);
  });

  it('asks for an axis exactly when a cylinder is typed', () => {
    expect(isNeeded('axis', '', '')).toBe(false);
    expect(isNeeded('axis', '۰', '')).toBe(false);
    expect(isNeeded('axis', '-۰/۷۵', '')).toBe(true);
  });

  it('asks for ADD and PD on lenses with a near part', () => {
    for (const field of ['add', 'pd'] as const) {
      expect(isNeeded(field, '', '')).toBe(false);
      expect(isNeeded(field, '', 'singleVision')).toBe(false);
      expect(isNeeded(field, '', 'bifocal')).toBe(true);
      expect(isNeeded(field, '', 'progressive')).toBe(true);
    }
  });
});

describe('fields the kind of lens can hold', () => {
  it('has no addition on single vision alone', () => {
    expect(isTaken('add', 'singleVision')).toBe(false);
    expect(isTaken('add', 'progressive')).toBe(true);
    expect(isTaken('add', '')).toBe(true);
    expect(isTaken('sphere', 'singleVision')).toBe(true);
  });
});
