import { computed } from 'nanostores';
import { usualMenuView } from '../../domain/counter/queue-view.ts';
import { persistentJson } from '../browser-support/persistent-json.ts';
import { $signedIn } from '../shell/session.ts';

/** By the id of the person: a counter's device is used by several. */
const $kept = persistentJson<Readonly<Record<string, unknown>>>('menuView', {}, (kept) =>
  typeof kept === 'object' && !Array.isArray(kept) ? (kept as Record<string, unknown>) : null,
);

/** The id of the view of the list that the person wants in the menu of this device. */
export const $menuViewId = computed([$kept, $signedIn], (kept, signedIn) => {
  const id = kept[signedIn?.user.id ?? ''];
  return typeof id === 'string' ? id : usualMenuView;
});

/** Shows a view in the menu, in place of the one before. */
export function showInMenu(id: string): void {
  const user = $signedIn.get()?.user.id;
  if (user) $kept.set({ ...$kept.get(), [user]: id });
}
