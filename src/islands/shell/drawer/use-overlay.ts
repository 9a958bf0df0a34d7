import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $drawerOverlay, closeDrawerOverlay } from '../../../stores/shell/drawer.ts';
import { makeOthersInert } from '../../base/inert-others.ts';

/** The drawer, and the backdrop that closes it. */
const overlayParts = '#drawer, .backdrop';

function onEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') closeDrawerOverlay();
}

/** While the drawer is an overlay, Escape closes it and the page behind it is inert. */
export function useOverlay(): void {
  const overlay = useStore($drawerOverlay);
  useEffect(() => {
    if (overlay === 'closed') return;
    const undoInert = makeOthersInert(...document.querySelectorAll(overlayParts));
    document.addEventListener('keydown', onEscape);
    document.querySelector<HTMLElement>('#drawer a, #drawer summary')?.focus();
    return () => {
      undoInert();
      document.removeEventListener('keydown', onEscape);
      document.querySelector<HTMLElement>('[aria-controls="drawer"]')?.focus();
    };
  }, [overlay]);
}
