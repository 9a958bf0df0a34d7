import { computed } from 'nanostores';
import type { StockLine } from '../../domain/stock/stock.ts';
import { gridNotices } from '../../i18n/stock-grid/stock-grid.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { newId } from '../device/new-id.ts';
import { $signedIn } from '../shell/session.ts';
import { makeWishes } from './edits.ts';
import { $orderLines } from './grid.ts';
import { keptJson } from './kept-json.ts';
import { tell } from './notice.ts';

/** An order that comes again and again, under a name; whose account it belongs to, null a visitor's. */
export type StockTemplate = {
  id: string;
  account: string | null;
  name: string;
  lines: readonly StockLine[];
};

/** Kept on the device, as drafts are; each account sees its own. */
const $kept = keptJson<readonly StockTemplate[]>(storageKeys.stockTemplates, [], (kept) =>
  Array.isArray(kept),
);

const account = () => $signedIn.get()?.account.id ?? null;

export const $templates = computed([$kept, $signedIn], (kept, signedIn) =>
  kept.filter((each) => each.account === (signedIn?.account.id ?? null)),
);

/** Keeps the order as it stands under a name; one of that name is replaced. False while there is nothing to keep. */
export function keepTemplate(name: string): boolean {
  const lines = $orderLines.get();
  const owned = { id: newId(), account: account(), name: name.trim().slice(0, 60), lines };
  if (owned.name === '' || lines.length === 0) return false;
  const others = $kept
    .get()
    .filter((each) => each.account !== owned.account || each.name !== owned.name);
  $kept.set([...others, owned]);
  return true;
}

export function dropTemplate(id: string): void {
  $kept.set($kept.get().filter((each) => each.id !== id));
}

/** Lays a template over the grid, as one step. */
export function layTemplate({ lines }: StockTemplate): void {
  makeWishes(lines.map(({ pieces, ...cell }) => ({ cell, pieces })));
  tell(gridNotices.texts.taken, lines.length);
}
