import type { StockDraft } from '../../domain/stock/draft.ts';
import { checkStockDraft } from '../../domain/stock/draft-check.ts';
import { isEmptyStockDraft, stockContent } from '../../domain/stock/draft-content.ts';
import { takeWhatThereIs } from '../../domain/stock/lines.ts';
import { priceStock } from '../../domain/stock/price.ts';
import type { StockLine } from '../../domain/stock/stock.ts';
import { stockSending } from '../../i18n/stock/stock-sending.ts';
import type { Work } from '../compose/draft-keeping.ts';
import { $isLoggedIn } from '../shell/session.ts';
import { toast } from '../shell/toasts.ts';
import { beginAnew } from './keeping.ts';
import { $stock, $stockPricesKnown, refreshStock } from './stock.ts';
import { $stockOutcome, type StockOutcome, type StockScreen } from './work.ts';

const { texts } = stockSending;

type Lines = readonly StockLine[];

/** What the order costs; null while the prices are not those of whoever is here. */
function totalOf(lines: Lines): number | null {
  const stock = $stock.get();
  return stock && $stockPricesKnown.get() ? priceStock(lines, stock).total : null;
}

let isBusy = false;

/** A second press while the first is at work does nothing, nor one before it is known what is being composed. */
async function once(
  screen: StockScreen,
  act: (screen: StockScreen) => Promise<StockOutcome>,
): Promise<void> {
  if (isBusy || screen.read().id === '') return;
  isBusy = true;
  try {
    $stockOutcome.set(await act(screen));
  } catch {
    toast({ kind: 'danger', text: texts.notKept });
  }
  isBusy = false;
}

function nothingYet(): null {
  toast({ kind: 'info', text: texts.nothing });
  return null;
}

function isSound(draft: StockDraft): boolean {
  const stock = $stock.get();
  return stock !== null && checkStockDraft(draft, stock).length === 0;
}

const ofOrder = ({ id, owner }: Work) => ({ kind: 'stock', id, owner }) as const;

async function place(screen: StockScreen): Promise<StockOutcome> {
  if (isEmptyStockDraft(screen.read().draft)) return nothingYet();
  if (screen.takeTyped?.() === false) return 'unread';
  if (screen.read().draft.lines.length === 0) return nothingYet();
  // The counts that are known may be old ones.
  if (!isSound(screen.read().draft)) await refreshStock();
  // Without any, the screen says so itself.
  if (!$stock.get()) return null;
  const { draft, ...work } = screen.read();
  if (!isSound(draft)) return 'attention';
  if (!$isLoggedIn.get()) return 'signIn';
  const total = totalOf(draft.lines);
  const expected = $stockPricesKnown.get() ? { expectedTotal: total } : {};
  const { queuePreorder } = await import('../device/preorders.ts');
  await queuePreorder(
    { ...ofOrder(work), draft, total },
    { content: stockContent(draft), ...expected },
  );
  beginAnew(screen);
  return 'queued';
}

async function put(screen: StockScreen): Promise<StockOutcome> {
  const { draft, ...work } = screen.read();
  if (isEmptyStockDraft(draft)) return nothingYet();
  const { savePreorder } = await import('../device/preorders.ts');
  await savePreorder({ ...ofOrder(work), draft, total: totalOf(draft.lines) });
  beginAnew(screen);
  toast({ kind: 'success', text: texts.saved });
  return 'saved';
}

/** To the lab, by the outbox. */
export function sendOrder(screen: StockScreen): void {
  void once(screen, place);
}

/** To the pre-orders of this device. */
export function saveOrder(screen: StockScreen): void {
  void once(screen, put);
}

/** The lines lowered to what is on hand now. What the lab told of a line counts where it cannot be asked again. */
export async function linesOnHand({ read }: StockScreen): Promise<StockLine[]> {
  const { issues } = read();
  const told = new Map(issues.map(({ path, params }) => [path, params?.onHand]));
  const isFresh = await refreshStock();
  const stock = $stock.get();
  const lowered = read().draft.lines.flatMap((line, place): StockLine[] => {
    const most = isFresh ? undefined : told.get(`lines.${place}.pieces`);
    const pieces = typeof most === 'number' ? Math.min(most, line.pieces) : line.pieces;
    return pieces > 0 ? [{ ...line, pieces }] : [];
  });
  return stock ? takeWhatThereIs(lowered, stock) : lowered;
}
