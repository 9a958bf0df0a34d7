import type { OrderState } from '../lifecycle/order-state.ts';
import { stateNames } from '../lifecycle/state-names.ts';
import { dayOf, idOf } from '../vocabulary/address-query.ts';
import { searchLimit } from '../vocabulary/limits.ts';
import { kindNames } from './kind-names.ts';
import type { OrderKind } from './order.ts';

/** Which orders a list shows, as its address says it; an empty value filters nothing. */
export type ListChoice = {
  states: readonly OrderState[];
  kind: OrderKind | '';
  /** First and last day of placing, `2026-11-22`. */
  from: string;
  to: string;
  text: string;
  /** Id of the account; for the lab. */
  account: string;
  /** `promise`: promised and not shipped, oldest promise first; `late`: only those whose day is over. */
  view: 'newest' | 'promise' | 'late';
};

/** All orders, newest first. */
export const everything: ListChoice = {
  states: [],
  kind: '',
  from: '',
  to: '',
  text: '',
  account: '',
  view: 'newest',
};

function viewOf({ late, order }: Record<string, string>): ListChoice['view'] {
  if (late === 'true') return 'late';
  return order === 'promise' ? 'promise' : 'newest';
}

/** Reads an address's query; what cannot be a filter is left out. */
export function readListChoice(query: Record<string, string>): ListChoice {
  const { state = '', kind, from, to, text = '', account } = query;
  const asked = state.split(',');
  return {
    states: stateNames.filter((each) => asked.includes(each)),
    kind: kindNames.find((each) => each === kind) ?? '',
    from: dayOf(from),
    to: dayOf(to),
    text: text.slice(0, searchLimit),
    account: idOf(account),
    view: viewOf(query),
  };
}

/** The query of the address and of the request, `state=ready&kind=rx`; empty for everything. */
export function writeListChoice(choice: ListChoice): string {
  const { states, kind, from, to, text, account, view } = choice;
  const parts = {
    text,
    state: states.join(','),
    kind,
    from,
    to,
    account,
    late: view === 'late' ? 'true' : '',
    order: view === 'promise' ? 'promise' : '',
  };
  const given = Object.entries(parts).filter(([, value]) => value !== '');
  return new URLSearchParams(given).toString();
}
