import { useEffect, useRef } from 'react';
import { currentPart } from '../../../domain/accessories/current-part.ts';

type CurrentCategoryProps = {
  /** Ids of the categories on the page, top to bottom. */
  ids: readonly string[];
  onCurrent: (id: string) => void;
};

const linkOf = (strip: Element, id: string) =>
  strip.querySelector(`[href="#category-${CSS.escape(id)}"]`);

/** Scrolls only the strip, and only if the link is out of view. */
function showLink(strip: Element, id: string): void {
  const link = linkOf(strip, id)?.getBoundingClientRect();
  if (!link) return;
  const frame = strip.getBoundingClientRect();
  const left = Math.min(0, link.left - frame.left) + Math.max(0, link.right - frame.right);
  if (left !== 0) strip.scrollBy({ left });
}

function findCurrent(strip: Element, ids: readonly string[]): string | undefined {
  const { scrollY, innerHeight } = window;
  // Slightly below where a category lands when its link is followed.
  const line = strip.getBoundingClientRect().bottom + 56;
  const tops = ids.map(
    (id) => document.getElementById(`category-${id}`)?.getBoundingClientRect().top ?? 0,
  );
  const isAtEnd =
    scrollY > 0 && Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
  return ids[currentPart(tops, { line, isAtEnd })];
}

/** Scrolls to the category in the URL: the browser looked for it before the products were rendered. */
function scrollToHash(): void {
  if (scrollY === 0) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

/** Reports the category in view, and keeps its link visible. */
export function CurrentCategory({ ids, onCurrent }: CurrentCategoryProps) {
  const place = useRef<HTMLSpanElement>(null);
  const all = ids.join();
  const hasJumped = useRef(false);
  useEffect(() => {
    if (hasJumped.current || all === '') return;
    hasJumped.current = true;
    scrollToHash();
  }, [all]);
  useEffect(() => {
    const strip = place.current?.parentElement;
    let frame = 0;
    const follow = () => {
      frame = 0;
      const id = strip && findCurrent(strip, all.split(','));
      if (!id) return;
      onCurrent(id);
      showLink(strip, id);
    };
    const scheduleFollow = () => {
      frame ||= requestAnimationFrame(follow);
    };
    scheduleFollow();
    addEventListener('scroll', scheduleFollow, { passive: true });
    addEventListener('resize', scheduleFollow);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', scheduleFollow);
      removeEventListener('resize', scheduleFollow);
    };
  }, [all, onCurrent]);
  return <span ref={place} hidden />;
}
