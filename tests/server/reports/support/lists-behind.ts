import { expect } from 'vitest';
import type { MatchingAnswer } from '../../../../src/api/counter/contract.ts';
import { counterPaths } from '../../../../src/api/counter/paths.ts';
import type { OrdersAnswer } from '../../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../../src/api/orders/paths.ts';
import { type Counted, countedNames } from '../../../../src/domain/order/counted.ts';
import {
  breakageMeasures,
  type Measure,
  remakeMeasures,
} from '../../../../src/domain/reports/measures.ts';
import { ordersBehind, piecesBehind } from '../../../../src/domain/reports/orders-behind.ts';
import type { FreshApp } from '../../support/fresh-app.ts';
import type { Added } from './recount.ts';

/** The measures in a figure, by the name under which its orders are counted. */
const measuresOf: Readonly<Record<string, readonly Measure[]>> = {
  takenOn: ['orders'],
  shipped: ['onTime', 'late'],
  onTime: ['onTime'],
  late: ['late'],
  remade: Object.values(remakeMeasures),
  broken: Object.values(breakageMeasures),
  ...Object.fromEntries(
    Object.entries(remakeMeasures).map(([reason, measure]) => [`remade.${reason}`, [measure]]),
  ),
  ...Object.fromEntries(
    Object.entries(breakageMeasures).map(([reason, measure]) => [`broken.${reason}`, [measure]]),
  ),
};

/** The whole list of a query, read page by page. A search may return less than a full page. */
async function listed({ request }: FreshApp, lab: string, query: string): Promise<string[]> {
  const found: string[] = [];
  let after = '';
  do {
    const answer = await request(`${orderPaths.orders}?${query}&limit=9${after}`, { cookie: lab });
    expect(answer.status, query).toBe(200);
    const page: OrdersAnswer = await answer.json();
    found.push(...page.orders.map(({ id }) => id));
    after = page.next ? `&after=${encodeURIComponent(page.next)}` : '';
  } while (after);
  return found;
}

async function counted({ request }: FreshApp, lab: string, query: string): Promise<number | null> {
  const answer = await request(`${counterPaths.matching}?${query}`, { cookie: lab });
  const { count }: MatchingAnswer = await answer.json();
  return count;
}

const idsOf = (added: readonly Added[]) => [...new Set(added.map(({ id }) => id))].sort();

/**
 * Compares the list behind each figure with the orders that contribute to it according to a recount: for all accounts
 * and for each one, over all lenses and for each one. Returns how many lists had orders.
 */
export async function compareLists(
  fresh: FreshApp,
  lab: string,
  { all, period }: { all: readonly Added[]; period: { from: string; to: string } },
): Promise<number> {
  const within = all.filter(
    ({ day, amount }) => day >= period.from && day <= period.to && amount > 0,
  );
  const accounts = ['', ...new Set(within.map(({ account }) => account))];
  const lenses = ['', ...new Set(within.map(({ lens }) => lens))];
  let filled = 0;
  const compare = async (query: string, adding: readonly Added[]) => {
    const expected = idsOf(adding);
    const found = await listed(fresh, lab, query);
    expect(found.toSorted(), query).toEqual(expected);
    if (expected.length === 0) return;
    filled += 1;
    expect((await listed(fresh, lab, `${query}&order=oldest`)).reverse(), query).toEqual(found);
    expect(await counted(fresh, lab, query), query).toBe(expected.length);
    const [{ state } = { state: 'accepted' }] = adding;
    const narrowed = await listed(fresh, lab, `${query}&state=${state}&kind=rx,stock`);
    const inState = idsOf(adding.filter((each) => each.state === state));
    expect(narrowed.toSorted(), `${query} in ${state}`).toEqual(inState);
  };
  for (const account of accounts) {
    for (const lens of account === '' || account === accounts[1] ? lenses : ['']) {
      const own = within.filter(
        (each) =>
          (account === '' || each.account === account) && (lens === '' || each.lens === lens),
      );
      const figure = { period, account, lens };
      for (const name of countedNames satisfies readonly Counted[]) {
        const adding = own.filter(({ measure }) => measuresOf[name]?.includes(measure));
        await compare(ordersBehind(figure, name), adding);
      }
      const pieces = lens === 'several' ? ['orders'] : ['pieces'];
      await compare(
        piecesBehind(figure),
        own.filter(({ measure }) => pieces.includes(measure)),
      );
    }
  }
  return filled;
}
