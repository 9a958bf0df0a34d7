import type { ReadableAtom } from 'nanostores';
import { useEffect, useState } from 'react';
import type { LazyCode } from './lazy-code.ts';

/**
 * Loads a part of the shell once a store's value requires it; null until then. The screen has no place to report a
 * failure, so a failed load is retried on the next value and when the device is back online.
 */
export function useLazyPart<Value, Part extends object>(
  store: ReadableAtom<Value>,
  isNeeded: (value: Value) => boolean,
  code: LazyCode<Part>,
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part's store never changes.
  useEffect(() => {
    const look = () => {
      if (isNeeded(store.get())) code.fetch().then(setPart, () => {});
    };
    window.addEventListener('online', look);
    const forget = store.subscribe(look);
    return () => {
      forget();
      window.removeEventListener('online', look);
    };
  }, []);
  return part;
}
