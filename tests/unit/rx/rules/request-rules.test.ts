import { describe, expect, it } from 'vitest';
import type { RxDraft } from '../../../../src/domain/rx/draft/draft.ts';
import { readKnown } from '../../../../src/domain/rx/draft/read-known.ts';
import { checkRequests } from '../../../../src/domain/rx/rules/request-rules.ts';
import { checkRx } from '../../../../src/domain/rx/rules/rx-check.ts';
import { catalogue } from '../../../fixtures/catalogue.ts';
import { progressiveDraft, progressiveOrder } from '../../../fixtures/rx.ts';

type Kind = 'singleVision' | 'bifocal' | 'progressive' | undefined;

/** Both eyes with this power, or only the right one. */
function codesOf(requests: string[], kind: Kind, right: string, left: string | null): string[] {
  const draft: RxDraft = {
    ...progressiveDraft(),
    requests,
    eyes: left === null ? 'right' : 'both',
  };
  const power = (sphere: string) => ({ sphere, cylinder: '', axis: '' });
  draft.right = { ...draft.right, ...power(right) };
  draft.left = { ...draft.left, ...power(left ?? '') };
  return checkRequests(readKnown(draft).rx, kind).map(({ path, code }) => `${path} ${code}`);
}

describe('special requests', () => {
  it.each([
    ['slab-off of a progressive', ['slabOff'], 'progressive', '-1', '-3', []],
    ['slab-off from 1.50 on', ['slabOff'], 'bifocal', '+1', '-0.5', []],
    ['slab-off below', ['slabOff'], 'bifocal', '+1', '-0.25', ['requests slabOffSmall']],
    ['slab-off before the powers', ['slabOff'], 'progressive', '-1', '', []],
    ['slab-off before a lens', ['slabOff'], undefined, '-1', '-3', []],
    ['slab-off, one kind', ['slabOff'], 'singleVision', '-1', '-3', ['requests slabOffKind']],
    ['slab-off, one eye', ['slabOff'], 'progressive', '-1', null, ['requests bothEyesNeeded']],
    ['both prisms', ['slabOff', 'prismThinning'], 'progressive', '-1', '-3', []],
    ['thinning', ['prismThinning'], 'progressive', '+1', '+2', []],
    [
      'thinning of one eye',
      ['prismThinning'],
      'progressive',
      '+1',
      null,
      ['requests bothEyesNeeded'],
    ],
    ['thinning of a bifocal', ['prismThinning'], 'bifocal', '+1', '+1', ['requests thinningKind']],
    ['equal thickness', ['equalThickness'], 'singleVision', '-1', '-3', []],
    [
      'equal thickness of one',
      ['equalThickness'],
      'singleVision',
      '-1',
      null,
      ['requests bothEyesNeeded'],
    ],
    [
      'thinnest and equal',
      ['thinnest', 'equalThickness'],
      'singleVision',
      '-1',
      '-3',
      ['requests thinnestOrEqual'],
    ],
  ] as const)('%s', (_, requests, kind, right, left, codes) => {
    expect(codesOf([...requests], kind, right, left)).toEqual(codes);
  });

  it('are rechecked in a sent order', () => {
    const { left } = progressiveOrder();
    const order = progressiveOrder({ right: left, left, requests: ['slabOff'] });
    expect(checkRx(order, catalogue)).toEqual([
      { path: 'requests', code: 'slabOffSmall', params: { least: 150 } },
    ]);
  });
});
