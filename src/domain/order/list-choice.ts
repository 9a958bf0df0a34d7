import type { OrderState } from '../lifecycle/order-state.ts';
import { stateNames } from '../lifecycle/state-names.ts';
import { dayOf, idOf } from '../vocabulary/address-query.ts';
import { searchLimit } from '../vocabulary/search-limit.ts';
import type { Counted } from './counted.ts';
import { hasCountedForm, lensKey } from './counted-form.ts';
import { kindNames } from './kind-names.ts';
import type { OrderKind } from './order.ts';
import { type OrderNeed, type OrderSort, orderNeeds, orderSorts } from './order-sort.ts';

/** Which orders a list shows, as stored in its address. An empty value filters nothing. */
export type ListChoice = {
  states: readonly OrderState[];
  kind: OrderKind | '';
  /** First and last day of placing, `2026-11-22`. */
  from: string;
  to: string;
  text: string;
  /** Account id; only for the lab. */
  account: string;
  /** What is listed, and in what order. `late` and `dueToday` list promised orders not yet shipped, by promised day. */
  view: OrderSort | 'late' | 'dueToday';
  /** What needs the lab's attention; only for the lab. */
  needs: OrderNeed | '';
  /** The orders behind a figure, for one lens or all; only for the lab. */
  counted: Counted | '';
  lens: string;
  /** Id of a group of orders sent together. */
  parcel: string;
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
  needs: '',
  counted: '',
  lens: '',
  parcel: '',
};

function viewOf({ late, due, order }: Record<string, string>): ListChoice['view'] {
  if (late === 'true') return 'late';
  if (due === 'today') return 'dueToday';
  return orderSorts.find((each) => each === order) ?? 'newest';
}

/** Views that cannot be combined with a search, because the server has no index for both. */
const unsearched: readonly ListChoice['view'][] = ['oldest', 'promiseLast', 'state', 'account'];

/** With a filter by need, figure or parcel, the view is always by time of placing. */
function viewed({ text, needs, counted, lens, parcel, view }: ListChoice): ListChoice['view'] {
  if (needs || counted || lens || parcel) return view === 'oldest' ? view : 'newest';
  return text && unsearched.includes(view) ? 'newest' : view;
}

/** What the server can list. Of parcel, figure and need, only the first applies. */
function possible(choice: ListChoice): ListChoice {
  const { parcel } = choice;
  const [counted, lens] = parcel ? (['', ''] as const) : [choice.counted, choice.lens];
  const needs = parcel || counted || lens ? '' : choice.needs;
  return { ...choice, counted, lens, needs, view: viewed(choice) };
}

/** Reads an address's query, ignoring invalid filters. */
export function readListChoice(query: Record<string, string>): ListChoice {
  const { state = '', kind, from, to, text = '', account, needs, counted = '', lens = '' } = query;
  const asked = state.split(',');
  return possible({
    states: stateNames.filter((each) => asked.includes(each)),
    kind: kindNames.find((each) => each === kind) ?? '',
    from: dayOf(from),
    to: dayOf(to),
    text: text.slice(0, searchLimit),
    account: idOf(account),
    view: viewOf(query),
    needs: orderNeeds.find((each) => each === needs) ?? '',
    counted: hasCountedForm(counted) ? counted : '',
    lens: lensKey.test(lens) ? lens : '',
    parcel: idOf(query.parcel),
  });
}

/** The query of the address and of the request, `state=ready&kind=rx`; empty for everything. */
export function writeListChoice(choice: ListChoice): string {
  const { states, kind, from, to, text, account, view, ...rest } = possible(choice);
  const isDays = view === 'late' || view === 'dueToday';
  const parts = {
    text,
    state: states.join(','),
    kind,
    from,
    to,
    account,
    late: view === 'late' ? 'true' : '',
    due: view === 'dueToday' ? 'today' : '',
    order: isDays || view === 'newest' ? '' : view,
    needs: rest.needs,
    counted: rest.counted,
    lens: rest.lens,
    parcel: rest.parcel,
  };
  const given = Object.entries(parts).filter(([, value]) => value !== '');
  return new URLSearchParams(given).toString();
}
