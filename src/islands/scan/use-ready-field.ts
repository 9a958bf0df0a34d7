import { type RefObject, useEffect, useRef } from 'react';

/** Where typed text belongs. */
const fields = 'input:not([type="checkbox"]), select, textarea, [role="dialog"] *';
/** What a space presses. */
const pressed = 'a, button, summary, input';

/**
 * Keeps a field ready for a hand scanner, which types wherever the focus is: keys that would go nowhere go to the field.
 * Returns a function that puts the focus back where it was before.
 */
export function useReadyField(field: RefObject<HTMLInputElement | null>): () => void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const catchKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const isText = key.length === 1 && !ctrlKey && !metaKey && !altKey;
      if (!isText || event.defaultPrevented || !(target instanceof Element)) return;
      if (target.closest(fields) || (key === ' ' && target.closest(pressed))) return;
      before.current = target;
      field.current?.focus();
    };
    document.addEventListener('keydown', catchKey);
    return () => document.removeEventListener('keydown', catchKey);
  }, [field]);
  return () => {
    if (before.current instanceof HTMLElement && before.current.matches(pressed)) {
      before.current.focus();
    }
    before.current = null;
  };
}
