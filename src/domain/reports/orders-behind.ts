import type { OrderState } from '../lifecycle/order-state.ts';
import { everything, writeListChoice } from '../order/list-choice.ts';
import type { Period } from './period.ts';

const shipped = ['shipped', 'delivered', 'remake'] as const;

/** In which states the orders of a figure can be. */
const statesOf = {
  all: [],
  takenOn: ['accepted', 'inProduction', 'qualityControl', 'ready', 'onHold', ...shipped],
  shipped,
} as const satisfies Record<string, readonly OrderState[]>;

/** The query of the list of the orders a figure is made of: those placed in its period, of one account or of all. */
export function ordersBehind(
  { from, to }: Period,
  which: keyof typeof statesOf,
  account = '',
): string {
  return writeListChoice({ ...everything, from, to, account, states: statesOf[which] });
}
