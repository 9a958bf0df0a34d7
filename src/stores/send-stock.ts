import { atom } from 'nanostores';
import { stockCellKey } from '../domain/stock-chart.ts';
import { checkStockDraft } from '../domain/stock-draft-check.ts';
import { isEmptyStockDraft } from '../domain/stock-draft-content.ts';
import { takeWhatThereIs } from '../domain/stock-lines.ts';
import { priceStock } from '../domain/stock-price.ts';
import { stockSending } from '../i18n/messages/stock-grid.ts';
import { makeWishes } from './grid-edits.ts';
import { $isLoggedIn } from './session.ts';
import { $stock, $stockPricesKnown } from './stock.ts';
import { $orderLines, setUp } from './stock-grid.ts';
import { $work, beginAnew, draftNow } from './stock-order.ts';
import { toast } from './toasts.ts';

/** What came of the last press of a button, and stays in sight. */
export type SendOutcome = 'attention' | 'signIn' | 'queued' | 'saved' | null;
export const $sendOutcome = atom<SendOutcome>(null);

const { texts } = stockSending;

function totalNow(): number | null {
  const stock = $stock.get();
  return stock && $stockPricesKnown.get() ? priceStock($orderLines.get(), stock).total : null;
}

let isBusy = false;

/** A second press while the first is at work does nothing. */
async function once(act: () => Promise<SendOutcome>): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  try {
    $sendOutcome.set(await act());
  } catch {
    toast({ kind: 'danger', text: texts.notKept });
  }
  isBusy = false;
}

async function place(): Promise<SendOutcome> {
  const stock = $stock.get();
  const draft = draftNow();
  if (draft.lines.length === 0) return nothingYet();
  if (!stock || checkStockDraft(draft, stock).length > 0) return 'attention';
  if (!$isLoggedIn.get()) return 'signIn';
  const { sendStock } = await import('./send-preorder.ts');
  const { kind } = await sendStock({ id: $work.get().id, draft });
  if (kind !== 'queued') return 'attention';
  await beginAnew();
  return 'queued';
}

async function put(): Promise<SendOutcome> {
  const draft = draftNow();
  if (isEmptyStockDraft(draft)) return nothingYet();
  const { savePreorder } = await import('./preorders.ts');
  await savePreorder({ kind: 'stock', id: $work.get().id, draft, total: totalNow() });
  await beginAnew();
  toast({ kind: 'success', text: texts.saved });
  return 'saved';
}

function nothingYet(): null {
  toast({ kind: 'info', text: texts.nothing });
  return null;
}

/** To the lab, by the outbox. */
export function sendOrder(): void {
  void once(place);
}

/** To the pre-orders of this device. */
export function saveOrder(): void {
  void once(put);
}

/** Lowers every line to what is on hand, as one step. */
export function takeOnHand(): void {
  const stock = $stock.get();
  if (!stock) return;
  setUp({ layer: 'order' });
  const lines = $orderLines.get();
  const onHand = new Map(takeWhatThereIs(lines, stock).map((line) => [stockCellKey(line), line]));
  const wishes = lines.map(({ pieces: _, ...cell }) => {
    return { cell, pieces: onHand.get(stockCellKey(cell))?.pieces ?? null };
  });
  makeWishes(wishes);
  $sendOutcome.set(null);
}
