import { atom, computed } from 'nanostores';
import type { StockDraft } from '../../domain/stock/draft.ts';
import { checkStockDraft } from '../../domain/stock/draft-check.ts';
import { emptyStockDraft } from '../../domain/stock/draft-content.ts';
import { answerStockLine, type StockLineAnswer } from '../../domain/stock/find-line.ts';
import { addStockLine, setStockPieces } from '../../domain/stock/lines.ts';
import { priceStock } from '../../domain/stock/price.ts';
import type { StockLine } from '../../domain/stock/stock.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { createComposer } from '../compose/composer.ts';
import { linesOnHand, withoutLines } from './lines-on-hand.ts';
import { stockOrders } from './order-kind.ts';
import { $stock, $stockPricesKnown } from './stock.ts';

export const noIssues: readonly Issue[] = [];
export const nothingTyped: StockDraft = emptyStockDraft();

/** The order that is composed line by line. */
export const $single = atom<StockDraft>(nothingTyped);

/** The lines before the last one was taken away, until the next change of them. */
export const $linesBefore = atom<readonly StockLine[] | null>(null);

const empty: StockLineAnswer = { kind: 'empty' };

/** What is understood of the line that is being typed. */
export const $lineAnswer = computed([$single, $stock], (draft, stock) =>
  stock ? answerStockLine(draft.line, draft.unit, stock, draft) : empty,
);

/** What the order costs; null while the prices are not those of whoever is here. */
export const $singlePrice = computed(
  [$single, $stock, $stockPricesKnown],
  ({ lines }, stock, isKnown) => (stock && isKnown ? priceStock(lines, stock) : null),
);

/** What the line that is being typed would cost beside the others. */
export const $lineAnswerPrice = computed(
  [$single, $lineAnswer, $stock, $stockPricesKnown],
  ({ lines }, answer, stock, isKnown) => {
    if (answer.kind !== 'line' || !stock || !isKnown) return null;
    return priceStock([...lines, answer.line], stock).lines.at(-1) ?? null;
  },
);

/** Composes the order on this screen. */
export const singleOrder = createComposer(stockOrders, {
  read: () => $single.get(),
  show(draft) {
    $single.set({ ...draft, entry: 'single' });
    $linesBefore.set(null);
  },
  listen: (change) => $single.listen(change),
  // A line that is typed but not yet added is meant, too.
  takeTyped: () => $lineAnswer.get().kind === 'empty' || addTypedLine(),
});

/** Everything wrong with the order: what is found here, then what only the lab found. */
export const $singleIssues = computed(
  [$single, $stock, singleOrder.$refusal],
  (draft, stock, refusal): Issue[] => {
    const own = stock ? checkStockDraft(draft, stock) : [];
    const known = new Set(own.map(({ path }) => path));
    return [...own, ...refusal.filter(({ path }) => !known.has(path))];
  },
);

/** Changes what is composed. */
export function changeSingle(part: Partial<StockDraft>): void {
  $single.set({ ...$single.get(), ...part, entry: 'single' });
}

function changeLines(lines: StockLine[], before: readonly StockLine[] | null = null): void {
  singleOrder.$refusal.set(withoutLines(singleOrder.$refusal.get()));
  changeSingle({ lines });
  $linesBefore.set(before);
}

/** Adds what is understood of the typed line; false where it is not yet. */
export function addTypedLine(): boolean {
  const answer = $lineAnswer.get();
  if (answer.kind !== 'line') return false;
  const { lines, lens, diameter } = $single.get();
  changeLines(addStockLine(lines, answer.line));
  // The first lens that is named stays chosen for the lines to come.
  const stays = lens === '' ? answer.line : { lens, diameter };
  changeSingle({ line: '', lens: stays.lens, diameter: stays.diameter });
  return true;
}

export function setLinePieces(index: number, pieces: number): void {
  const { lines } = $single.get();
  changeLines(setStockPieces(lines, index, pieces), pieces > 0 ? null : lines);
}

/** Takes a line back into the field it was typed in. */
export function retypeLine(index: number, text: string): void {
  const { lines } = $single.get();
  changeLines(lines.toSpliced(index, 1), lines);
  changeSingle({ line: text });
}

/** Brings back what was taken away last. */
export function undoLines(): void {
  const before = $linesBefore.get();
  if (before) changeLines([...before]);
}

/** Lowers every line to what is on hand now, which can be taken back. */
export async function takeOnHand(): Promise<void> {
  const readLines = () => $single.get().lines;
  const lowered = await linesOnHand(readLines, singleOrder.$refusal.get());
  changeLines(lowered, readLines());
}
