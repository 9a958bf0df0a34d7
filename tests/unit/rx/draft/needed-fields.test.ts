import { describe, expect, it } from 'vitest';
import { isNeeded, isTaken } from '../../../../src/domain/rx/draft/needed-fields.ts';

const given = (kind: string) => ({ kind, use: '', job: 'uncut' as const });

describe('fields that may not be left empty', () => {
  it('always require a sphere', () => {
    expect(isNeeded('sphere', 0, given(''))).toBe(true);
  });

  it('require an axis only with a cylinder', () => {
    expect(isNeeded('axis', 0, given(''))).toBe(false);
    expect(isNeeded('axis', 'notANumber', given(''))).toBe(false);
    expect(isNeeded('axis', -75, given(''))).toBe(true);
  });

  it('require ADD and PD on lenses with a near part', () => {
    for (const field of ['add', 'pd'] as const) {
      expect(isNeeded(field, 0, given(''))).toBe(false);
      expect(isNeeded(field, 0, given('singleVision'))).toBe(false);
      expect(isNeeded(field, 0, given('bifocal'))).toBe(true);
      expect(isNeeded(field, 0, given('progressive'))).toBe(true);
    }
  });
});

describe('fields that apply to the kind of lens', () => {
  it('excludes the addition on single vision for distance only', () => {
    expect(isTaken('add', { kind: 'singleVision', use: 'near' })).toBe(true);
    expect(isTaken('add', { kind: 'singleVision', use: 'distance' })).toBe(false);
    expect(isTaken('add', { kind: 'singleVision', use: '' })).toBe(false);
    expect(isTaken('add', { kind: 'progressive', use: '' })).toBe(true);
    expect(isTaken('add', { kind: '', use: '' })).toBe(true);
    expect(isTaken('sphere', { kind: 'singleVision', use: 'distance' })).toBe(true);
  });
});
