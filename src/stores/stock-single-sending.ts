import { atom } from 'nanostores';
import { checkStockDraft } from '../domain/stock-draft-check.ts';
import { isEmptyStockDraft, stockContent } from '../domain/stock-draft-content.ts';
import { singleSending } from '../i18n/messages/stock-single.ts';
import { $isLoggedIn } from './session.ts';
import { $stock, $stockPricesKnown } from './stock.ts';
import { $lineAnswer, $single, $singlePrice, addTypedLine } from './stock-single.ts';
import { beginAnew } from './stock-single-keeping.ts';
import { toast } from './toasts.ts';

/** What came of the last press of a button, and stays in sight. */
export type SingleOutcome = 'attention' | 'unread' | 'signIn' | 'queued' | 'saved' | null;
export const $singleOutcome = atom<SingleOutcome>(null);

const { texts } = singleSending;
let isBusy = false;

/** A second press while the first is at work does nothing. */
async function once(act: () => Promise<SingleOutcome>): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  try {
    $singleOutcome.set(await act());
  } catch {
    toast({ kind: 'danger', text: texts.notKept });
  }
  isBusy = false;
}

function nothingYet(): null {
  toast({ kind: 'info', text: texts.nothing });
  return null;
}

/** A line that is typed but not yet added is meant, too; one that is not understood may not be left behind unseen. */
function takeTyped(): boolean {
  return $lineAnswer.get().kind === 'empty' || addTypedLine();
}

async function place(): Promise<SingleOutcome> {
  if (isEmptyStockDraft($single.get().draft)) return nothingYet();
  if (!takeTyped()) return 'unread';
  const { id, draft } = $single.get();
  const stock = $stock.get();
  if (!stock || checkStockDraft(draft, stock).length > 0) return 'attention';
  if (!$isLoggedIn.get()) return 'signIn';
  const total = $singlePrice.get()?.total ?? null;
  const expected = $stockPricesKnown.get() ? { expectedTotal: total } : {};
  const { queuePreorder } = await import('./preorders.ts');
  await queuePreorder(
    { kind: 'stock', id, draft, total },
    { content: stockContent(draft), ...expected },
  );
  await beginAnew();
  return 'queued';
}

async function put(): Promise<SingleOutcome> {
  const { id, draft } = $single.get();
  if (isEmptyStockDraft(draft)) return nothingYet();
  const { savePreorder } = await import('./preorders.ts');
  await savePreorder({ kind: 'stock', id, draft, total: $singlePrice.get()?.total ?? null });
  await beginAnew();
  toast({ kind: 'success', text: texts.saved });
  return 'saved';
}

/** To the lab, by the outbox. */
export function sendSingle(): void {
  void once(place);
}

/** To the pre-orders of this device. */
export function saveSingle(): void {
  void once(put);
}

/** The next order begins: what became of the last is no longer said. */
export function settleSingle(): void {
  $singleOutcome.set(null);
}
