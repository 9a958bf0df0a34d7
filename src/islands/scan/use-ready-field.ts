import { type RefObject, useLayoutEffect, useRef } from 'react';
import { latinKey, typeLatin } from './latin-key.ts';

/** Elements that keep the text typed into them. */
const fields = 'input:not([type="checkbox"]), select, textarea, dialog, [role="dialog"] *';
/** Elements that a space activates. */
const pressable = 'a, button, summary, input';

/** Whether a key types text and its event was not handled elsewhere. */
const isText = (event: KeyboardEvent) => {
  const { ctrlKey, metaKey, altKey, defaultPrevented } = event;
  const isTyped = event.key.length === 1 || latinKey(event) !== null;
  return isTyped && !ctrlKey && !metaKey && !altKey && !defaultPrevented;
};

/**
 * Keeps a field ready for a hand scanner, which types into the focused element: keys that no element would take go to
 * the field. Returns a function that returns the focus to where it was before.
 */
export function useReadyField(field: RefObject<HTMLInputElement | null>): () => void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const catchKey = (event: KeyboardEvent) => {
      const { target } = event;
      const ready = field.current;
      if (!ready || !isText(event) || !(target instanceof Element)) return;
      if (target !== ready) {
        if (target.closest(fields) || (event.key === ' ' && target.closest(pressable))) return;
        before.current = target;
        ready.focus();
      }
      typeLatin(event, ready);
    };
    document.addEventListener('keydown', catchKey);
    return () => document.removeEventListener('keydown', catchKey);
  }, [field]);
  return () => {
    if (before.current instanceof HTMLElement && before.current.matches(pressable)) {
      before.current.focus();
    }
    before.current = null;
  };
}
