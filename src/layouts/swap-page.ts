import { swapFunctions, type TransitionBeforeSwapEvent } from 'astro:transitions/client';

const { deselectScripts, swapHeadElements } = swapFunctions;

/**
 * Exchanges what the page shows and leaves the shell where it stands. Astro's own swap carries header, drawer and
 * footer into a new body, and the browser then styles and lays out every one of their elements anew.
 */
function exchangeMain(from: HTMLElement, to: HTMLElement, next: Document): void {
  deselectScripts(next);
  swapHeadElements(next);
  from.replaceWith(to);
  // Astro adds one for every page and counts on the body to take the old ones along.
  for (const announcer of document.querySelectorAll('.astro-route-announcer')) announcer.remove();
}

/** Swaps between two pages of the panel inside its shell; any other two, the login among them, as Astro does. */
export function swapInsideShell(event: TransitionBeforeSwapEvent): void {
  const from = document.querySelector<HTMLElement>('.main');
  const to = event.newDocument.querySelector<HTMLElement>('.main');
  if (from && to) event.swap = () => exchangeMain(from, to, event.newDocument);
}
