import { describe, expect, it } from 'vitest';
import { chooseStep, lensOptions } from '../../../../src/domain/rx/draft/lens-steps.ts';
import { catalogue } from '../../../fixtures/catalogue.ts';

const clarity = {
  kind: 'singleVision',
  design: 'clarity',
  index: '156',
  colour: 'photochromic',
  coating: 'hmc',
};

describe('the steps to a lens', () => {
  it('offers only what earlier steps allow', () => {
    expect(lensOptions(clarity, catalogue)).toEqual({
      design: ['clarity'],
      index: ['156', '167'],
      colour: ['clear', 'photochromic'],
      coating: ['hmc'],
    });
    const none = { ...clarity, kind: '', design: '' };
    expect(lensOptions(none, catalogue)).toEqual({
      design: [],
      index: [],
      colour: [],
      coating: [],
    });
  });

  it('keeps a later choice that is still possible', () => {
    const clear = { ...clarity, colour: 'clear' };
    expect(chooseStep(clear, 'index', '167', catalogue)).toEqual({
      lens: { ...clear, index: '167' },
      withdrawn: [],
    });
  });

  it('clears choices that became impossible, and says so', () => {
    expect(chooseStep(clarity, 'index', '167', catalogue)).toEqual({
      lens: { ...clarity, index: '167', colour: '', coating: '' },
      withdrawn: ['colour', 'coating'],
    });
    expect(chooseStep(clarity, 'kind', 'progressive', catalogue).withdrawn).toEqual([
      'design',
      'index',
      'colour',
      'coating',
    ]);
  });
});
