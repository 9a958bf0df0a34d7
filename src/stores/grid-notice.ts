import { atom } from 'nanostores';
import type { RefusedCell } from '../domain/stock-edits.ts';
import type { Message } from '../i18n/message.ts';

/** What the last key, paste or file did, as it is told until the next one. */
export type GridNotice = {
  text: Message;
  /** How many cells; fills the text's `{cells}`. */
  cells: number;
  refused: readonly RefusedCell[];
};

export const $gridNotice = atom<GridNotice | null>(null);

export function tell(text: Message, cells: number, refused: readonly RefusedCell[] = []): void {
  $gridNotice.set({ text, cells, refused });
}

export function tellNothing(): void {
  $gridNotice.set(null);
}
