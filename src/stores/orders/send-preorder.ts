import type { Preorder, PreorderOf } from '../../domain/order/preorder.ts';
import { readRxDraft } from '../../domain/rx/draft/read-order.ts';
import { priceRx } from '../../domain/rx/price-rx.ts';
import { priceStock } from '../../domain/stock/price.ts';
import { readStockDraft } from '../../domain/stock/read-order.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { claimDraft } from '../device/draft-claims.ts';
import { putRecord } from '../device/preorder-records.ts';
import { queuePreorder, readPreorder } from '../device/preorders.ts';
import { setDraftAside } from '../device/working-draft.ts';
import { $catalogue, $pricesKnown, refreshCatalogue } from '../rx/catalogue.ts';
import { $isLoggedIn } from '../shell/session.ts';
import { $stock, $stockPricesKnown, refreshStock } from '../stock/stock.ts';

export type SendResult =
  | { kind: 'queued' }
  | { kind: 'signedOut' }
  | { kind: 'noCatalogue' }
  | { kind: 'openElsewhere' }
  | { kind: 'incomplete'; issues: readonly Issue[] };

async function sendRx({ id, draft, owner }: PreorderOf<'rx'>): Promise<SendResult> {
  if (!$catalogue.get()) await refreshCatalogue();
  const catalogue = $catalogue.get();
  if (!catalogue) return { kind: 'noCatalogue' };
  const { order: content, issues } = readRxDraft(draft, catalogue);
  if (!content) return { kind: 'incomplete', issues };
  const { total } = priceRx(content, catalogue);
  const request = $pricesKnown.get() ? { content, expectedTotal: total } : { content };
  await queuePreorder({ kind: 'rx', id, draft, owner, total }, request);
  return { kind: 'queued' };
}

/** Reads a stock order against the counts of this moment and puts it into the outbox. */
async function sendStock({ id, draft, owner }: PreorderOf<'stock'>): Promise<SendResult> {
  await refreshStock();
  const stock = $stock.get();
  if (!stock) return { kind: 'noCatalogue' };
  const { order: content, issues } = readStockDraft(draft, stock);
  if (!content) return { kind: 'incomplete', issues };
  const { total } = priceStock(content.lines, stock);
  const request = $stockPricesKnown.get() ? { content, expectedTotal: total } : { content };
  await queuePreorder({ kind: 'stock', id, draft, owner, total }, request);
  return { kind: 'queued' };
}

/** Whether its screen can show the issue at a field, or at a line of a stock order. */
const hasPlace = ({ kind }: Preorder, { path }: Issue): boolean =>
  kind === 'rx' || path.startsWith('lines.');

/** Keeps what is missing with an unfinished pre-order, so that its screen marks the fields when it is opened. */
async function noteIssues(preorder: Preorder, found: readonly Issue[]): Promise<void> {
  const issues = found.filter((issue) => hasPlace(preorder, issue));
  await putRecord({ ...preorder, issues });
}

/** Reads what was saved as it stands today and puts it into the outbox; an unfinished one keeps what it lacks. */
export async function sendPreorder({ id }: Preorder): Promise<SendResult> {
  if (!$isLoggedIn.get()) return { kind: 'signedOut' };
  const release = await claimDraft(id);
  if (!release) return { kind: 'openElsewhere' };
  try {
    // What was typed on after it was saved is meant, too.
    await setDraftAside(id);
    const preorder = await readPreorder(id);
    if (!preorder || preorder.state === 'queued') return { kind: 'queued' };
    const result = await (preorder.kind === 'rx' ? sendRx(preorder) : sendStock(preorder));
    if (result.kind === 'incomplete') await noteIssues(preorder, result.issues);
    return result;
  } finally {
    release();
  }
}
