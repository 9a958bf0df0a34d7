import { rootAttributes, writeTitle } from './document.ts';
import { closeDrawerOverlay } from './drawer.ts';
import { nameScreen } from './header-title.ts';

/** Astro swaps in the new page's `<html>` as built, so this copies the user's settings to it before it is painted. */
function keepRootAttributes(next: Document): void {
  for (const name of rootAttributes) {
    const value = document.documentElement.getAttribute(name);
    if (value !== null) next.documentElement.setAttribute(name, value);
  }
}

/** The router parses the address on browser events only, and Astro's navigation does not fire them. */
function tellRouter(): void {
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

function focusHeading(): void {
  document.querySelector<HTMLElement>('#page-title')?.focus({ preventScroll: true });
}

function closePopups(): void {
  for (const popup of document.querySelectorAll<HTMLElement>('.popup:popover-open')) {
    popup.hidePopover();
  }
}

/** Connects the stores to Astro's client-side navigation. */
export function followNavigation(): void {
  document.addEventListener('astro:before-swap', (event) => {
    closeDrawerOverlay();
    closePopups();
    keepRootAttributes(event.newDocument);
  });
  document.addEventListener('astro:after-swap', () => {
    tellRouter();
    nameScreen();
    writeTitle();
    focusHeading();
  });
}
