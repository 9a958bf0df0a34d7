import { atom, computed } from 'nanostores';
import type { StockDraft } from '../../domain/stock/draft.ts';
import { checkStockDraft } from '../../domain/stock/draft-check.ts';
import { answerStockLine, type StockLineAnswer } from '../../domain/stock/find-line.ts';
import { addStockLine, setStockPieces } from '../../domain/stock/lines.ts';
import { priceStock } from '../../domain/stock/price.ts';
import type { StockLine } from '../../domain/stock/stock.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { linesOnHand } from './sending.ts';
import { $stock, $stockPricesKnown } from './stock.ts';
import { emptyStockWork, type StockScreen, type StockWork, withoutLines } from './work.ts';

export const noIssues: readonly Issue[] = [];

/** The order that is composed line by line. */
export const $single = atom<StockWork>(emptyStockWork);

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
  const work = $single.get();
  $single.set({ ...work, issues: withoutLines(work.issues) });
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

/** The screen as drafts are kept and sent. */
export const singleScreen: StockScreen = {
  read: () => $single.get(),
  lay(work) {
    $single.set({ ...work, draft: { ...work.draft, entry: 'single' } });
    $linesBefore.set(null);
  },
  setWork: (work) => $single.set({ ...$single.get(), ...work }),
  listen: (change) => $single.listen(change),
  // A line that is typed but not yet added is meant, too.
  takeTyped: () => $lineAnswer.get().kind === 'empty' || addTypedLine(),
};

/** Lowers every line to what is on hand now, which can be taken back. */
export async function takeOnHand(): Promise<void> {
  const lowered = await linesOnHand(singleScreen);
  changeLines(lowered, $single.get().draft.lines);
}
