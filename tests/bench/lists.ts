import type { OrdersAnswer } from '../../src/api/contract.ts';
import { paths } from '../../src/api/paths.ts';
import { signInAt } from '../server/support/real-server.ts';
import { type Figure, median, printFigures, quantile } from './figures.ts';
import { commonName, ordersInBench, rareName } from './fill-orders.ts';
import { withFilledServer } from './filled-server.ts';

const pagesRead = 200;
/** Times each list is read to its last page; the 99th percentile of 200 readings is the second slowest of them. */
const rounds = 3;
/** Readings before the first that counts: new code and new plans are slow at first. */
const warmUps = 20;
/** Orders per request, as the panel asks for them. */
const pageSize = 25;
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const text = (typed: string) => `text=${encodeURIComponent(typed)}`;

/** What is asked for, by what the figures call it. */
const filters: readonly (readonly [what: string, query: string])[] = [
  ['all', ''],
  ['a state few have', 'state=quoted'],
  ['a state most have', 'state=delivered'],
  ['two states and a kind', 'state=accepted,ready&kind=rx'],
  ['a kind none has', 'kind=stock'],
  ['a week last spring', `from=${day(200)}&to=${day(193)}`],
  ['late', 'late=true'],
  ['promises', 'order=promise'],
  ['promises of a state', 'order=promise&state=ready'],
  ['a reference', text('n-654321')],
  ['a common name', text(commonName)],
  ['a rare name', text(rareName)],
  ['two names', text(`${commonName} ${rareName}`)],
  ['a name and a state', `${text(rareName)}&state=delivered`],
  ['a name and a state few have', `${text(rareName)}&state=quoted`],
];

/**
 * Reads the list of orders page after page, all and filtered, the counts and the dashboard, with a million orders in the
 * database.
 */
export async function benchLists(): Promise<void> {
  await withFilledServer(async (origin) => {
    await benchReader(origin, 'customer', 'one of 1,000 shops');
    await benchReader(origin, 'lab', 'the lab, all accounts');
  });
}

async function benchReader(origin: string, username: string, who: string): Promise<void> {
  const cookie = await signInAt(origin, username);
  const figures: Figure[] = [];
  for (const [what, query] of filters) {
    figures.push(...pageFigures(what, await readPages(origin, cookie, query)));
  }
  const again = (path: string) => readAgain(origin + path, cookie);
  figures.push(...figuresOf('counts by state', await again(paths.orderCounts), 20));
  figures.push(...figuresOf('the dashboard', await again(paths.dashboard), 30));
  printFigures(`API: a page of ${ordersInBench.toLocaleString('en')} orders, ${who}`, figures);
}

function figuresOf(what: string, times: readonly number[], atMost: number): Figure[] {
  const sorted = times.toSorted((a, b) => a - b);
  return [
    { what: `${what}, p50`, value: quantile(sorted, 0.5), unit: 'ms' },
    { what: `${what}, p99`, value: quantile(sorted, 0.99), unit: 'ms', atMost },
  ];
}

/** Of all pages, and how much slower the last fifty are than the first. */
function pageFigures(what: string, times: readonly (readonly number[])[]): Figure[] {
  const ends = (from: number, to?: number) => median(times.flatMap((each) => each.slice(from, to)));
  const deeper = ends(-50) - ends(0, 50);
  return [
    ...figuresOf(what, times.flat(), 20),
    { what: `${what}, the last pages slower by`, value: deeper, unit: 'ms' },
  ];
}

/** Times of the pages of all rounds; a list of fewer pages starts again. */
async function readPages(origin: string, cookie: string, query: string): Promise<number[][]> {
  await readRound(origin, cookie, query, warmUps);
  const times: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(await readRound(origin, cookie, query, pagesRead));
  }
  return times;
}

async function readRound(
  origin: string,
  cookie: string,
  query: string,
  pages: number,
): Promise<number[]> {
  const times: number[] = [];
  let after = '';
  for (let page = 0; page < pages; page += 1) {
    const from = performance.now();
    const address = `${origin}${paths.orders}?limit=${pageSize}&${query}${after}`;
    const answer = await fetch(address, { headers: { Cookie: cookie } });
    if (!answer.ok) throw new Error(`${query} answered ${answer.status}`);
    const { next }: OrdersAnswer = await answer.json();
    times.push(performance.now() - from);
    after = next ? `&after=${encodeURIComponent(next)}` : '';
  }
  return times;
}

async function readAgain(address: string, cookie: string): Promise<number[]> {
  const times: number[] = [];
  for (let reading = -warmUps; reading < rounds * pagesRead; reading += 1) {
    const from = performance.now();
    await (await fetch(address, { headers: { Cookie: cookie } })).json();
    if (reading >= 0) times.push(performance.now() - from);
  }
  return times;
}

if (import.meta.main) await benchLists();
