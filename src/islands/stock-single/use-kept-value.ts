import { useLayoutEffect, useRef } from 'react';

/** Lays a kept value into a field that is left to itself while somebody types in it. */
export function useKeptValue<Field extends HTMLInputElement | HTMLTextAreaElement>(value: string) {
  const field = useRef<Field>(null);
  useLayoutEffect(() => {
    if (field.current && field.current.value !== value) field.current.value = value;
  }, [value]);
  return field;
}
