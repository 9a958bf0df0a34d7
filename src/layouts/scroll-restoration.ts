import type { TransitionBeforeSwapEvent } from 'astro:transitions/client';

/** Loaded on navigation. Without it, the browser's own scroll restoration works. */
const fetchHolding = () => import('./hold-scroll.ts').catch(() => undefined);

const hold = async (position: number) => (await fetchHolding())?.holdScroll(position);

/** Path of each history entry that this document has visited, by index. */
const entries = new Map<number, string>();

/** Makes a link to the previous page go back in the history, instead of opening the list again at its top. */
function goBack(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!link || link.dataset.back === undefined || event.button !== 0 || !isPlain) return;
  if (entries.get((history.state?.index ?? 0) - 1) !== link.pathname) return;
  event.preventDefault();
  event.stopPropagation();
  history.back();
}

/** Returns users who go back or reload to their place in a list. */
export function restoreScroll(): void {
  let isBack = false;
  document.addEventListener('astro:before-preparation', ({ navigationType }) => {
    void fetchHolding().then((late) => late?.stopHolding());
    // When going back or forward, the address is already the next one.
    if (navigationType === 'push') entries.set(history.state?.index ?? 0, location.pathname);
  });
  document.addEventListener('astro:before-swap', (event: TransitionBeforeSwapEvent) => {
    isBack = event.navigationType === 'traverse';
  });
  document.addEventListener('astro:after-swap', () => {
    if (isBack) void hold(history.state?.scrollY ?? 0);
  });
  document.addEventListener('click', goBack, true);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit && visit.type !== 'navigate') void hold(history.state?.scrollY ?? 0);
}
