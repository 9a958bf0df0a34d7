import { persistentAtom } from '@nanostores/persistent';
import { atom } from 'nanostores';
import { drawerOverlayMax, storageKeys } from '../domain/panel.ts';

export type DrawerStatus = 'open' | 'closed';

/** The drawer beside the page, on screens wide enough for it. Open unless it was closed. */
export const $drawerStatus = persistentAtom<DrawerStatus>(storageKeys.drawerStatus, 'open', {
  encode: String,
  decode: (stored) => (stored === 'closed' ? 'closed' : 'open'),
});

/** The drawer over the page, on narrow screens. It begins closed on every page. */
export const $drawerOverlay = atom<DrawerStatus>('closed');

const opposite = (status: DrawerStatus): DrawerStatus => (status === 'open' ? 'closed' : 'open');

const isOverlay = () => window.matchMedia(`(max-width: ${drawerOverlayMax}px)`).matches;

/** Opens or closes the drawer in the form the screen's width gives it. */
export function toggleDrawer(): void {
  const store = isOverlay() ? $drawerOverlay : $drawerStatus;
  store.set(opposite(store.get()));
}

export function closeDrawerOverlay(): void {
  $drawerOverlay.set('closed');
}
