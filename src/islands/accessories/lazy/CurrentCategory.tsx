import { useEffect, useRef } from 'react';
import { currentPart } from '../../../domain/accessories/current-part.ts';

type CurrentCategoryProps = {
  /** Of the categories on the page, from the top down. */
  ids: readonly string[];
  onCurrent: (id: string) => void;
};

const linkOf = (strip: Element, id: string) =>
  strip.querySelector(`[href="#category-${CSS.escape(id)}"]`);

/** Moves the strip alone, and only where the link is out of sight. */
function showLink(strip: Element, id: string): void {
  const link = linkOf(strip, id)?.getBoundingClientRect();
  if (!link) return;
  const frame = strip.getBoundingClientRect();
  const left = Math.min(0, link.left - frame.left) + Math.max(0, link.right - frame.right);
  if (left !== 0) strip.scrollBy({ left });
}

function look(strip: Element, ids: readonly string[]): string | undefined {
  const { scrollY, innerHeight } = window;
  // The line is a little below where a link leads to.
  const line = strip.getBoundingClientRect().bottom + 56;
  const tops = ids.map(
    (id) => document.getElementById(`category-${id}`)?.getBoundingClientRect().top ?? 0,
  );
  const isAtEnd =
    scrollY > 0 && Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
  return ids[currentPart(tops, { line, isAtEnd })];
}

/** The products came after the browser had looked for the category that the address names. */
function jumpToAsked(): void {
  if (scrollY === 0) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

/** Says which category is read, and keeps its link in sight. */
export function CurrentCategory({ ids, onCurrent }: CurrentCategoryProps) {
  const place = useRef<HTMLSpanElement>(null);
  const all = ids.join();
  const hasJumped = useRef(false);
  useEffect(() => {
    if (hasJumped.current || all === '') return;
    hasJumped.current = true;
    jumpToAsked();
  }, [all]);
  useEffect(() => {
    const strip = place.current?.parentElement;
    let frame = 0;
    const follow = () => {
      frame = 0;
      const id = strip && look(strip, all.split(','));
      if (!id) return;
      onCurrent(id);
      showLink(strip, id);
    };
    const soon = () => {
      frame ||= requestAnimationFrame(follow);
    };
    soon();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, [all, onCurrent]);
  return <span ref={place} hidden />;
}
