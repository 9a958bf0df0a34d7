import { type RefObject, useEffect } from 'react';

/** What types or acts on keys by itself. */
const busy = 'input, select, textarea, button, a, summary, [role="dialog"] *';

/**
 * Keeps a field ready for a hand scanner, which types wherever the focus is: keys that would go nowhere go to the field.
 */
export function useReadyField(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const catchKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      const isText = key.length === 1 && !ctrlKey && !metaKey && !altKey;
      if (isText && target instanceof Element && !target.closest(busy)) field.current?.focus();
    };
    document.addEventListener('keydown', catchKey);
    return () => document.removeEventListener('keydown', catchKey);
  }, [field]);
}
