import { atom } from 'nanostores';
import type { CellWish } from '../../domain/power-grid/cells.ts';
import type { RefusedCell } from '../../domain/power-grid/edits.ts';
import { cellAt, type GridWindow } from '../../domain/power-grid/window.ts';
import { formatEyeValue } from '../../i18n/language/format-number.ts';
import { inBoth, type Message } from '../../i18n/language/message.ts';
import { refusalReasons } from '../../i18n/power-grid/power-grid.ts';

/** Something that was not taken: where it was meant for, what it says, and why. */
export type ToldRefusal = {
  /** Tells it from the others. */
  readonly id: string;
  readonly where: Message;
  readonly text: string;
  readonly why: Message;
};

/** What the last key, paste or file did, as it is told until the next one. */
export type GridNotice = {
  text: Message;
  /** How many cells; fills the text's `{cells}`. */
  cells: number;
  refused: readonly ToldRefusal[];
  /** What could be taken beside what was refused, where nothing was. */
  rest: readonly CellWish[];
};

export const $gridNotice = atom<GridNotice | null>(null);

export function tell(text: Message, cells: number): void {
  $gridNotice.set({ text, cells, refused: [], rest: [] });
}

export function tellRefused(
  text: Message,
  refused: readonly ToldRefusal[],
  rest: readonly CellWish[] = [],
): void {
  $gridNotice.set({ text, cells: refused.length, refused, rest });
}

export function tellNothing(): void {
  $gridNotice.set(null);
}

const nowhere: Message = ['', ''];

/** A refused quantity under the power it was meant for; under none beyond the grid. */
export function refusalAt(window: GridWindow) {
  return ({ position, text, reason }: RefusedCell): ToldRefusal => {
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
