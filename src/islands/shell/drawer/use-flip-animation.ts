import { useEffect, useLayoutEffect, useRef } from 'react';

/** Time for an entry to reach its new position, ms. */
const flipMs = 140;

const entries = () => document.querySelectorAll<HTMLElement>('#drawer li, #drawer .slides');

const isShown = (entry: HTMLElement) => !entry.parentElement?.closest('details:not([open])');

/** Position of each visible entry. */
const placesOf = () =>
  new Map([...entries()].filter(isShown).map((each) => [each, each.getBoundingClientRect()]));

type Places = ReturnType<typeof placesOf>;

function playFlip(before: Places, now: Places): void {
  const movedBy = (entry: HTMLElement | null | undefined) => {
    const [from, to] = [entry && before.get(entry), entry && now.get(entry)];
    return from && to ? from.top - to.top : 0;
  };
  for (const entry of now.keys()) {
    // An entry moves along with its parent entry.
    const by = movedBy(entry) - movedBy(entry.parentElement?.closest('li'));
    if (by) entry.animate({ transform: [`translateY(${by}px)`, 'none'] }, flipMs);
    if (!before.get(entry)) entry.animate({ opacity: [0, 1] }, flipMs);
  }
}

/** A FLIP animation: a navigation opens the group of its page, and the entries below glide to their new positions. */
export function useFlipAnimation(route: string | undefined): void {
  const before = useRef<Places>(undefined);
  useEffect(() => {
    const remember = () => {
      before.current = placesOf();
    };
    document.addEventListener('astro:before-swap', remember);
    return () => document.removeEventListener('astro:before-swap', remember);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the route is what opens a group.
  useLayoutEffect(() => {
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (before.current && !isReduced) playFlip(before.current, placesOf());
    before.current = undefined;
  }, [route]);
}
