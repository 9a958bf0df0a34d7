import { map } from 'nanostores';
import { stockCellKey } from '../../domain/stock/chart.ts';
import type { StockDraft } from '../../domain/stock/draft.ts';
import { linesOnHand } from '../stock/sending.ts';
import { emptyStockWork, type StockScreen, type StockWork, withoutLines } from '../stock/work.ts';
import { makeWishes } from './edits.ts';
import { $orderLines, $setup, $sheets, laySheet, setUp } from './grid.ts';

/** What of the order being composed does not stand in the grid; the line is what was left half typed elsewhere. */
type GridWork = Omit<StockWork, 'draft'> & Pick<StockDraft, 'reference' | 'remarks' | 'line'>;

function apart({ draft, ...work }: StockWork): GridWork {
  const { reference, remarks, line } = draft;
  return { ...work, reference, remarks, line };
}

export const $work = map<GridWork>(apart(emptyStockWork));

/** The shop's own reference of the order. */
export function nameOrder(reference: string): void {
  $work.setKey('reference', reference);
}

function read(): StockWork {
  const { reference, remarks, line, ...work } = $work.get();
  const { lens, diameter, unit } = $setup.get();
  const lines = [...$orderLines.get()];
  const draft = { reference, remarks, line, entry: 'multi', unit, lens, diameter, lines } as const;
  return { ...work, draft };
}

function lay(work: StockWork): void {
  const { lens, diameter, unit, lines } = work.draft;
  setUp({ lens, diameter, unit });
  laySheet('order', lines);
  $work.set(apart(work));
}

function listen(change: () => void): () => void {
  const forget = () => $work.setKey('issues', withoutLines($work.get().issues));
  const stops = [
    $orderLines.listen(forget),
    ...[$sheets, $setup, $work].map((store) => store.listen(change)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The screen as drafts are kept and sent. */
export const gridScreen: StockScreen = {
  read,
  lay,
  setWork: (work) => $work.set({ ...$work.get(), ...work }),
  listen,
};

/** Lowers every line to what is on hand now, as one step. */
export async function takeOnHand(): Promise<void> {
  const lines = await linesOnHand(gridScreen);
  setUp({ layer: 'order' });
  const onHand = new Map(lines.map((line) => [stockCellKey(line), line.pieces]));
  makeWishes(
    $orderLines.get().map(({ pieces: _, ...cell }) => {
      return { cell, pieces: onHand.get(stockCellKey(cell)) ?? null };
    }),
  );
}
