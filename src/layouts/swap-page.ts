import { swapFunctions, type TransitionBeforeSwapEvent } from 'astro:transitions/client';

const { deselectScripts, swapHeadElements } = swapFunctions;

/**
 * Replaces the main part and leaves the shell in place. Astro's own swap moves header, drawer and footer into a new
 * body, which makes the browser restyle and lay out all their elements again.
 */
function replaceMain(from: HTMLElement, to: HTMLElement, next: Document): void {
  deselectScripts(next);
  swapHeadElements(next);
  from.replaceWith(to);
  // Astro adds one per page and relies on replacing the body to remove the old ones.
  for (const announcer of document.querySelectorAll('.astro-route-announcer')) announcer.remove();
}

/** Replaces only the main part between two pages of the panel. To and from the login page, Astro swaps as usual. */
export function swapInsideShell(event: TransitionBeforeSwapEvent): void {
  const from = document.querySelector<HTMLElement>('.main');
  const to = event.newDocument.querySelector<HTMLElement>('.main');
  if (from && to) event.swap = () => replaceMain(from, to, event.newDocument);
}
