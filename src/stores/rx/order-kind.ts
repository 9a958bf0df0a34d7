import { emptyRxDraft, type RxDraft } from '../../domain/rx/draft/draft.ts';
import { isEmptyDraft, mergeDraft } from '../../domain/rx/draft/draft-content.ts';
import { priceDraft } from '../../domain/rx/draft/draft-price.ts';
import type { Judgement, OrderKindAdapter } from '../compose/order-kind.ts';
import { $catalogue, $pricesKnown, refreshCatalogue } from './catalogue.ts';
import { fetchReader, knownReader } from './order-reader.ts';
import { knownOf } from './reading.ts';

function judge(draft: RxDraft): Judgement<'rx'> {
  const read = knownReader();
  if (!$catalogue.get() || !read) return { kind: 'noCatalogue' };
  const { order, issues } = read(draft);
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

/** Ignores a failure, because the form loads the rules with its lazy parts and offers a retry. */
async function fetchRules(): Promise<void> {
  await fetchReader().catch(() => {});
}

/** Prescription orders. */
export const rxOrders: OrderKindAdapter<'rx'> = {
  kind: 'rx',
  empty: emptyRxDraft,
  isEmpty: isEmptyDraft,
  next: emptyRxDraft,
  merge: mergeDraft,
  fetchRules,
  judge,
  price,
  prepare,
  refresh: refreshCatalogue,
  goesStale: false,
  hasPlaceFor: () => true,
};

/** Prescription orders, once the rules that judge them have been loaded. */
export async function readyRxOrders(): Promise<typeof rxOrders> {
  await fetchRules();
  return rxOrders;
}
