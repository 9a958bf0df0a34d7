import type { Counted } from '../order/counted.ts';
import { everything, writeListChoice } from '../order/list-choice.ts';
import type { Period } from './period.ts';

/** Whose orders a figure is of; an empty account or lens is all of them. */
export interface FigureOf {
  period: Period;
  account?: string;
  lens?: string;
}

/** The query of the list of the orders that a figure is made of: those placed in its period and counted so. */
export function ordersBehind(
  { period: { from, to }, account = '', lens = '' }: FigureOf,
  counted: Counted,
): string {
  return writeListChoice({ ...everything, from, to, account, lens, counted });
}

/** The query of the list of the orders that pieces and sales are of: of a lens, every order that has it. */
export function piecesBehind(figure: FigureOf): string {
  if (!figure.lens) return ordersBehind(figure, 'takenOn');
  const { period, account = '', lens } = figure;
  return writeListChoice({ ...everything, from: period.from, to: period.to, account, lens });
}
