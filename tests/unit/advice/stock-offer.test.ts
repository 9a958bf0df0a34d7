import { describe, expect, it } from 'vitest';
import { stockOffers } from '../../../src/domain/advice/stock-offer.ts';
import { emptyRxDraft, type RxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { readKnown } from '../../../src/domain/rx/draft/read-known.ts';
import { publicShelf, stockLine, stockShelf } from '../../fixtures/stock.ts';

const empty = emptyRxDraft();

function draftOf(right: string, left: string, changes: Partial<RxDraft> = {}): RxDraft {
  const eye = (power: string) => {
    const [sphere = '', cylinder = ''] = power.split(' ');
    return { ...empty.right, sphere, cylinder, axis: cylinder === '' ? '' : '90' };
  };
  const lens = { ...empty.lens, kind: 'singleVision' };
  return { ...empty, right: eye(right), left: eye(left), lens, ...changes };
}

const offered = (draft: RxDraft) => stockOffers(readKnown(draft), stockShelf);

describe('a lens on the shelf', () => {
  it('is offered for both powers, with what both cost', () => {
    expect(offered(draftOf('-2', '۰'))).toEqual([
      {
        lens: 'hmc-156',
        name: stockShelf.lenses[0]?.name,
        lines: [stockLine(-200, 0, 1), stockLine(0, 0, 1)],
        price: 1_200_000,
      },
      expect.objectContaining({ lens: 'hc-156', price: 600_000 }),
    ]);
  });

  it('is offered for the same power in both eyes in one line, and for a plus form as it is kept', () => {
    expect(offered(draftOf('-2', '-2'))[0]?.lines).toEqual([stockLine(-200, 0, 2)]);
    expect(offered(draftOf('-2.5 +0.5', '0'))[0]?.lines[0]).toEqual(stockLine(-200, -50, 1));
  });

  it('is offered for only one eye if one is ordered', () => {
    expect(offered(draftOf('-2', '', { eyes: 'right' }))[0]?.lines).toHaveLength(1);
  });

  it('has the requested diameter', () => {
    const wishes = { ...empty.wishes, diameter: '700' };
    expect(offered(draftOf('-2', '-2', { wishes })).map(({ lines }) => lines[0]?.diameter)).toEqual(
      [700],
    );
  });

  it('is offered to a visitor, without a count', () => {
    expect(stockOffers(readKnown(draftOf('0', '0 -0.5')), publicShelf)[0]).toMatchObject({
      price: null,
    });
  });

  it.each<[string, RxDraft]>([
    ['a power is not known', draftOf('-2', '')],
    ['a power is not kept', draftOf('-2', '-9')],
    ['a power is sold out', draftOf('-2', '0 -0.5')],
    // One piece is left, and two are needed.
    ['there is too little of it', draftOf('0 -0.75', '0 -0.75')],
    ['the lens is another kind', draftOf('-2', '-2', { lens: { ...empty.lens, kind: 'bifocal' } })],
    [
      'its colour is another',
      draftOf('-2', '-2', {
        lens: { ...empty.lens, kind: 'singleVision', colour: 'photochromic' },
      }),
    ],
    ['it is to be edged', draftOf('-2', '-2', { job: 'remoteEdged' })],
    [
      'it is to be tinted',
      draftOf('-2', '-2', {
        services: { ...empty.services, tint: { ...empty.services.tint, colour: 'tint-brown' } },
      }),
    ],
    [
      'a coat is asked for',
      draftOf('-2', '-2', { services: { ...empty.services, coats: ['hydrophobic'] } }),
    ],
    [
      'there is a prism',
      draftOf('-2', '-2', {
        left: {
          ...draftOf('-2', '-2').left,
          prism: { ...empty.left.prism, vertical: { amount: '1', base: '' } },
        },
      }),
    ],
  ])('is not offered where %s', (_, draft) => {
    expect(offered(draft)).toEqual([]);
  });
});
