import { type KeyboardEvent, useState } from 'react';
import { $lineAnswer, addTypedLine } from '../../stores/stock/single.ts';

/** Enter alone. Ctrl+Enter sends, and an input method uses Enter itself. */
export function isPlainEnter({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !ctrlKey && !metaKey && !nativeEvent.isComposing;
}

/** Adds a line. Issues are hints while it is typed, and errors after an attempt to add it. */
export function useEntry() {
  const [isInsisted, setInsisted] = useState(false);
  return {
    isInsisted,
    /** True if the line was added. */
    add(): boolean {
      const isAdded = addTypedLine();
      setInsisted(!isAdded && $lineAnswer.get().kind !== 'empty');
      return isAdded;
    },
    soften: () => setInsisted(false),
  };
}

export type EntryHands = ReturnType<typeof useEntry>;
