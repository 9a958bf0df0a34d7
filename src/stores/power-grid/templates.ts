import { computed } from 'nanostores';
import { stockLineFrom } from '../../domain/stock/kept-draft.ts';
import type { StockLine } from '../../domain/stock/stock.ts';
import { list, optional, part, string } from '../../domain/vocabulary/kept-data.ts';
import { gridNotices } from '../../i18n/power-grid/power-grid.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { persistentJson } from '../browser-support/persistent-json.ts';
import { readBack } from '../device/read-back.ts';
import { withVersion } from '../device/records/kept-records.ts';
import { newId } from '../device/records/new-id.ts';
import { $signedIn } from '../shell/session.ts';
import { setCells } from './edits.ts';
import { $orderLines } from './grid.ts';
import { showNotice } from './notice.ts';

const templateFrom = part<StockTemplate>({
  id: string,
  account: optional(string),
  name: string,
  lines: list(stockLineFrom),
});

/** A named order to reuse. `account` is null for a visitor. */
export type StockTemplate = {
  id: string;
  account: string | null;
  name: string;
  lines: readonly StockLine[];
};

/** Stored on the device. A template that cannot be read is not shown, but not deleted either. */
const $kept = persistentJson<readonly unknown[]>(storageKeys.stockTemplates, [], (kept) =>
  Array.isArray(kept) ? kept : null,
);

const templateOf = (kept: unknown) => readBack(templateFrom, kept);

const account = () => $signedIn.get()?.account.id ?? null;

/** The templates of the current account. */
export const $templates = computed([$kept, $signedIn], (kept, signedIn) =>
  kept
    .map(templateOf)
    .filter((each) => each !== null)
    .filter((each) => each.account === (signedIn?.account.id ?? null)),
);

/** Saves the order under a name, replacing a template of that name. False if there is nothing to save. */
export function keepTemplate(name: string): boolean {
  const lines = $orderLines.get();
  const owned = { id: newId(), account: account(), name: name.trim().slice(0, 60), lines };
  if (owned.name === '' || lines.length === 0) return false;
  const others = $kept.get().filter((each) => {
    const known = templateOf(each);
    return known?.account !== owned.account || known.name !== owned.name;
  });
  $kept.set([...others, withVersion(owned)]);
  return true;
}

export function dropTemplate(id: string): void {
  $kept.set($kept.get().filter((each) => templateOf(each)?.id !== id));
}

/** Applies a template to the grid as one undo step. */
export function applyTemplate({ lines }: StockTemplate): void {
  setCells(lines.map(({ pieces, ...cell }) => ({ cell, pieces })));
  showNotice(gridNotices.texts.taken, lines.length);
}
