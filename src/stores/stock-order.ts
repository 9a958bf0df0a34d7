import { map } from 'nanostores';
import type { Issue } from '../domain/issue.ts';
import type { StockDraft } from '../domain/stock-draft.ts';
import { emptyStockDraft, isEmptyStockDraft } from '../domain/stock-draft-content.ts';
import type { Message } from '../i18n/message.ts';
import { stockSending } from '../i18n/messages/stock-grid.ts';
import { newId } from './new-id.ts';
import { $orderLines, $setup, $sheets, laySheet, setUp } from './stock-grid.ts';
import { toast } from './toasts.ts';
import { dropWorkingDraft, keepWorkingDraft } from './working-draft.ts';

/** What of the order being composed does not stand in the grid. */
export type StockWork = {
  /** Empty until it is known what is being composed. */
  id: string;
  preorder: boolean;
  reference: string;
  remarks: string;
  /** What was left half typed on the other screen of stock. */
  line: string;
  /** What the lab found when it refused it. */
  issues: readonly Issue[];
};

const nothing: StockWork = {
  id: '',
  preorder: false,
  reference: '',
  remarks: '',
  line: '',
  issues: [],
};

export const $work = map<StockWork>(nothing);

const say = (kind: 'success' | 'danger' | 'info', text: Message) => toast({ kind, text });

/** The order as the device keeps it. */
export function draftNow(): StockDraft {
  const { reference, remarks, line } = $work.get();
  const { lens, diameter, unit } = $setup.get();
  const lines = [...$orderLines.get()];
  return { reference, remarks, line, entry: 'multi', unit, lens, diameter, lines };
}

function lay({
  draft,
  ...work
}: Pick<StockWork, 'id' | 'preorder' | 'issues'> & { draft: StockDraft }) {
  const { reference, remarks, line, lens, diameter, unit, lines } = draft;
  $work.set({ ...work, reference, remarks, line });
  setUp({ lens, diameter, unit });
  laySheet('order', lines);
}

const drafts = { kind: 'stock', empty: emptyStockDraft, isEmpty: isEmptyStockDraft } as const;

async function open(): Promise<void> {
  const { openDraft } = await import('./open-draft.ts');
  const asked = new URLSearchParams(location.search).get('preorder');
  const { note, ...opened } = await openDraft(drafts, asked);
  lay(opened);
  if (note) say('info', stockSending.texts[note]);
}

/** The shop's own reference of the order. */
export function nameOrder(reference: string): void {
  $work.setKey('reference', reference);
}

/** Writing waits this long, ms, so that it never stands between a key and its character. */
const pause = 100;
let timer: ReturnType<typeof setTimeout> | undefined;

async function keep(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const { id, preorder } = $work.get();
  const draft = draftNow();
  const isGone = isEmptyStockDraft(draft) && !preorder;
  await (isGone
    ? dropWorkingDraft('stock')
    : keepWorkingDraft('stock', { id, preorder, draft })
  ).catch(complain);
}

const complain = () => say('danger', stockSending.texts.notKept);

function keepSoon(): void {
  timer ??= setTimeout(() => void keep(), pause);
}

function keepNow(): void {
  if (timer !== undefined) void keep();
}

/** Brings back what was being composed on this device, then keeps every change of it. */
export function followOrder(): () => void {
  let stops: (() => void)[] = [];
  let isOver = false;
  async function begin(): Promise<void> {
    await open().catch(() => {
      complain();
      $work.setKey('id', newId());
    });
    if (isOver) return;
    stops = [$sheets, $setup, $work].map((store) => store.listen(keepSoon));
  }
  void begin();
  window.addEventListener('pagehide', keepNow);
  return () => {
    isOver = true;
    keepNow();
    for (const stop of stops) stop();
    window.removeEventListener('pagehide', keepNow);
  };
}

/** The next order: an empty grid, with lens, view and unit as they were. */
export async function beginAnew(): Promise<void> {
  await dropWorkingDraft('stock');
  $work.set({ ...nothing, id: newId() });
  laySheet('order', []);
  if (location.search) history.replaceState(history.state, '', location.pathname);
}
