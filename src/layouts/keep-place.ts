import type { TransitionBeforeSwapEvent } from 'astro:transitions/client';

/** How long a list may take to come, and for how long after that nothing may move it, ms. */
const [patience, settling] = [20_000, 1_500];

/** What a person does who wants to be elsewhere. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

let holding: AbortController | undefined;

const isAt = (place: number) => Math.abs(scrollY - place) <= 1;

/**
 * Holds a page at a place until it is long enough to be there, or the person moves on. A list is read after the page is
 * shown: at first the page is too short, and the browser would stop at its end.
 */
function hold(place: number): void {
  holding?.abort();
  if (place <= 0) return;
  holding = new AbortController();
  const { signal } = holding;
  const end = () => holding?.abort();
  let timer = setTimeout(end, patience);
  const go = () => {
    if (signal.aborted || isAt(place)) return;
    scrollTo({ top: place, behavior: 'instant' });
    if (!isAt(place)) return;
    clearTimeout(timer);
    timer = setTimeout(end, settling);
  };
  const growing = new ResizeObserver(go);
  for (const element of [document.documentElement, document.body]) growing.observe(element);
  // The router notes where the page stopped, and would come back there the next time.
  const note = () => history.replaceState({ ...history.state, scrollY: place }, '');
  addEventListener('scrollend', note, { signal });
  for (const move of moves) addEventListener(move, end, { signal, capture: true, passive: true });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    growing.disconnect();
  });
  go();
}

/** Where each entry of the history leads, as far as this document has been there. */
const entries = new Map<number, string>();

/** A link back to where the person came from goes back, instead of opening the same list once more, at its top. */
function goBack(press: MouseEvent): void {
  const link = press.target instanceof Element ? press.target.closest('a') : null;
  const isPlain = !(press.ctrlKey || press.metaKey || press.shiftKey || press.altKey);
  if (!link || link.dataset.back === undefined || press.button !== 0 || !isPlain) return;
  if (entries.get((history.state?.index ?? 0) - 1) !== link.pathname) return;
  press.preventDefault();
  press.stopPropagation();
  history.back();
}

/** Brings a person who goes back, or reloads, to the place in a list where they were. */
export function keepPlace(): void {
  let isBack = false;
  document.addEventListener('astro:before-preparation', ({ navigationType }) => {
    holding?.abort();
    // On the way back or forward, the address is already the next one.
    if (navigationType === 'push') entries.set(history.state?.index ?? 0, location.pathname);
  });
  document.addEventListener('astro:before-swap', (event: TransitionBeforeSwapEvent) => {
    isBack = event.navigationType === 'traverse';
  });
  document.addEventListener('astro:after-swap', () => {
    if (isBack) hold(history.state?.scrollY ?? 0);
  });
  document.addEventListener('click', goBack, true);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate') hold(history.state?.scrollY ?? 0);
}
