import type { StockDraft } from '../domain/stock-draft.ts';
import { emptyStockDraft, isEmptyStockDraft } from '../domain/stock-draft-content.ts';
import { stockSending } from '../i18n/messages/stock-sending.ts';
import { holdLeavingDraft, takeLeavingDraft } from './leaving-draft.ts';
import { newId } from './new-id.ts';
import type { OpenedDraft } from './open-draft.ts';
import { $stockOutcome, emptyStockWork, type StockScreen } from './stock-work.ts';
import { toast } from './toasts.ts';
import { dropWorkingDraft, keepWorkingDraft } from './working-draft.ts';

const drafts = { kind: 'stock', empty: emptyStockDraft, isEmpty: isEmptyStockDraft } as const;

/** What was typed on the prerendered page before its script was there. */
export type TypedEarly = Partial<Pick<StockDraft, 'line' | 'reference' | 'remarks'>>;

const held = (draft: unknown): StockDraft => Object.assign(emptyStockDraft(), draft);

/** What the page before held without knowing its order is typed on the screen. */
async function open({ read, lay }: StockScreen): Promise<OpenedDraft<'stock'>> {
  const leaving = takeLeavingDraft('stock', held);
  if (leaving?.id) await keepWorkingDraft('stock', leaving);
  else if (leaving) lay({ ...read(), draft: layOver(leaving.draft, read().draft) });
  const { openDraft } = await import('./open-draft.ts');
  const asked = new URLSearchParams(location.search).get('preorder');
  return openDraft(drafts, asked);
}

/** What was typed while the device was being read stays. */
function layOver(kept: StockDraft, typed: StockDraft): StockDraft {
  return {
    ...kept,
    reference: typed.reference || kept.reference,
    remarks: typed.remarks || kept.remarks,
    line: typed.line || kept.line,
    lens: typed.lens || kept.lens,
    diameter: typed.diameter ?? kept.diameter,
    lines: [...kept.lines, ...typed.lines],
  };
}

function show(screen: StockScreen, { note, ...opened }: OpenedDraft<'stock'>): void {
  screen.lay({ ...opened, draft: layOver(opened.draft, screen.read().draft) });
  if (note) toast({ kind: 'info', text: stockSending.texts[note] });
}

/** Writing waits this long, ms, so that it never stands between a key and its character. */
const pause = 100;

const complain = () => toast({ kind: 'danger', text: stockSending.texts.notKept });

/** Keeps what stands on the screen soon, at once, or, when the page goes, for the page to come. */
function createKeeping({ read }: StockScreen) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsaved = 0;

  async function keep(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const { id, preorder, draft } = read();
    unsaved += 1;
    const isGone = isEmptyStockDraft(draft) && !preorder;
    await (isGone
      ? dropWorkingDraft('stock', id)
      : keepWorkingDraft('stock', { id, preorder, draft })
    ).catch(complain);
    unsaved -= 1;
  }

  function hold(): void {
    const { id, preorder, draft } = read();
    const isKept = id !== '' && unsaved === 0 && timer === undefined;
    if (!isKept && !isEmptyStockDraft(draft)) holdLeavingDraft('stock', { id, preorder, draft });
  }

  return {
    keep,
    hold,
    keepSoon(): void {
      timer ??= setTimeout(() => void keep(), pause);
    },
    leave(): void {
      if (read().id === '') hold();
      else if (timer !== undefined) void keep();
    },
  };
}

/** Brings back what was being composed on this device, then keeps every change of it until the screen is left. */
export function followOrder(screen: StockScreen, early: TypedEarly = {}): () => void {
  const { keep, keepSoon, hold, leave } = createKeeping(screen);
  let isOver = false;
  let stop = () => {};
  $stockOutcome.set(null);
  screen.lay({ ...emptyStockWork, draft: { ...emptyStockDraft(), ...early } });
  async function begin(): Promise<void> {
    const opened = await open(screen).catch(complain);
    if (isOver) return;
    if (opened) show(screen, opened);
    else screen.lay({ ...screen.read(), id: newId() });
    void keep();
    stop = screen.listen(() => {
      $stockOutcome.set(null);
      keepSoon();
    });
  }
  void begin();
  window.addEventListener('pagehide', hold);
  return () => {
    leave();
    isOver = true;
    stop();
    window.removeEventListener('pagehide', hold);
  };
}

/** The next order; lens and unit stay chosen. */
export async function beginAnew({ read, lay }: StockScreen): Promise<void> {
  const { id, draft } = read();
  const { lens, diameter, unit } = draft;
  // Begun first, so that nothing is kept once more under the id that is dropped.
  lay({ ...emptyStockWork, id: newId(), draft: { ...emptyStockDraft(), lens, diameter, unit } });
  await dropWorkingDraft('stock', id);
  if (location.search) history.replaceState(history.state, '', location.pathname);
}
