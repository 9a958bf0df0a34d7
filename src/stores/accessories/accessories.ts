import { atom, computed } from 'nanostores';
import { checkAccessoriesDraft } from '../../domain/accessories/check.ts';
import { type AccessoriesDraft, emptyAccessoriesDraft } from '../../domain/accessories/draft.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { createComposer } from '../compose/composer.ts';
import { $accessories } from './accessories-list.ts';
import { accessoryOrders } from './order-kind.ts';

/** The order being put together. */
export const $draft = atom<AccessoriesDraft>(emptyAccessoriesDraft());

export const accessoriesOrder = createComposer(accessoryOrders, {
  read: () => $draft.get(),
  show: (draft) => $draft.set(draft),
  listen: (change) => $draft.listen(change),
});

/** All issues of the order: those found here, then those only the lab found. */
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
