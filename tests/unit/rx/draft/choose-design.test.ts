import { describe, expect, test } from 'vitest';
import { chooseDesign } from '../../../../src/domain/rx/draft/choose-design.ts';
import { emptyRxDraft } from '../../../../src/domain/rx/draft/draft.ts';
import { catalogue } from '../../../fixtures/catalogue.ts';

const { lens } = emptyRxDraft();
const chosen = { ...lens, kind: 'progressive', design: 'horizon' };

describe('choosing a design from another screen', () => {
  test.each([
    ['takes its kind with it', lens, 'horizon', chosen],
    ['joins its kind', { ...lens, kind: 'progressive' }, 'horizon', chosen],
    [
      'keeps the later steps if it is already chosen',
      { ...chosen, index: '160' },
      'horizon',
      { ...chosen, index: '160' },
    ],
    ['never replaces another design', chosen, 'clarity', null],
    ['never replaces another kind', { ...lens, kind: 'bifocal' }, 'horizon', null],
    ['ignores a design that the lab does not have', lens, 'withdrawn', null],
  ])('%s', (_, before, id, after) => {
    expect(chooseDesign(before, id, catalogue)).toEqual(after);
  });
});
