import { atom, computed, onMount } from 'nanostores';
import { drawerOverlayMax } from '../../panel/constants.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { persistentAtom } from '../browser-support/persistent.ts';

export type DrawerStatus = 'open' | 'closed';

/** The drawer next to the page on wide screens. Open by default. */
export const $drawerStatus = persistentAtom<DrawerStatus>(storageKeys.drawerStatus, 'open', {
  encode: String,
  decode: (stored) => (stored === 'closed' ? 'closed' : 'open'),
});

/** Whether the drawer next to the page shows only icons. */
export const $drawerMini = persistentAtom<boolean>(storageKeys.drawerMini, false, {
  encode: String,
  decode: (stored) => stored === 'true',
});

/** Keeps a drawer that was opened before hydration open. */
const overlayAtStart = (): DrawerStatus =>
  globalThis.document?.documentElement.dataset.overlay === 'open' ? 'open' : 'closed';

/** The drawer over the page on narrow screens. Closed on every new page. */
export const $drawerOverlay = atom<DrawerStatus>(overlayAtStart());

/** Whether the screen is narrow, so that the drawer opens over the page. */
const $isOverlay = atom(false);

onMount($isOverlay, () => {
  // React reads stores while prerendering, where there is no screen.
  if (import.meta.env.SSR) return undefined;
  const narrow = window.matchMedia(`(max-width: ${drawerOverlayMax}px)`);
  const follow = () => {
    $isOverlay.set(narrow.matches);
    if (!narrow.matches) closeDrawerOverlay();
  };
  follow();
  narrow.addEventListener('change', follow);
  return () => narrow.removeEventListener('change', follow);
});

/** Whether the drawer is visible at the current screen width. */
export const $drawerShown = computed(
  [$isOverlay, $drawerStatus, $drawerOverlay],
  (isOverlay, status, overlay) => (isOverlay ? overlay : status) === 'open',
);

/** Opens or closes the drawer of the current screen width. */
export function toggleDrawer(): void {
  const store = $isOverlay.get() ? $drawerOverlay : $drawerStatus;
  store.set(store.get() === 'open' ? 'closed' : 'open');
}

export function closeDrawerOverlay(): void {
  $drawerOverlay.set('closed');
}

export function toggleDrawerMini(): void {
  $drawerMini.set(!$drawerMini.get());
}
