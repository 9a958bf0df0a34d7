import { useEffect, useState } from 'react';
import type { LazyCode } from './lazy-code.ts';

/** Result of loading a part. `retry` loads it again after a failure. */
export type FetchedPart<Part> = {
  part: { It: Part } | null;
  hasFailed: boolean;
  retry: () => void;
};

/** Loads a part as soon as `isWanted` is true. */
export function useLazy<Part>(code: LazyCode<Part>, isWanted = true): FetchedPart<Part> {
  const [part, setPart] = useState<{ It: Part } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press on “Try again” counts up `tries`.
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    code.fetch().then(
      (It) => !isOver && setPart({ It }),
      () => !isOver && setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [code, isWanted, tries]);
  return { part, hasFailed, retry: () => setTries(tries + 1) };
}
