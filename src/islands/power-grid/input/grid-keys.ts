import type { KeyboardEvent } from 'react';
import type { PowerGrid } from '../../../domain/power-grid/grid.ts';
import { enterOn, movedBy, moveSelection, tabOn } from '../../../domain/power-grid/moves.ts';
import { type GridSelection, selectCell } from '../../../domain/power-grid/selection.ts';
import { gridNotices } from '../../../i18n/power-grid/power-grid.ts';
import {
  beginEdit,
  cancelEdit,
  clearRange,
  fillSelection,
  openCell,
  redoEdit,
  select,
  settleEdit,
  undoEdit,
} from '../../../stores/power-grid/edits.ts';
import { $editing, $grid, type CellEdit } from '../../../stores/power-grid/grid.ts';
import { showNotice } from '../../../stores/power-grid/notice.ts';

type EditMode = CellEdit['how'];
type Keys = KeyboardEvent<HTMLDivElement>;

/** Characters a quantity can start with. */
const beginsQuantity = /^[\d۰-۹٠-٩.,٫/=+-]$/;

const isControl = ({ ctrlKey, metaKey }: Keys) => ctrlKey || metaKey;

/** Shortcuts by key position, which is the same on a Persian keyboard. */
function shortcutOf(event: Keys, grid: PowerGrid): (() => void) | null {
  if (!isControl(event) || event.altKey) return null;
  const last = { row: grid.window.spheres.length - 1, column: grid.window.cylinders.length - 1 };
  const whole = { anchor: last, active: { row: 0, column: 0 }, entry: 0 };
  const shortcuts: Readonly<Record<string, () => void>> = {
    KeyZ: event.shiftKey ? redoEdit : undoEdit,
    KeyY: redoEdit,
    KeyA: () => select(whole),
    KeyD: () => fillSelection('down'),
    KeyR: () => fillSelection('right'),
    Enter: () => fillSelection('all'),
    NumpadEnter: () => fillSelection('all'),
  };
  return shortcuts[event.code] ?? null;
}

/** Selection after Enter, Tab or a movement key; null for other keys, and for Tab out of the grid. */
function selectionAfter(event: Keys, { window, selection }: PowerGrid): GridSelection | null {
  const direction = event.shiftKey ? -1 : 1;
  if (event.key === 'Enter') return enterOn(selection, direction, window);
  if (event.key === 'Tab') return tabOn(selection, direction, window);
  const keys = { key: event.key, isControl: isControl(event) };
  const position = movedBy(keys, selection.active, window);
  return position && moveSelection(selection, position, { isExtending: event.shiftKey });
}

function actOnCell({ key }: Keys, { selection }: PowerGrid): boolean {
  if (key === 'F2') openCell();
  else if (key === 'Delete' || key === 'Backspace') clearRange();
  else if (key === 'Escape') {
    select(selectCell(selection.active));
    showNotice(gridNotices.texts.isLeaving, 0);
  } else return false;
  return true;
}

/** Handles keys while no cell is edited. Returns whether the key was handled. */
function navigate(event: Keys, grid: PowerGrid): boolean {
  const shortcut = shortcutOf(event, grid);
  if (shortcut) {
    shortcut();
    return true;
  }
  const selection = selectionAfter(event, grid);
  if (selection) {
    select(selection);
    return true;
  }
  if (actOnCell(event, grid)) return true;
  const isPlain = !isControl(event) && !event.altKey;
  if (!isPlain || !beginsQuantity.test(event.key)) return false;
  beginEdit(event.key);
  return true;
}

/** Keys that end an edit and move on. In an opened cell, left and right move within the text. */
function endsEdit({ key }: Keys, how: EditMode): boolean {
  if (key === 'Enter' || key === 'Tab' || key === 'ArrowUp' || key === 'ArrowDown') return true;
  return how === 'typed' && (key === 'ArrowLeft' || key === 'ArrowRight');
}

/** Handles keys while a cell is edited. Returns false if the field should handle the key itself. */
function edit(event: Keys, how: EditMode): boolean {
  const { value } = event.target as HTMLInputElement;
  if (event.key === 'Escape') {
    cancelEdit();
    return true;
  }
  if (!endsEdit(event, how)) return false;
  const isForRange = event.key === 'Enter' && isControl(event);
  if (settleEdit(value, { isForRange }) !== null || isForRange) return true;
  const grid = $grid.get();
  const selection = grid && selectionAfter(event, grid);
  if (selection) select(selection);
  return selection !== null;
}

/** Keys as in a spreadsheet. After Escape, Tab leaves the grid like any other control. */
export function createGridKeys() {
  let isLeaving = false;
  return (event: Keys) => {
    const grid = $grid.get();
    if (!grid || event.nativeEvent.isComposing) return;
    const editing = $editing.get();
    const leaves = isLeaving && event.key === 'Tab';
    isLeaving = editing === null && event.key === 'Escape';
    if (leaves) return;
    if (editing ? edit(event, editing.how) : navigate(event, grid)) event.preventDefault();
  };
}
