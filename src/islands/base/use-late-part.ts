import type { ReadableAtom } from 'nanostores';
import { useEffect, useState } from 'react';

/** Fetches a part once a store's value calls for it; null until it is here. A failed fetch is tried with the next value. */
export function useLatePart<Value, Part extends object>(
  store: ReadableAtom<Value>,
  isNeeded: (value: Value) => boolean,
  fetchPart: () => Promise<Part>,
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part is asked for by one store, for good.
  useEffect(
    () =>
      store.subscribe((value) => {
        if (isNeeded(value)) fetchPart().then(setPart, () => {});
      }),
    [],
  );
  return part;
}
