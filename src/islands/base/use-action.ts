import { useRef, useState } from 'react';
import { sayIfFailed } from './say-if-failed.ts';

/** What a press starts, and whether it is still going on. */
export interface Action<Given extends readonly unknown[]> {
  isBusy: boolean;
  /** Starts the action. Does nothing while it is still going on, so that a double press sends once. */
  start: (...given: Given) => void;
}

/** Makes an action that takes time start once at a time. If it rejects, a toast says that it failed. */
export function useAction<Given extends readonly unknown[]>(
  run: (...given: Given) => Promise<unknown>,
): Action<Given> {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const start = (...given: Given) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    void sayIfFailed(run(...given)).finally(() => {
      isRunning.current = false;
      setBusy(false);
    });
  };
  return { isBusy, start };
}
