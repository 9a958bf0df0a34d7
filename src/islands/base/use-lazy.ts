import { useEffect, useState } from 'react';
import type { LazyCode } from './lazy-code.ts';

/** Result of fetching a part. `retry` fetches it again after a failure. */
export type FetchedPart<Part> = {
  part: { It: Part } | null;
  hasFailed: boolean;
  retry: () => void;
};

/** Fetches a part once it is wanted. */
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
