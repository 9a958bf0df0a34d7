import type { StockDraft } from '../../domain/stock/draft.ts';
import { emptyStockDraft } from '../../domain/stock/draft-content.ts';
import { stockSending } from '../../i18n/stock/stock-sending.ts';
import { type DraftScreen, followDraft, toneOf } from '../compose/follow-draft.ts';
import { toast } from '../shell/toasts.ts';
import { $stockOutcome, emptyStockWork, type StockScreen, stockDrafts } from './work.ts';

/** What was typed on the prerendered page before its script was there. */
export type TypedEarly = Partial<Pick<StockDraft, 'line' | 'reference' | 'remarks'>>;

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

/** How each screen's draft is followed while it is in sight. */
const followed = new WeakMap<StockScreen, ReturnType<typeof followDraft<'stock'>>>();

function asDraftScreen({ read, lay, setWork, listen }: StockScreen): DraftScreen<'stock'> {
  return {
    of: stockDrafts,
    read,
    setWork,
    layUnder: (draft) => lay({ ...read(), draft: layOver(draft, read().draft) }),
    clear: () => lay(emptyStockWork),
    shown: ({ issues }) => lay({ ...read(), issues }),
    say(said) {
      if (said === 'signedOut') $stockOutcome.set(said);
      else toast({ kind: toneOf(said), text: stockSending.texts[said] });
    },
    listen: (change) =>
      listen(() => {
        $stockOutcome.set(null);
        change();
      }),
    readHeld: (held) => Object.assign(emptyStockDraft(), held),
  };
}

/** Brings back what was being composed in this tab, then keeps every change of it until the screen is left. */
export function followOrder(screen: StockScreen, early: TypedEarly = {}): () => void {
  $stockOutcome.set(null);
  screen.lay({ ...emptyStockWork, draft: { ...emptyStockDraft(), ...early } });
  const following = followDraft(asDraftScreen(screen));
  followed.set(screen, following);
  return following.end;
}

/** The next order; lens and unit stay chosen. */
export function beginAnew(screen: StockScreen): void {
  const { lens, diameter, unit } = screen.read().draft;
  followed.get(screen)?.beginAnew();
  const { id } = screen.read();
  screen.lay({ ...emptyStockWork, id, draft: { ...emptyStockDraft(), lens, diameter, unit } });
  if (location.search) history.replaceState(history.state, '', location.pathname);
}
