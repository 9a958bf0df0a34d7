import { useRef } from 'react';

/** The value of the last render as long as the new one says the same, so that what shows it is not drawn anew. */
export function useSame<Value>(value: Value): Value {
  const kept = useRef({ value, text: '' });
  const text = JSON.stringify(value);
  if (kept.current.text !== text) kept.current = { value, text };
  return kept.current.value;
}
