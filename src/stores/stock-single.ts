import { atom, computed } from 'nanostores';
import type { Issue } from '../domain/issue.ts';
import type { StockLine } from '../domain/stock.ts';
import type { StockDraft } from '../domain/stock-draft.ts';
import { checkStockDraft } from '../domain/stock-draft-check.ts';
import { emptyStockDraft } from '../domain/stock-draft-content.ts';
import { answerStockLine, type StockLineAnswer } from '../domain/stock-line-choice.ts';
import { addStockLine, setStockPieces, takeWhatThereIs } from '../domain/stock-lines.ts';
import { priceStock } from '../domain/stock-price.ts';
import { $stock, $stockPricesKnown, refreshStock } from './stock.ts';

/** The order that is composed line by line. */
export type SingleWork = {
  /** Empty until it is known what is being composed. */
  id: string;
  /** Whether it already stands among the pre-orders. */
  preorder: boolean;
  draft: StockDraft;
  /** What the lab found when it refused it; a line's own goes when the line is changed. */
  issues: readonly Issue[];
};

export const emptySingle: SingleWork = {
  id: '',
  preorder: false,
  draft: emptyStockDraft(),
  issues: [],
};
export const noIssues: readonly Issue[] = [];
export const $single = atom<SingleWork>(emptySingle);

/** The lines before the last one was taken away, until the next change of them. */
export const $linesBefore = atom<readonly StockLine[] | null>(null);

const empty: StockLineAnswer = { kind: 'empty' };

/** What is understood of the line that is being typed. */
export const $lineAnswer = computed([$single, $stock], ({ draft }, stock) =>
  stock ? answerStockLine(draft.line, draft.unit, stock, draft) : empty,
);

/** What the order costs; null while the prices are not those of whoever is here. */
export const $singlePrice = computed(
  [$single, $stock, $stockPricesKnown],
  ({ draft }, stock, isKnown) => (stock && isKnown ? priceStock(draft.lines, stock) : null),
);

/** What the line that is being typed would cost beside the others. */
export const $lineAnswerPrice = computed(
  [$single, $lineAnswer, $stock, $stockPricesKnown],
  ({ draft }, answer, stock, isKnown) => {
    if (answer.kind !== 'line' || !stock || !isKnown) return null;
    return priceStock([...draft.lines, answer.line], stock).lines.at(-1) ?? null;
  },
);

/** All that stands against the order: what is found here, then what the lab alone found. */
export const $singleIssues = computed([$single, $stock], ({ draft, issues }, stock): Issue[] => {
  const own = stock ? checkStockDraft(draft, stock) : [];
  const known = new Set(own.map(({ path }) => path));
  return [...own, ...issues.filter(({ path }) => !known.has(path))];
});

/** Changes what is composed. */
export function changeSingle(part: Partial<StockDraft>): void {
  const work = $single.get();
  $single.set({ ...work, draft: { ...work.draft, ...part, entry: 'single' } });
}

/** What the lab found stands at places that may have moved, so it goes with any change of the lines. */
function changeLines(lines: StockLine[], before: readonly StockLine[] | null = null): void {
  const { issues } = $single.get();
  const others = issues.filter(({ path }) => !path.startsWith('lines'));
  $single.set({ ...$single.get(), issues: others });
  changeSingle({ lines });
  $linesBefore.set(before);
}

/** Adds what is understood of the typed line; false where it is not yet. */
export function addTypedLine(): boolean {
  const answer = $lineAnswer.get();
  if (answer.kind !== 'line') return false;
  const { lines, lens, diameter } = $single.get().draft;
  changeLines(addStockLine(lines, answer.line));
  // The first lens that is named stays chosen for the lines to come.
  const stays = lens === '' ? answer.line : { lens, diameter };
  changeSingle({ line: '', lens: stays.lens, diameter: stays.diameter });
  return true;
}

export function setLinePieces(place: number, pieces: number): void {
  const { lines } = $single.get().draft;
  changeLines(setStockPieces(lines, place, pieces), pieces > 0 ? null : lines);
}

/** Takes a line back into the field it was typed in. */
export function retypeLine(place: number, text: string): void {
  const { lines } = $single.get().draft;
  changeLines(lines.toSpliced(place, 1), lines);
  changeSingle({ line: text });
}

/** Brings back what was taken away last. */
export function undoLines(): void {
  const before = $linesBefore.get();
  if (before) changeLines([...before]);
}

/** Lowers every line to what is on hand now. What the lab told of a line counts where it cannot be asked again. */
export async function takeOnHand(): Promise<void> {
  const { issues } = $single.get();
  const isFresh = await refreshStock();
  const stock = $stock.get();
  const { lines } = $single.get().draft;
  const told = new Map(issues.map(({ path, params }) => [path, params?.onHand]));
  const lowered = lines.flatMap((line, place): StockLine[] => {
    const most = isFresh ? undefined : told.get(`lines.${place}.pieces`);
    const pieces = typeof most === 'number' ? Math.min(most, line.pieces) : line.pieces;
    return pieces > 0 ? [{ ...line, pieces }] : [];
  });
  changeLines(stock ? takeWhatThereIs(lowered, stock) : lowered, lines);
}
