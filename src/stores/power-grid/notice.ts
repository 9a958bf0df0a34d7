import { atom } from 'nanostores';
import type { CellTarget } from '../../domain/power-grid/cells.ts';
import type { RefusedCell } from '../../domain/power-grid/edits.ts';
import { cellAt, type GridWindow } from '../../domain/power-grid/window.ts';
import { formatEyeValue } from '../../i18n/language/format-optics.ts';
import { inBoth, type Message } from '../../i18n/language/message.ts';
import { refusalReasons } from '../../i18n/power-grid/power-grid.ts';

/** A refused value: where it was meant for, its text, and the reason. */
export type NamedRefusal = {
  readonly id: string;
  readonly where: Message;
  readonly text: string;
  readonly why: Message;
};

/** Result of the last key, paste or file, shown until the next one. */
export type GridNotice = {
  text: Message;
  /** Number of cells, for the text's `{cells}`. */
  cells: number;
  refused: readonly NamedRefusal[];
  /** The valid changes of a paste that was refused as a whole. */
  rest: readonly CellTarget[];
};

export const $gridNotice = atom<GridNotice | null>(null);

/** Shows a result, with the number of cells it concerns. */
export function showNotice(text: Message, cells: number): void {
  $gridNotice.set({ text, cells, refused: [], rest: [] });
}

/** Shows that values were refused, and offers the valid ones of the same paste. */
export function showRefusals(
  text: Message,
  refused: readonly NamedRefusal[],
  rest: readonly CellTarget[] = [],
): void {
  $gridNotice.set({ text, cells: refused.length, refused, rest });
}

export function clearNotice(): void {
  $gridNotice.set(null);
}

const nowhere: Message = ['', ''];

/** Names the power a refused quantity was meant for; none if it is outside the grid. */
export function refusalAt(window: GridWindow) {
  return ({ position, text, reason }: RefusedCell): NamedRefusal => {
    const cell = cellAt(window, position);
    const where = cell
      ? inBoth((locale) =>
          [
            formatEyeValue('sphere', cell.sphere, locale),
            formatEyeValue('cylinder', cell.cylinder, locale),
          ].join(' '),
        )
      : nowhere;
    return {
      id: `${position.row} ${position.column}`,
      where,
      text,
      why: refusalReasons.texts[reason],
    };
  };
}
