import type { Counted } from '../order/counted.ts';
import { everything, writeListChoice } from '../order/list-choice.ts';
import type { Period } from './period.ts';

/** The scope of a figure. An empty account or lens means all of them. */
export interface FigureOf {
  period: Period;
  account?: string;
  lens?: string;
}

/** The query for the list of orders behind a figure: those placed in its period and counted in it. */
export function ordersBehind(
  { period: { from, to }, account = '', lens = '' }: FigureOf,
  counted: Counted,
): string {
  return writeListChoice({ ...everything, from, to, account, lens, counted });
}

/** The query for the list of orders behind pieces and sales: for a lens, every order that contains it. */
export function piecesBehind(figure: FigureOf): string {
  if (!figure.lens) return ordersBehind(figure, 'takenOn');
  const { period, account = '', lens } = figure;
  return writeListChoice({ ...everything, from: period.from, to: period.to, account, lens });
}
