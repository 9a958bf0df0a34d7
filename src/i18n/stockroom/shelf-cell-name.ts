import type { StockCount } from '../../domain/stock/stock.ts';
import type { ShelfTask } from '../../domain/stockroom/shelf-task.ts';
import { writeNumber } from '../language/format-number.ts';
import type { Locale } from '../language/locale.ts';
import { type Message, pick } from '../language/message.ts';
import { powerGrid } from '../power-grid/power-grid.ts';
import { stockroom } from './stockroom.ts';

const commas = { fa: '، ', en: ', ' } as const satisfies Record<Locale, string>;

/** What a cell of the lab's grid shows. */
interface ShownCell {
  count: StockCount;
  /** The typed quantity. */
  pieces: number | null;
  isMade: boolean;
  task: ShelfTask;
  isLow: boolean;
}

/** The meaning of the number in each cell. */
export function numberOf(task: ShelfTask): Message {
  const { expected, inBook, level } = stockroom.texts;
  if (task === 'levels') return level;
  return task === 'count' ? expected : inBook;
}

/** Accessible name of a cell, with its row and column first: `…, on hand 14, typed 2, below its level`. */
export function shelfCellName(
  power: readonly string[],
  { count, pieces, isMade, task, isLow }: ShownCell,
  locale: Locale,
): string {
  const { entered, below } = stockroom.texts;
  const said = (text: Message, amount: number | string) =>
    `${pick(text, locale)} ${writeNumber(String(amount), locale)}`;
  const parts = [...power];
  if (!isMade) parts.push(pick(powerGrid.texts.notMade, locale));
  else if (typeof count === 'number') parts.push(said(numberOf(task), count));
  if (pieces !== null) parts.push(said(entered, pieces));
  if (isLow) parts.push(pick(below, locale));
  return parts.join(commas[locale]);
}
