/** A function that acts once it has not been called for a while. */
export interface Debounced<Given extends readonly unknown[]> {
  /** Acts after the pause, with these arguments, unless called again before. */
  (...given: Given): void;
  /** Drops the call that waits. */
  cancel(): void;
  isPending(): boolean;
}

/** Makes an action wait for a pause between calls, ms: a search that is called at each key runs when typing pauses. */
export function debounce<Given extends readonly unknown[]>(
  act: (...given: Given) => unknown,
  pause: number,
): Debounced<Given> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const call = (...given: Given) => {
    cancel();
    timer = setTimeout(() => {
      timer = undefined;
      act(...given);
    }, pause);
  };
  return Object.assign(call, { cancel, isPending: () => timer !== undefined });
}
