import { describe, expect, it } from 'vitest';
import {
  type IndividualValue,
  wornValues,
} from '../../../src/domain/catalogue/individual-values.ts';
import type { LensCatalogue } from '../../../src/domain/catalogue/lens.ts';
import { askedValues } from '../../../src/domain/rx/draft/asked-values.ts';
import { emptyRxDraft, type RxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { readKnown } from '../../../src/domain/rx/draft/read-known.ts';
import { readOrder } from '../../../src/domain/rx/draft/read-order.ts';
import { checkRx } from '../../../src/domain/rx/rules/rx-check.ts';
import { catalogue } from '../../fixtures/catalogue.ts';
import { progressiveDraft, progressiveOrder } from '../../fixtures/rx.ts';

/** The catalogue with a progressive that uses these values. */
const using = (...individualValues: IndividualValue[]): LensCatalogue => ({
  ...catalogue,
  designs: catalogue.designs.map((design) =>
    design.id === 'horizon' ? { ...design, individualValues } : design,
  ),
});

type Measures = Partial<RxDraft['measures']>;

const withMeasures = (changes: Measures, draft = progressiveDraft()) => {
  return { ...draft, measures: { ...draft.measures, ...changes } };
};

/** A draft whose addition allows for every degression. */
function issuesOf(changes: Measures, ...used: IndividualValue[]) {
  const draft = withMeasures(changes);
  const add = '3.00';
  const strong = { ...draft, right: { ...draft.right, add }, left: { ...draft.left, add } };
  const { issues } = readOrder(readKnown(strong), using(...used));
  return issues.map(({ path, code }) => `${path} ${code}`);
}

describe('an individual value', () => {
  it.each([
    ['readingDistance', ['20', '۴۰', '70'], ['19', '71', '40.5']],
    ['inset', ['0', '2.5', '۱/۸', '5'], ['-0.1', '5.1', '2.55']],
    ['dominantEye', ['right', 'left'], []],
    ['workingDistance', ['40', '400'], ['39', '401', 'x']],
    ['degression', ['0.25', '125', '3'], ['0', '3.25', '0.8', '-1']],
  ] as const)('%s takes %j and refuses %j', (field, sound, wrong) => {
    for (const text of sound) expect(issuesOf({ [field]: text }, field)).toEqual([]);
    for (const text of wrong) {
      expect(issuesOf({ [field]: text }, field)).toEqual([
        expect.stringContaining(`measures.${field}`),
      ]);
    }
  });

  it.each([
    ['readingDistance', '40'],
    ['inset', '2.5'],
    ['dominantEye', 'left'],
    ['workingDistance', '80'],
    ['degression', '1.25'],
  ] as const)('%s is refused by a design that does not use it', (field, text) => {
    expect(issuesOf({ [field]: text })).toEqual([`measures.${field} notOffered`]);
  });

  it.each([
    ['workingDistance', ['measures.workingDistance valueMissing']],
    ['degression', ['measures.degression valueMissing']],
    ['readingDistance', []],
    ['inset', []],
    ['dominantEye', []],
    ['wrap', []],
  ] as const)('%s left empty although it is used: %j', (field, issues) => {
    expect(issuesOf({}, field)).toEqual(issues);
  });

  it('that describes how the glasses are worn is accepted with every design', () => {
    expect(issuesOf({ vertexDistance: '12', pantoscopicTilt: '8', wrap: '5' })).toEqual([]);
  });

  it('is rechecked in a sent order', () => {
    const order = progressiveOrder();
    const sent = { ...order, measures: { ...order.measures, inset: 20 } };
    expect(checkRx(sent, using('degression')).map(({ path, code }) => `${path} ${code}`)).toEqual([
      'measures.inset notOffered',
      'measures.degression valueMissing',
    ]);
  });
});

describe('the requested individual values', () => {
  const asked = (draft: RxDraft, ...used: IndividualValue[]) =>
    askedValues(readKnown(draft), using(...used));

  it('describe how the glasses are worn until a design is chosen, then are those it uses', () => {
    expect(asked(emptyRxDraft(), 'inset')).toEqual([...wornValues]);
    expect(asked(progressiveDraft(), 'degression', 'wrap')).toEqual(['wrap', 'degression']);
    expect(asked(progressiveDraft())).toEqual([]);
  });

  it('include values already answered, so that they can be cleared', () => {
    expect(asked(withMeasures({ inset: '2.5' }))).toEqual(['inset']);
    expect(asked(withMeasures({ refractedVertex: '14' }))).toEqual(['vertexDistance']);
  });

  it('include the vertex distance for a power that depends on it', () => {
    const draft = progressiveDraft();
    const strong = { ...draft, left: { ...draft.left, sphere: '-3.75', cylinder: '-0.25' } };
    expect(asked({ ...strong, left: { ...strong.left, axis: '90' } })).toEqual(['vertexDistance']);
    expect(asked({ ...strong, left: { ...strong.left, cylinder: '' } })).toEqual([]);
  });
});
