import type { ClipboardEvent } from 'react';
import { clearRange, copySelection } from '../../../stores/power-grid/edits.ts';
import { $editing } from '../../../stores/power-grid/grid.ts';
import { pasteText } from '../../../stores/power-grid/pasting.ts';

type Clip = ClipboardEvent<HTMLDivElement>;

/** While a cell is edited, copy and paste belong to its field. */
const isInField = ({ target }: Clip) => target instanceof HTMLInputElement;

/** Several cells are pasted into the grid, even if a field has the focus. */
const isBlock = (text: string) => /[\t\r\n]/.test(text.replace(/\r?\n$/, ''));

function copy(event: Clip): void {
  event.preventDefault();
  event.clipboardData.setData('text/plain', copySelection());
}

export const clipboard = {
  onCopy(event: Clip) {
    if (!isInField(event)) copy(event);
  },
  onCut(event: Clip) {
    if (isInField(event)) return;
    copy(event);
    clearRange();
  },
  onPaste(event: Clip) {
    const text = event.clipboardData.getData('text/plain');
    if (isInField(event) && !isBlock(text)) return;
    event.preventDefault();
    $editing.set(null);
    pasteText(text);
  },
};
