import { type KeyboardEvent, useEffect, useState } from 'react';
import { $lineAnswer, $single, addTypedLine } from '../../stores/stock/single.ts';
import { $stock } from '../../stores/stock/stock.ts';

/** Whether a key is Enter alone. Ctrl+Enter sends the order, and input methods use Enter themselves. */
export function isPlainEnter({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !ctrlKey && !metaKey && !nativeEvent.isComposing;
}

/**
 * Adds a line. Its issues are hints while it is typed, and errors after an attempt to add it. A
 * line submitted before the lab's list has loaded is added when it loads, unless it changes first.
 */
export function useEntry() {
  const [showsErrors, setShowsErrors] = useState(false);
  const [isPending, setPending] = useState(false);

  function add(): boolean {
    const isAdded = addTypedLine();
    setShowsErrors(!isAdded && $lineAnswer.get().kind !== 'empty');
    setPending(!$stock.get() && $single.get().line !== '');
    return isAdded;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `add` reads the current stores.
  useEffect(() => {
    if (!isPending) return;
    // The list may already have loaded, so subscribe instead of listen.
    return $stock.subscribe((stock) => void (stock && add()));
  }, [isPending]);

  return {
    showsErrors,
    /** Returns whether the line was added. */
    add,
    clearErrors() {
      setShowsErrors(false);
      setPending(false);
    },
  };
}

export type LineEntry = ReturnType<typeof useEntry>;
