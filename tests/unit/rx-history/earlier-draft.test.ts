import { describe, expect, it } from 'vitest';
import { emptyRxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { draftOfOrder, draftOfPair } from '../../../src/domain/rx/draft/draft-of-order.ts';
import { earlierOfDraft, isFoundBy } from '../../../src/domain/rx-history/earlier-draft.ts';
import { searchWords } from '../../../src/domain/typed/search-words.ts';
import { soundRx } from '../../fixtures/sound-rx.ts';

const same = (text: string) => text;
const kept = (draft: ReturnType<typeof emptyRxDraft>) => ({ id: 'x', draft, savedAt: 0 });

describe('a prescription kept on the device', () => {
  it('is found by the start of any word in its reference or name, in any spelling', () => {
    const one = kept({ ...emptyRxDraft(), reference: 'N-12', patient: 'علي مؤمنی' });
    for (const text of ['علی', 'مومن ۱۲', 'n12', 'N-1']) {
      expect(isFoundBy(one, searchWords(text)), text).toBe(true);
    }
    expect(isFoundBy(one, searchWords('علی رضا'))).toBe(false);
  });

  it.each(['0912 345 6789', '۰۹۱۲۳۴۵', '+98 912-345-6789', '9123', '۶۷۸۹', 'علی 0912'])(
    'is found by its customer’s mobile as %j',
    (text) => {
      const draft = { ...emptyRxDraft(), patient: 'علی' };
      const one = kept({ ...draft, people: { ...draft.people, mobile: '۰۹۱۲ ۳۴۵ ۶۷۸۹' } });
      expect(isFoundBy(one, searchWords(text))).toBe(true);
      const other = kept({ ...draft, people: { ...draft.people, mobile: '0935 111 2222' } });
      expect(isFoundBy(other, searchWords(text))).toBe(false);
    },
  );

  it.each(soundRx)('has the eyes that were typed %#', (order) => {
    const { right, left } = order;
    const draft = draftOfOrder({ ...order, use: null }, null, same);
    expect(earlierOfDraft(kept(draft))).toMatchObject({ right, left, patient: order.patient });
  });

  it('does not exist before an eye can be read', () => {
    expect(earlierOfDraft(kept(emptyRxDraft()))).toBeNull();
    const draft = emptyRxDraft();
    draft.right = { ...draft.right, sphere: '-2', cylinder: '-1' };
    expect(earlierOfDraft(kept(draft))).toBeNull();
    draft.right.axis = '90';
    expect(earlierOfDraft(kept(draft))?.right?.axis).toBe(90);
  });
});

describe('a second pair', () => {
  it.each(soundRx)('copies the eyes and their centration, and leaves the rest open %#', (order) => {
    const again = draftOfOrder(order, 'progressive', same);
    const { reference, patient, eyes, right, left, use } = again;
    expect(draftOfPair(order, same)).toEqual({
      ...emptyRxDraft(),
      ...{ reference, patient, eyes, right, left, use },
    });
  });
});
