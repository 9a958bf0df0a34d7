import { map } from 'nanostores';
import { stockCellKey } from '../../domain/stock/chart.ts';
import type { StockDraft } from '../../domain/stock/draft.ts';
import { createComposer } from '../compose/composer.ts';
import { linesOnHand, withoutLines } from '../shelf/lines-on-hand.ts';
import { takeOpen } from '../shelf/open-quantities.ts';
import { stockShelf } from '../stock/on-hand.ts';
import { stockOrders } from '../stock/order-kind.ts';
import { setCells } from './edits.ts';
import { $orderLines, $setup, $sheets, setSheet, setUp } from './grid.ts';
import { clearNotice } from './notice.ts';

/** Parts of the order outside the grid. `line` is unfinished input from the other screen. */
export const $orderTexts = map<Pick<StockDraft, 'reference' | 'remarks' | 'line' | 'waits'>>({
  reference: '',
  remarks: '',
  line: '',
  waits: [],
});

export function changeText(name: 'reference' | 'remarks', text: string): void {
  $orderTexts.setKey(name, text);
}

/** Sets the powers, by key, whose missing pieces may wait for stock. */
export function setWaits(waits: string[]): void {
  gridOrder.$refusal.set(withoutLines(gridOrder.$refusal.get()));
  $orderTexts.setKey('waits', waits);
}

function read(): StockDraft {
  const { lens, diameter, unit } = $setup.get();
  const lines = [...$orderLines.get()];
  return { ...$orderTexts.get(), entry: 'multi', unit, lens, diameter, lines };
}

function show({ lens, diameter, unit, lines, reference, remarks, line, waits }: StockDraft): void {
  setUp({ lens, diameter, unit });
  setSheet('order', lines);
  $orderTexts.set({ reference, remarks, line, waits });
}

function listen(change: () => void): () => void {
  const { $refusal } = gridOrder;
  const stops = [
    $orderLines.listen(() => $refusal.set(withoutLines($refusal.get()))),
    ...[$sheets, $setup, $orderTexts].map((store) => store.listen(change)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

export const gridOrder = createComposer(stockOrders, {
  begin: clearNotice,
  read,
  show,
  listen,
  leaving: () => ({ ...read(), line: '' }),
  takeOpen,
});

/** Lowers every line to what is in stock now, as one undo step. */
export async function takeOnHand(): Promise<void> {
  const lines = await linesOnHand(() => $orderLines.get(), gridOrder.$refusal.get(), stockShelf);
  setUp({ layer: 'order' });
  const onHand = new Map(lines.map((line) => [stockCellKey(line), line.pieces]));
  setCells(
    $orderLines.get().map(({ pieces: _, ...cell }) => {
      return { cell, pieces: onHand.get(stockCellKey(cell)) ?? null };
    }),
  );
}
