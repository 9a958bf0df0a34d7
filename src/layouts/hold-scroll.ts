/** How long a list may take to load, and for how long after that nothing may move it, ms. */
const [patience, settling] = [20_000, 1_500];

/** What a person does who wants to be elsewhere. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

let holding: AbortController | undefined;

/** Leaves the page to itself. */
export const letGo = (): void => holding?.abort();

const isAt = (place: number) => Math.abs(scrollY - place) <= 1;

/**
 * Holds a page at a place until it is long enough to be there, or the person moves on. A list is read after the page is
 * shown: at first the page is too short, and the browser would stop at its end.
 */
export function holdScroll(place: number): void {
  letGo();
  if (place <= 0) return;
  holding = new AbortController();
  const { signal } = holding;
  const end = letGo;
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
  // The router stores the page's scroll position, and would return to it the next time.
  const note = () => history.replaceState({ ...history.state, scrollY: place }, '');
  addEventListener('scrollend', note, { signal });
  for (const move of moves) addEventListener(move, end, { signal, capture: true, passive: true });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    growing.disconnect();
  });
  go();
}
