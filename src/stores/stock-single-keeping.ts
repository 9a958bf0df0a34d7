import type { StockDraft } from '../domain/stock-draft.ts';
import { emptyStockDraft, isEmptyStockDraft } from '../domain/stock-draft-content.ts';
import { singleSending } from '../i18n/messages/stock-single.ts';
import { holdLeavingDraft, takeLeavingDraft } from './leaving-draft.ts';
import { newId } from './new-id.ts';
import type { OpenedDraft } from './open-draft.ts';
import { $linesBefore, $single, changeSingle, emptySingle } from './stock-single.ts';
import { toast } from './toasts.ts';
import { dropWorkingDraft, keepWorkingDraft } from './working-draft.ts';

const drafts = { kind: 'stock', empty: emptyStockDraft, isEmpty: isEmptyStockDraft } as const;

/** What was typed on the prerendered page before its script was there. */
export type TypedEarly = Partial<Pick<StockDraft, 'line' | 'reference' | 'remarks'>>;

const held = (draft: unknown): StockDraft => Object.assign(emptyStockDraft(), draft);

async function open(): Promise<OpenedDraft<'stock'>> {
  const leaving = takeLeavingDraft('stock', held);
  if (leaving) await keepWorkingDraft('stock', { ...leaving, id: leaving.id || newId() });
  const { openDraft } = await import('./open-draft.ts');
  const asked = new URLSearchParams(location.search).get('preorder');
  return openDraft(drafts, asked);
}

/** What was typed while the device was being read stays. */
function lay(kept: StockDraft, typed: StockDraft): StockDraft {
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

function show({ note, ...opened }: OpenedDraft<'stock'>, typed: StockDraft): void {
  $single.set({ ...opened, draft: lay(opened.draft, typed) });
  if (note) toast({ kind: 'info', text: singleSending.texts[note] });
}

/** Writing waits this long, ms, so that it never stands between a key and its character. */
const pause = 100;
let timer: ReturnType<typeof setTimeout> | undefined;
let unsaved = 0;

const complain = () => toast({ kind: 'danger', text: singleSending.texts.notKept });

async function keep(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const { id, preorder, draft } = $single.get();
  unsaved += 1;
  const isGone = isEmptyStockDraft(draft) && !preorder;
  await (isGone
    ? dropWorkingDraft('stock')
    : keepWorkingDraft('stock', { id, preorder, draft })
  ).catch(complain);
  unsaved -= 1;
}

function hold(): void {
  const { id, preorder, draft } = $single.get();
  const isKept = id !== '' && unsaved === 0 && timer === undefined;
  if (!isKept && !isEmptyStockDraft(draft)) holdLeavingDraft('stock', { id, preorder, draft });
}

/** Brings back what was being composed on this device, then keeps every change of it until the screen is left. */
export function followSingle(early: TypedEarly): () => void {
  let isOver = false;
  let stop = () => {};
  $single.set(emptySingle);
  $linesBefore.set(null);
  changeSingle(early);
  async function begin(): Promise<void> {
    const opened = await open().catch(complain);
    if (isOver) return;
    const work = $single.get();
    if (!opened) $single.set({ ...work, id: newId() });
    else show(opened, work.draft);
    void keep();
    stop = $single.listen(() => {
      timer ??= setTimeout(() => void keep(), pause);
    });
  }
  void begin();
  window.addEventListener('pagehide', hold);
  return () => {
    if ($single.get().id === '') hold();
    else if (timer !== undefined) void keep();
    isOver = true;
    stop();
    window.removeEventListener('pagehide', hold);
  };
}

/** The next order; lens and unit stay chosen. */
export async function beginAnew(): Promise<void> {
  const { lens, diameter, unit } = $single.get().draft;
  await dropWorkingDraft('stock');
  const draft = { ...emptyStockDraft(), lens, diameter, unit };
  $single.set({ id: newId(), preorder: false, draft, issues: [] });
  $linesBefore.set(null);
  if (location.search) history.replaceState(history.state, '', location.pathname);
}
