import { useEffect, useRef } from 'react';

/** Pause in typing, ms, after which a change is spoken. */
const rest = 1000;

type SpokenProps = {
  /** The id of the part. */
  of: string;
  /** Whether there is nothing to say now. */
  isSilent?: boolean;
  /** Whether the part appeared with this, so that it is spoken without a change. */
  isNew?: boolean;
};

/**
 * Speaks a part of the page after a pause in typing or when the field is left (debounced). A live
 * region directly on that part would speak at each key, about half-typed values.
 */
export function DebouncedStatus({ of, isSilent = false, isNew = false }: SpokenProps) {
  const region = useRef<HTMLParagraphElement>(null);
  const silent = useRef(isSilent);
  silent.current = isSilent;
  useEffect(() => {
    const shown = document.getElementById(of);
    if (!shown) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const speak = () => {
      clearTimeout(timer);
      timer = undefined;
      if (region.current) region.current.textContent = silent.current ? '' : shown.innerText;
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(speak, rest);
    };
    const speakNow = () => timer !== undefined && setTimeout(speak);
    const observer = new MutationObserver(wait);
    observer.observe(shown, { childList: true, characterData: true, subtree: true });
    document.addEventListener('focusout', speakNow);
    if (isNew) wait();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusout', speakNow);
    };
  }, [of, isNew]);
  return <p className="visually-hidden" role="status" ref={region} />;
}
