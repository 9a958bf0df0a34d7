import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $drawerOverlay, closeDrawerOverlay } from '../../../stores/shell/drawer.ts';

const pageBehind = '#main, .header, .footer, .skip';

function onEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') closeDrawerOverlay();
}

function setBehindInert(inert: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>(pageBehind)) part.inert = inert;
}

/** While the drawer is an overlay, Escape closes it and the page pageBehind is inert. */
export function useOverlay(): void {
  const overlay = useStore($drawerOverlay);
  useEffect(() => {
    if (overlay === 'closed') return;
    setBehindInert(true);
    document.addEventListener('keydown', onEscape);
    document.querySelector<HTMLElement>('#drawer a, #drawer summary')?.focus();
    return () => {
      setBehindInert(false);
      document.removeEventListener('keydown', onEscape);
      document.querySelector<HTMLElement>('[aria-controls="drawer"]')?.focus();
    };
  }, [overlay]);
}
