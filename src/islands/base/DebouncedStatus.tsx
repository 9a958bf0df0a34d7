import { useEffect, useRef } from 'react';

/** Pause in typing, ms, after which a change is announced. */
const delay = 1000;

type SpokenProps = {
  /** Id of the element to announce. */
  of: string;
  /** True while there is nothing to announce. */
  isSilent?: boolean;
  /** True if the element appeared together with this one: it is then announced without a change. */
  isNew?: boolean;
};

/**
 * Announces an element to screen readers once the user pauses typing or leaves the field. A live region
 * on the element itself would announce half-typed values at each key.
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
      timer = setTimeout(speak, delay);
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
