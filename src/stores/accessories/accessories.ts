import { atom, computed } from 'nanostores';
import type { AccessoryLine } from '../../domain/accessories/accessories.ts';
import { checkAccessoriesDraft } from '../../domain/accessories/check.ts';
import { type AccessoriesDraft, emptyAccessoriesDraft } from '../../domain/accessories/draft.ts';
import { orderPieces } from '../../domain/accessories/lines.ts';
import { priceAccessories } from '../../domain/accessories/price.ts';
import { accessoriesOnHand } from '../../domain/accessories/products.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { createComposer } from '../compose/composer.ts';
import { linesOnHand, withoutLines } from '../shelf/lines-on-hand.ts';
import { takeOpen } from '../shelf/open-quantities.ts';
import { $accessories, $accessoryPricesKnown, refreshAccessories } from './accessories-list.ts';
import { accessoryOrders } from './order-kind.ts';

export const noIssues: readonly Issue[] = [];
export const nothingTyped: AccessoriesDraft = emptyAccessoriesDraft();

/** The order being put together. */
export const $draft = atom<AccessoriesDraft>(nothingTyped);

/** Price of the order; null until the account's own prices are known. */
export const $price = computed(
  [$draft, $accessories, $accessoryPricesKnown],
  ({ lines }, list, isKnown) => (list && isKnown ? priceAccessories(lines, list) : null),
);

export const accessoriesOrder = createComposer(accessoryOrders, {
  read: () => $draft.get(),
  show: (draft) => $draft.set(draft),
  listen: (change) => $draft.listen(change),
  takeOpen,
});

/** All issues of the order: first those found in the browser, then those only the lab found. */
export const $issues = computed(
  [$draft, $accessories, accessoriesOrder.$refusal],
  (draft, list, refusal): Issue[] => {
    const own = list && draft.lines.length > 0 ? checkAccessoriesDraft(draft, list) : [];
    const known = new Set(own.map(({ path }) => path));
    return [...own, ...refusal.filter(({ path }) => !known.has(path))];
  },
);

export function changeDraft(part: Partial<AccessoriesDraft>): void {
  $draft.set({ ...$draft.get(), ...part });
}

/** Changes the lines, and drops the issues that the lab found with the old ones. */
export function changeLines(lines: AccessoryLine[]): void {
  accessoriesOrder.$refusal.set(withoutLines(accessoriesOrder.$refusal.get()));
  changeDraft({ lines });
}

/** Sets how many pieces of a variant are ordered; 0 takes it out of the order. */
export function setOrdered(line: AccessoryLine): void {
  changeLines(orderPieces($draft.get().lines, line));
}

/** Sets the variants, by key, whose missing pieces may wait for stock. */
export function setWaits(waits: string[]): void {
  changeLines($draft.get().lines);
  changeDraft({ waits });
}

/** Lowers every line to what is on hand now. */
export async function takeOnHand(): Promise<void> {
  const readLines = () => $draft.get().lines;
  const lowered = await linesOnHand(readLines, accessoriesOrder.$refusal.get(), {
    refresh: refreshAccessories,
    onHand: (line) => {
      const list = $accessories.get();
      return list ? accessoriesOnHand(list, line) : 'hidden';
    },
  });
  changeLines(lowered);
}
