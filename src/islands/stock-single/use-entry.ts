import { type KeyboardEvent, useEffect, useState } from 'react';
import { $lineAnswer, $single, addTypedLine } from '../../stores/stock/single.ts';
import { $stock } from '../../stores/stock/stock.ts';

/** Only Enter. Ctrl+Enter sends, and an input method uses Enter itself. */
export function isPlainEnter({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !ctrlKey && !metaKey && !nativeEvent.isComposing;
}

/**
 * Adds a line. Issues are hints while it is typed, and errors after an attempt to add it. A line
 * submitted before the lab's list has loaded is added once it loads, unless it is changed first.
 */
export function useEntry() {
  const [isInsisted, setInsisted] = useState(false);
  const [isAsked, setAsked] = useState(false);

  function add(): boolean {
    const isAdded = addTypedLine();
    setInsisted(!isAdded && $lineAnswer.get().kind !== 'empty');
    setAsked(!$stock.get() && $single.get().line !== '');
    return isAdded;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `add` reads the stores as they are then.
  useEffect(() => {
    if (!isAsked) return;
    // It may have loaded since the press.
    return $stock.subscribe((stock) => void (stock && add()));
  }, [isAsked]);

  return {
    isInsisted,
    /** True if the line was added. */
    add,
    soften() {
      setInsisted(false);
      setAsked(false);
    },
  };
}

export type EntryHands = ReturnType<typeof useEntry>;
