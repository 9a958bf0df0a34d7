import { computed } from 'nanostores';
import type { StockLine } from '../../domain/stock/stock.ts';
import { proposeOrder } from '../../domain/stock-grid/levels.ts';
import { gridNotices } from '../../i18n/stock-grid/stock-grid.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { $signedIn } from '../shell/session.ts';
import { makeWishes } from './edits.ts';
import { $sheets, laySheet, setUp } from './grid.ts';
import { keptJson } from './kept-json.ts';
import { tell } from './notice.ts';

type Shelf = { levels: readonly StockLine[]; counted: readonly StockLine[] };

const nothing: Shelf = { levels: [], counted: [] };

/** What each account wants to hold and counted, by its id; `''` is a visitor's. Kept on the device, as drafts are. */
const $kept = keptJson<Readonly<Record<string, Shelf>>>(
  storageKeys.stockLevels,
  {},
  (kept): kept is Record<string, Shelf> => kept !== null && typeof kept === 'object',
);

const owner = () => $signedIn.get()?.account.id ?? '';

const $shelf = computed(
  $sheets,
  ({ levels, counted }): Shelf => ({
    levels: [...levels.lines.values()],
    counted: [...counted.lines.values()],
  }),
);

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
    $kept.set({ ...$kept.get(), [account]: $shelf.get() });
  };
  const { levels, counted } = $kept.get()[account] ?? nothing;
  laySheet('levels', levels);
  laySheet('counted', counted);
  const stop = $shelf.listen(() => {
    timer ??= setTimeout(keep, pause);
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
