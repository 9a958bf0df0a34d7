import { useLayoutEffect, useRef } from 'react';

/** Writes a stored value into an uncontrolled field. */
export function useStoredValue<Field extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
) {
  const field = useRef<Field>(null);
  useLayoutEffect(() => {
    if (field.current && field.current.value !== value) field.current.value = value;
  }, [value]);
  return field;
}
