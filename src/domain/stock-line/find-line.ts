import type { RoundPower } from '../optics/sphero-cylinder.ts';
import type { StockUnit } from '../shelf/pieces.ts';
import { countInChart } from '../stock/chart.ts';
import type { StockCatalogue, StockCount, StockLens, StockLine } from '../stock/stock.ts';
import { readStockLine, type StockLineProblem, type TypedStockLine } from './typed-line.ts';

/** Lens and diameter chosen on the screen, for lines that do not name them. */
export type StockChoice = { lens: string; diameter: number | null };

/** A typed line looked up in the catalogue. */
export type StockLineAnswer =
  | { kind: 'empty' }
  | {
      kind: 'line';
      line: StockLine;
      lens: StockLens;
      onHand: StockCount;
      plusForm: RoundPower | null;
    }
  | { kind: 'question'; code: 'countOrAxis' | 'timesOrAxis' | 'whichLens'; part: string }
  | { kind: 'problem'; code: StockLineProblem | 'unknownLens' | 'powerNotMade'; part: string };

/** Reads a typed line and looks up its power. */
export function answerStockLine(
  text: string,
  unit: StockUnit,
  { lenses }: StockCatalogue,
  chosen: StockChoice,
): StockLineAnswer {
  const reading = readStockLine(text, unit);
  return reading.kind === 'understood' ? findLine(reading.line, lenses, chosen) : reading;
}

function findLine(
  typed: TypedStockLine,
  lenses: readonly StockLens[],
  chosen: StockChoice,
): StockLineAnswer {
  const meant =
    typed.lens === null ? chosenLens(typed, lenses, chosen) : lensesNamed(typed, lenses);
  const [lens, other] = meant;
  if (!lens) {
    if (typed.lens === null) return { kind: 'question', code: 'whichLens', part: '' };
    return { kind: 'problem', code: 'unknownLens', part: typed.lens };
  }
  if (other) return { kind: 'question', code: 'whichLens', part: typed.lens ?? '' };
  return findPower(typed, lens, chosen);
}

function chosenLens({ index }: TypedStockLine, lenses: readonly StockLens[], chosen: StockChoice) {
  return lenses.filter((lens) => lens.id === chosen.lens && (index ?? lens.index) === lens.index);
}

/** Matches a code, `hmc`, or an id, `hmc-156`. */
function lensesNamed(
  { lens: word, index }: TypedStockLine,
  lenses: readonly StockLens[],
): StockLens[] {
  return lenses.filter(
    ({ id, code, index: own }) =>
      (id === word || code.toLowerCase() === word) && (index ?? own) === own,
  );
}

/** Uses the typed diameter, else the chosen one, else the first available for the power. */
function findPower(typed: TypedStockLine, lens: StockLens, chosen: StockChoice): StockLineAnswer {
  const { sphere, cylinder, pieces, plusForm } = typed;
  const holding = lens.charts.filter((chart) => countInChart(chart, sphere, cylinder) !== null);
  const asked = typed.diameter ?? chosen.diameter;
  const inAsked = holding.find(({ diameter }) => diameter === asked);
  // A typed diameter always stays.
  const chart = inAsked ?? (typed.diameter === null ? holding[0] : undefined);
  if (!chart) return { kind: 'problem', code: 'powerNotMade', part: '' };
  const line = { lens: lens.id, diameter: chart.diameter, sphere, cylinder, pieces };
  const onHand = countInChart(chart, sphere, cylinder);
  return { kind: 'line', line, lens, onHand, plusForm };
}
