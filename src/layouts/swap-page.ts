import { swapFunctions, type TransitionBeforeSwapEvent } from 'astro:transitions/client';

const { deselectScripts, swapHeadElements } = swapFunctions;

/**
 * Replaces the main part and leaves the shell in place. Astro's own swap moves header, drawer and footer into a new
 * body, and the browser then styles and lays out all their elements again.
 */
function exchangeMain(from: HTMLElement, to: HTMLElement, next: Document): void {
  deselectScripts(next);
  swapHeadElements(next);
  from.replaceWith(to);
  // Astro adds one per page and relies on the replaced body to remove the old ones.
  for (const announcer of document.querySelectorAll('.astro-route-announcer')) announcer.remove();
}

/** Swaps inside the shell between two pages of the panel; to and from the login Astro swaps as usual. */
export function swapInsideShell(event: TransitionBeforeSwapEvent): void {
  const from = document.querySelector<HTMLElement>('.main');
  const to = event.newDocument.querySelector<HTMLElement>('.main');
  if (from && to) event.swap = () => exchangeMain(from, to, event.newDocument);
}
