import { computed } from 'nanostores';
import { proposeOrder } from '../../domain/power-grid/levels.ts';
import { stockLineFrom } from '../../domain/stock/kept-draft.ts';
import type { StockLine } from '../../domain/stock/stock.ts';
import { part, readableOf } from '../../domain/vocabulary/kept-data.ts';
import { gridNotices } from '../../i18n/power-grid/power-grid.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { persistentJson } from '../browser-support/persistent-json.ts';
import { readBack } from '../device/read-back.ts';
import { withVersion } from '../device/records/kept-records.ts';
import { $signedIn } from '../shell/session.ts';
import { setCells } from './edits.ts';
import { $sheets, setSheet, setUp } from './grid.ts';
import { showNotice } from './notice.ts';

type Shelf = { levels: StockLine[]; counted: StockLine[] };

const lines = readableOf(stockLineFrom);
const shelfFrom = part<Shelf>({ levels: lines, counted: lines });

/** Target levels and counts by account id; `''` is a visitor's. Stored on the device. */
const $kept = persistentJson<Readonly<Record<string, unknown>>>(
  storageKeys.stockLevels,
  {},
  (kept) => (typeof kept === 'object' ? { ...kept } : null),
);

const owner = () => $signedIn.get()?.account.id ?? '';

const $shelf = computed($sheets, ({ levels, counted }) => ({
  levels: [...levels.lines.values()],
  counted: [...counted.lines.values()],
}));

/** The order that would fill the shelf up to its levels. */
export const $proposal = computed($shelf, ({ levels, counted }) => ({
  levels: levels.length,
  ...proposeOrder(levels, counted),
}));

/** Delay before writing, in milliseconds, so that storing never delays a keystroke. */
const pause = 100;

/** Loads the account's levels and counts, and stores every change until the returned function is called. */
export function followLevels(): () => void {
  const account = owner();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    $kept.set({ ...$kept.get(), [account]: withVersion($shelf.get()) });
  };
  const shelf = readBack(shelfFrom, $kept.get()[account] ?? {});
  setSheet('levels', shelf?.levels ?? []);
  setSheet('counted', shelf?.counted ?? []);
  const stop = $shelf.listen(() => {
    // Data of a newer version of the panel is not overwritten.
    if (shelf) timer ??= setTimeout(keep, pause);
  });
  const leave = () => timer !== undefined && keep();
  window.addEventListener('pagehide', leave);
  return () => {
    leave();
    stop();
    window.removeEventListener('pagehide', leave);
    setUp({ layer: 'order' });
  };
}

/** Adds the missing pieces to the order as one undo step, and shows it. */
export function takeProposal(): void {
  const { targets } = $proposal.get();
  setUp({ layer: 'order' });
  showNotice(gridNotices.texts.taken, setCells(targets));
}

/** Clears the counts for the next stock-take. */
export function clearCounts(): void {
  setSheet('counted', []);
  setUp({ layer: 'counted' });
}
