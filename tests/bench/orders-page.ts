import type { OrdersAnswer } from '../../src/api/contract.ts';
import { paths } from '../../src/api/paths.ts';
import { signInAt } from '../server/support/real-server.ts';
import { type Figure, printFigures, quantile } from './figures.ts';
import { commonName, fillOrders, ordersInBench, rareName } from './fill-orders.ts';

const pagesRead = 200;
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const text = (typed: string) => `text=${encodeURIComponent(typed)}`;

/** What is asked for, by what the figures call it; the last can only be asked by the lab. */
const filters: readonly (readonly [what: string, query: string])[] = [
  ['all', ''],
  ['a state few have', 'state=quoted'],
  ['a state most have', 'state=delivered'],
  ['two states and a kind', 'state=accepted,ready&kind=rx'],
  ['a kind none has', 'kind=stock'],
  ['a week last spring', `from=${day(200)}&to=${day(193)}`],
  ['late', 'late=true'],
  ['promises', 'order=promise'],
  ['a reference', text('n-654321')],
  ['a common name', text(commonName)],
  ['a rare name', text(rareName)],
  ['two names', text(`${commonName} ${rareName}`)],
  ['a name and a state', `${text(rareName)}&state=delivered`],
];

/** Reads the list of orders page after page, all and filtered, with a million orders in the database. */
export async function benchOrdersPage(origin: string, sockets: string): Promise<void> {
  await fillOrders(sockets);
  for (const [username, who] of [
    ['customer', 'one of 1,000 shops'],
    ['lab', 'the lab, all accounts'],
  ] as const) {
    const cookie = await signInAt(origin, username);
    const figures: Figure[] = [];
    for (const [what, query] of filters) {
      figures.push(...pageFigures(what, await readPages(origin, cookie, query)));
    }
    figures.push(...pageFigures('counts by state', await readCounts(origin, cookie)));
    printFigures(`API: a page of ${ordersInBench.toLocaleString('en')} orders, ${who}`, figures);
  }
}

/** p99 of all pages, and how much slower the last fifty are than the first. */
function pageFigures(what: string, times: readonly number[]): Figure[] {
  const sorted = times.toSorted((a, b) => a - b);
  const part = (from: number, to?: number) =>
    quantile(
      times.slice(from, to).toSorted((a, b) => a - b),
      0.5,
    );
  return [
    { what: `${what}, p99`, value: quantile(sorted, 0.99), unit: 'ms', atMost: 20 },
    { what: `${what}, p50 of the first 50`, value: part(0, 50), unit: 'ms' },
    { what: `${what}, p50 of the last 50`, value: part(-50), unit: 'ms' },
  ];
}

/** Times of 200 pages; after the last one it starts again. */
async function readPages(origin: string, cookie: string, query: string): Promise<number[]> {
  const times: number[] = [];
  let after = '';
  for (let page = 0; page < pagesRead; page += 1) {
    const from = performance.now();
    const address = `${origin}${paths.orders}?${query}${after}`;
    const answer = await fetch(address, { headers: { Cookie: cookie } });
    if (!answer.ok) throw new Error(`${query} answered ${answer.status}`);
    const { next }: OrdersAnswer = await answer.json();
    times.push(performance.now() - from);
    after = next ? `&after=${encodeURIComponent(next)}` : '';
  }
  return times;
}

async function readCounts(origin: string, cookie: string): Promise<number[]> {
  const times: number[] = [];
  for (let reading = 0; reading < pagesRead; reading += 1) {
    const from = performance.now();
    await (await fetch(origin + paths.orderCounts, { headers: { Cookie: cookie } })).json();
    times.push(performance.now() - from);
  }
  return times;
}
