import type { TransitionBeforeSwapEvent } from 'astro:transitions/client';

/** Fetched when there is an entry to return to; without it the browser's own scroll restoration works. */
const fetchHolding = () => import('./hold-scroll.ts').catch(() => undefined);

const hold = async (place: number) => (await fetchHolding())?.holdScroll(place);

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
export function restoreScroll(): void {
  let isBack = false;
  document.addEventListener('astro:before-preparation', ({ navigationType }) => {
    void fetchHolding().then((late) => late?.letGo());
    // On the way back or forward, the address is already the next one.
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
