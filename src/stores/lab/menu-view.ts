import { computed } from 'nanostores';
import { usualMenuView } from '../../domain/counter/queue-view.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { persistentJson } from '../browser-support/persistent-json.ts';
import { $signedIn } from '../shell/session.ts';

/** By user id: several people use a counter's device. */
const $kept = persistentJson<Readonly<Record<string, unknown>>>(storageKeys.menuView, {}, (kept) =>
  typeof kept === 'object' && !Array.isArray(kept) ? (kept as Record<string, unknown>) : null,
);

/** Id of the view in the user's menu on this device. */
export const $menuViewId = computed([$kept, $signedIn], (kept, signedIn) => {
  const id = kept[signedIn?.user.id ?? ''];
  return typeof id === 'string' ? id : usualMenuView;
});

/** Shows a view in the menu instead of the previous one. */
export function showInMenu(id: string): void {
  const user = $signedIn.get()?.user.id;
  if (user) $kept.set({ ...$kept.get(), [user]: id });
}
