/** How long a list may take to load, and how long the page is held after that, ms. */
const [loadTimeout, settleTime] = [20_000, 1_500];

/** Events with which a user scrolls or goes elsewhere. */
const userEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

let holding: AbortController | undefined;

/** Stops holding the page. */
export const stopHolding = (): void => holding?.abort();

const isAt = (position: number) => Math.abs(scrollY - position) <= 1;

/**
 * Holds the page at a scroll position, px, until it is long enough to stay there, or the user scrolls. A list loads
 * after the page is shown, so the page is too short at first, and the browser would stop at its end.
 */
export function holdScroll(position: number): void {
  stopHolding();
  if (position <= 0) return;
  holding = new AbortController();
  const { signal } = holding;
  let timer = setTimeout(stopHolding, loadTimeout);
  const scroll = () => {
    if (signal.aborted || isAt(position)) return;
    scrollTo({ top: position, behavior: 'instant' });
    if (!isAt(position)) return;
    clearTimeout(timer);
    timer = setTimeout(stopHolding, settleTime);
  };
  const resizes = new ResizeObserver(scroll);
  for (const element of [document.documentElement, document.body]) resizes.observe(element);
  // The router stores the current scroll position, and would return to that one next time.
  const store = () => history.replaceState({ ...history.state, scrollY: position }, '');
  addEventListener('scrollend', store, { signal });
  for (const name of userEvents) {
    addEventListener(name, stopHolding, { signal, capture: true, passive: true });
  }
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    resizes.disconnect();
  });
  scroll();
}
