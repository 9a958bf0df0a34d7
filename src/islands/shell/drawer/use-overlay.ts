import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $drawerOverlay, closeDrawerOverlay } from '../../../stores/shell/drawer.ts';
import { keepBehind } from '../../base/behind.ts';

/** The drawer, and the backdrop that closes it. */
const overlayParts = '#drawer, .backdrop';

function onEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') closeDrawerOverlay();
}

/** While the drawer is an overlay, Escape closes it and the page behind is out of reach. */
export function useOverlay(): void {
  const overlay = useStore($drawerOverlay);
  useEffect(() => {
    if (overlay === 'closed') return;
    const bringBack = keepBehind(...document.querySelectorAll(overlayParts));
    document.addEventListener('keydown', onEscape);
    document.querySelector<HTMLElement>('#drawer a, #drawer summary')?.focus();
    return () => {
      bringBack();
      document.removeEventListener('keydown', onEscape);
      document.querySelector<HTMLElement>('[aria-controls="drawer"]')?.focus();
    };
  }, [overlay]);
}
