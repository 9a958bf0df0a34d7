import { computed } from 'nanostores';
import { proposeOrder } from '../../domain/power-grid/levels.ts';
import { stockLineFrom } from '../../domain/stock/kept-draft.ts';
import type { StockLine } from '../../domain/stock/stock.ts';
import { part, readableOf } from '../../domain/vocabulary/kept-data.ts';
import { gridNotices } from '../../i18n/power-grid/power-grid.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { withVersion } from '../device/kept-records.ts';
import { readBack } from '../device/read-back.ts';
import { keptJson } from '../shell/kept-json.ts';
import { $signedIn } from '../shell/session.ts';
import { makeWishes } from './edits.ts';
import { $sheets, laySheet, setUp } from './grid.ts';
import { tell } from './notice.ts';

type Shelf = { levels: StockLine[]; counted: StockLine[] };

const lines = readableOf(stockLineFrom);
const shelfFrom = part<Shelf>({ levels: lines, counted: lines });

/** What each account wants to hold and counted, by its id; `''` is a visitor's. Kept on the device, as drafts are. */
const $kept = keptJson<Readonly<Record<string, unknown>>>(storageKeys.stockLevels, {}, (kept) =>
  typeof kept === 'object' ? { ...kept } : null,
);

const owner = () => $signedIn.get()?.account.id ?? '';

const $shelf = computed($sheets, ({ levels, counted }) => ({
  levels: [...levels.lines.values()],
  counted: [...counted.lines.values()],
}));

/** What would be ordered by what is known now. */
export const $proposal = computed($shelf, ({ levels, counted }) => ({
  levels: levels.length,
  ...proposeOrder(levels, counted),
}));

/** Writing waits this long, ms, so that it never stands between a key and its character. */
const pause = 100;

/** Brings back the levels and counts of who is signed in, and keeps every change of them until it is ended. */
export function followLevels(): () => void {
  const account = owner();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    $kept.set({ ...$kept.get(), [account]: withVersion($shelf.get()) });
  };
  const shelf = readBack(shelfFrom, $kept.get()[account] ?? {});
  laySheet('levels', shelf?.levels ?? []);
  laySheet('counted', shelf?.counted ?? []);
  const stop = $shelf.listen(() => {
    // What a newer panel kept is not written over.
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

/** Lays what is missing over the order, as one step, and shows it. */
export function takeProposal(): void {
  const { wishes } = $proposal.get();
  setUp({ layer: 'order' });
  tell(gridNotices.texts.taken, makeWishes(wishes));
}

/** Lets go of what was counted, for the next time. */
export function countAnew(): void {
  laySheet('counted', []);
  setUp({ layer: 'counted' });
}
