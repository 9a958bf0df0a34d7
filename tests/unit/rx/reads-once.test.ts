import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { frameFacts } from '../../../src/domain/advice/frame-facts.ts';
import { powerAvailabilities } from '../../../src/domain/advice/made-powers.ts';
import { stockOffers } from '../../../src/domain/advice/stock-offer.ts';
import { drawnDraft } from '../../../src/domain/drawing/drawn-draft.ts';
import { priceDraft } from '../../../src/domain/rx/draft/draft-price.ts';
import { findMistakes } from '../../../src/domain/rx/draft/find-mistakes.ts';
import { keptPower } from '../../../src/domain/rx/draft/kept-power.ts';
import { readKnown } from '../../../src/domain/rx/draft/read-known.ts';
import { readOrder } from '../../../src/domain/rx/draft/read-order.ts';
import { createRxForm } from '../../../src/stores/rx/form.ts';
import { createJudge } from '../../../src/stores/rx/judge.ts';
import { rxOrders } from '../../../src/stores/rx/order-kind.ts';
import { fetchReader } from '../../../src/stores/rx/order-reader.ts';
import { readNow } from '../../../src/stores/rx/order-reading.ts';
import { knownOf } from '../../../src/stores/rx/reading.ts';
import { catalogue } from '../../fixtures/catalogue.ts';
import { progressiveDraft } from '../../fixtures/rx.ts';
import { stockShelf } from '../../fixtures/stock.ts';

vi.mock('../../../src/domain/rx/draft/read-known.ts', async (original) => {
  const real = await original<typeof import('../../../src/domain/rx/draft/read-known.ts')>();
  return { ...real, readKnown: vi.fn(real.readKnown) };
});
vi.mock('../../../src/domain/rx/draft/read-order.ts', async (original) => {
  const real = await original<typeof import('../../../src/domain/rx/draft/read-order.ts')>();
  return { ...real, readOrder: vi.fn(real.readOrder) };
});

vi.mock('../../../src/domain/rx/draft/find-mistakes.ts', async (original) => {
  const real = await original<typeof import('../../../src/domain/rx/draft/find-mistakes.ts')>();
  return { ...real, findMistakes: vi.fn(real.findMistakes) };
});

beforeEach(() => vi.clearAllMocks());
beforeAll(fetchReader);

/** A form with everything its screen derives from what is typed. */
function openForm() {
  const form = createRxForm();
  const judge = createJudge(form);
  form.$draft.listen((draft) => {
    judge.change();
    priceDraft(knownOf(draft), catalogue);
    keptPower(knownOf(draft), 'right');
    keptPower(knownOf(draft), 'left');
    powerAvailabilities(knownOf(draft), catalogue, stockShelf.lenses);
    stockOffers(knownOf(draft), stockShelf);
    frameFacts(knownOf(draft), catalogue);
    drawnDraft(knownOf(draft), catalogue);
    readNow(draft);
  });
  form.replace(progressiveDraft());
  judge.insist();
  vi.clearAllMocks();
  return form;
}

describe('a prescription', () => {
  test('is parsed and checked once per keystroke', () => {
    const form = openForm();
    form.type('right.sphere', '-2.25');
    expect(readKnown).toHaveBeenCalledTimes(1);
    expect(findMistakes).toHaveBeenCalledTimes(1);
    expect(readOrder).toHaveBeenCalledTimes(1);
    form.type('right.sphere', '-2.5');
    expect(readKnown).toHaveBeenCalledTimes(2);
  });

  test('is not parsed again for pricing and sending', () => {
    const form = openForm();
    form.type('right.sphere', '-2.25');
    vi.clearAllMocks();
    rxOrders.judge(form.$draft.get());
    rxOrders.price(form.$draft.get());
    expect(readKnown).not.toHaveBeenCalled();
    expect(findMistakes).not.toHaveBeenCalled();
    expect(readOrder).not.toHaveBeenCalled();
  });
});
