import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Focuses a form's first field when the form opens. */
export function useFirstField(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  return form;
}
