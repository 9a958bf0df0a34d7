import { useRef } from 'react';

/** Returns the last render's object while the new one is equal, so that memoised children skip rendering. */
export function useStable<Value>(value: Value): Value {
  const kept = useRef({ value, text: '' });
  const text = JSON.stringify(value);
  if (kept.current.text !== text) kept.current = { value, text };
  return kept.current.value;
}
