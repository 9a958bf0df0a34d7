import { type RefObject, useLayoutEffect, useRef } from 'react';
import { latinKey, typeLatin } from './latin-key.ts';

/** Where typed text belongs. */
const fields = 'input:not([type="checkbox"]), select, textarea, dialog, [role="dialog"] *';
/** What a space presses. */
const pressed = 'a, button, summary, input';

/** Whether a key types text and its event was not handled elsewhere. */
const isText = (event: KeyboardEvent) => {
  const { ctrlKey, metaKey, altKey, defaultPrevented } = event;
  const isTyped = event.key.length === 1 || latinKey(event) !== null;
  return isTyped && !ctrlKey && !metaKey && !altKey && !defaultPrevented;
};

/**
 * Keeps a field ready for a hand scanner, which types wherever the focus is: keys that would go nowhere go to the field.
 * Returns a function that puts the focus back where it was before.
 */
export function useReadyField(field: RefObject<HTMLInputElement | null>): () => void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const catchKey = (event: KeyboardEvent) => {
      const { target } = event;
      const ready = field.current;
      if (!ready || !isText(event) || !(target instanceof Element)) return;
      if (target !== ready) {
        if (target.closest(fields) || (event.key === ' ' && target.closest(pressed))) return;
        before.current = target;
        ready.focus();
      }
      typeLatin(event, ready);
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
