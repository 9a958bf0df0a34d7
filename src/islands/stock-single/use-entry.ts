import { type KeyboardEvent, useState } from 'react';
import { $lineAnswer, addTypedLine } from '../../stores/stock/single.ts';

/** Enter by itself: with Ctrl it sends, and while a word is being composed it is not for us. */
export function isPlainEnter({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !ctrlKey && !metaKey && !nativeEvent.isComposing;
}

/** Adding a line: what stands against it is a hint while it is typed, and an error once it was to be added. */
export function useEntry() {
  const [isInsisted, setInsisted] = useState(false);
  return {
    isInsisted,
    /** True when the line went into the order. */
    add(): boolean {
      const isAdded = addTypedLine();
      setInsisted(!isAdded && $lineAnswer.get().kind !== 'empty');
      return isAdded;
    },
    soften: () => setInsisted(false),
  };
}

export type EntryHands = ReturnType<typeof useEntry>;
