import { emptyRxDraft, type RxDraft } from '../../domain/rx/draft/draft.ts';
import { isEmptyDraft, mergeDraft } from '../../domain/rx/draft/draft-content.ts';
import { priceDraft } from '../../domain/rx/draft/draft-price.ts';
import type { Judgement, OrderKindAdapter } from '../compose/order-kind.ts';
import { $catalogue, $pricesKnown, refreshCatalogue } from './catalogue.ts';
import { knownOf, readNow } from './reading.ts';

function judge(draft: RxDraft): Judgement<'rx'> {
  if (!$catalogue.get()) return { kind: 'noCatalogue' };
  const { order, issues } = readNow(draft);
  return order ? { kind: 'sound', content: order } : { kind: 'unsound', issues };
}

function price(draft: RxDraft) {
  const catalogue = $catalogue.get();
  if (!catalogue || !$pricesKnown.get()) return null;
  const { total } = priceDraft(knownOf(draft), catalogue);
  return { total: total.kind === 'priced' ? total.amount : null };
}

async function prepare(): Promise<void> {
  if (!$catalogue.get()) await refreshCatalogue();
}

/** Prescription orders. */
export const rxOrders: OrderKindAdapter<'rx'> = {
  kind: 'rx',
  empty: emptyRxDraft,
  isEmpty: isEmptyDraft,
  next: emptyRxDraft,
  merge: mergeDraft,
  judge,
  price,
  prepare,
  refresh: refreshCatalogue,
  goesStale: false,
  hasPlaceFor: () => true,
};
