import { atom, computed } from 'nanostores';
import { setPieces } from '../../domain/shelf/shelf-lines.ts';
import type { StockDraft } from '../../domain/stock/draft.ts';
import { checkStockDraft } from '../../domain/stock/draft-check.ts';
import { emptyStockDraft } from '../../domain/stock/draft-content.ts';
import { addStockLine } from '../../domain/stock/lines.ts';
import { priceStock } from '../../domain/stock/price.ts';
import type { StockLine } from '../../domain/stock/stock.ts';
import { answerStockLine, type StockLineAnswer } from '../../domain/stock-line/find-line.ts';
import { linesIn, onOneLine } from '../../domain/stock-line/pasted-lines.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { createComposer } from '../compose/composer.ts';
import { linesOnHand, withoutLines } from '../shelf/lines-on-hand.ts';
import { takeOpen } from '../shelf/open-quantities.ts';
import { stockShelf } from './on-hand.ts';
import { stockOrders } from './order-kind.ts';
import { $stock, $stockPricesKnown, refreshStock } from './stock.ts';

export const noIssues: readonly Issue[] = [];
export const nothingTyped: StockDraft = emptyStockDraft();

/** Draft of the line-by-line screen. */
export const $single = atom<StockDraft>(nothingTyped);

/** A removal, or the adding of several lines at once: what the draft was before it, and how many lines it concerned. */
export type UndoableLines = {
  what: 'removed' | 'added';
  count: number;
  before: Pick<StockDraft, 'lines'> & Partial<StockDraft>;
};

/** The last change of the lines that can be undone, until they or the text of an added list change again. */
export const $undoable = atom<UndoableLines | null>(null);

const empty: StockLineAnswer = { kind: 'empty' };

/** How a line would be understood now. */
function answerTo(text: string): StockLineAnswer {
  const stock = $stock.get();
  const draft = $single.get();
  return stock ? answerStockLine(text, draft.unit, stock, draft) : empty;
}

/** How the line being typed is understood; of a pasted list, its first line. */
export const $lineAnswer = computed([$single, $stock], ({ line }) =>
  answerTo(linesIn(line)[0] ?? ''),
);

/** Price of the order; null until the account's own prices are known. */
export const $singlePrice = computed(
  [$single, $stock, $stockPricesKnown],
  ({ lines }, stock, isKnown) => (stock && isKnown ? priceStock(lines, stock) : null),
);

/** Price of the line being typed, as part of this order. */
export const $lineAnswerPrice = computed(
  [$single, $lineAnswer, $stock, $stockPricesKnown],
  ({ lines }, answer, stock, isKnown) => {
    if (answer.kind !== 'line' || !stock || !isKnown) return null;
    return priceStock([...lines, answer.line], stock).lines.at(-1) ?? null;
  },
);

const isLineTyped = () => $single.get().line.trim() !== '';

export const singleOrder = createComposer(stockOrders, {
  read: () => $single.get(),
  show(draft) {
    $single.set({ ...draft, entry: 'single' });
    $undoable.set(null);
  },
  listen: (change) => $single.listen(change),
  // A line that is typed but not added yet is also part of the order.
  async prepareTyped() {
    if (isLineTyped() && !$stock.get()) await refreshStock();
  },
  takeOpen,
  takeTyped: () => !isLineTyped() || addTypedLine(),
});

/** All issues of the order: those found here, then those only the lab found. */
export const $singleIssues = computed(
  [$single, $stock, singleOrder.$refusal],
  (draft, stock, refusal): Issue[] => {
    const own = stock ? checkStockDraft(draft, stock) : [];
    const known = new Set(own.map(({ path }) => path));
    return [...own, ...refusal.filter(({ path }) => !known.has(path))];
  },
);

export function changeSingle(part: Partial<StockDraft>): void {
  $single.set({ ...$single.get(), ...part, entry: 'single' });
  // Undoing would replace what was typed since.
  if ('line' in part && $undoable.get()?.what === 'added') $undoable.set(null);
}

function changeLines(lines: StockLine[], undoable: UndoableLines | null = null): void {
  singleOrder.$refusal.set(withoutLines(singleOrder.$refusal.get()));
  changeSingle({ lines });
  $undoable.set(undoable);
}

function removed(lines: StockLine[]): UndoableLines {
  return { what: 'removed', count: 1, before: { lines } };
}

function addLine(text: string): boolean {
  const answer = answerTo(text);
  if (answer.kind !== 'line') return false;
  const { lines, lens, diameter } = $single.get();
  changeLines(addStockLine(lines, answer.line));
  // The first lens named in a line stays chosen for the next lines.
  const stays = lens === '' ? answer.line : { lens, diameter };
  changeSingle({ lens: stays.lens, diameter: stays.diameter });
  return true;
}

/**
 * Adds what is typed to the order. Lines that are not valid yet stay in the field; returns false if there are any.
 * Several lines can be taken back together, because removing a long list line by line would take too long.
 */
export function addTypedLine(): boolean {
  const { lines, line, lens, diameter } = $single.get();
  const typed = linesIn(line);
  const left = typed.filter((each) => !addLine(each));
  const count = typed.length - left.length;
  if (count > 0) changeSingle({ line: onOneLine(left) });
  if (count > 1) $undoable.set({ what: 'added', count, before: { lines, line, lens, diameter } });
  return typed.length > 0 && left.length === 0;
}

export function setLinePieces(index: number, pieces: number): void {
  const { lines } = $single.get();
  changeLines(setPieces(lines, index, pieces), pieces > 0 ? null : removed(lines));
}

/** Moves a line back into the input field. */
export function retypeLine(index: number, text: string): void {
  const { lines } = $single.get();
  changeLines(lines.toSpliced(index, 1), removed(lines));
  changeSingle({ line: text });
}

/** Undoes the last removal, or moves the lines added last back into the input field. */
export function undoLines(): void {
  const undoable = $undoable.get();
  if (!undoable) return;
  changeLines(undoable.before.lines);
  changeSingle(undoable.before);
}

/** Sets the powers, by key, whose missing pieces may wait for stock. */
export function setWaits(waits: string[]): void {
  changeLines($single.get().lines);
  changeSingle({ waits });
}

/** Lowers every line to what is in stock now. Can be undone. */
export async function takeOnHand(): Promise<void> {
  const readLines = () => $single.get().lines;
  const lowered = await linesOnHand(readLines, singleOrder.$refusal.get(), stockShelf);
  changeLines(lowered, removed(readLines()));
}
