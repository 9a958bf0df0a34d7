import { type FocusEvent, useState } from 'react';
import { $editing } from '../../../stores/power-grid/grid.ts';
import { clipboard } from './grid-clipboard.ts';
import { settle } from './grid-editor.ts';
import { createGridKeys } from './grid-keys.ts';
import { pointing } from './grid-pointing.ts';

/** Keys, pointer and clipboard of the grid. One set of listeners serves all cells. */
export function useGridInput() {
  const [handlers] = useState(() => ({
    ...pointing,
    ...clipboard,
    onKeyDown: createGridKeys(),
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) {
      const isGone = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
      if (isGone && $editing.get() !== null) settle(currentTarget);
    },
  }));
  return handlers;
}
