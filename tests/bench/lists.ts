import { dashboardPath } from '../../src/api/dashboard/paths.ts';
import type { OrdersAnswer } from '../../src/api/orders/contract.ts';
import { orderPaths } from '../../src/api/orders/paths.ts';
import { workdayPath } from '../../src/api/workday/paths.ts';
import { type Figure, figuresOf, median, printFigures } from './figures.ts';
import { commonName, otherName, rareName } from './filled/fill-orders.ts';
import { aMillion, withFilledServer } from './filled/filled-server.ts';
import { Reader } from './reader.ts';

const pagesRead = 200;
/** How often each list is read to its last page. The 99th percentile of 200 readings is the second slowest. */
const rounds = 3;
/** Readings before the first one that counts: new code and new plans are slow at first. */
const warmUps = 100;
/** Orders per request, as in the panel. */
const pageSize = 25;
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const text = (typed: string) => `text=${encodeURIComponent(typed)}`;

/** The measured queries, by their names in the figures. */
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
  ['the start of a reference', text('n-65')],
  ['no word that any has', text('هیچ‌کس')],
  ['the start of all names', text('خانو')],
  ['a common name', text(commonName)],
  ['a rare name', text(rareName)],
  ['two names', text(`${commonName} ${rareName}`)],
  ['two names that none has both', text(`${commonName} ${otherName}`)],
  ['a name and a word that none has', text(`${commonName} هیچ‌کس`)],
  ['a name and the start of all names', text(`${rareName} خ`)],
  ['a name and a state most have', `${text(rareName)}&state=delivered`],
  ['a name and a state few have', `${text(rareName)}&state=quoted`],
  ['a name and a state one of 50 has', `${text(rareName)}&state=cancelled`],
  ['promises and a name', `order=promise&${text(rareName)}`],
];

/** Queries that only the lab uses: the orders behind figures. */
const figureFilters: readonly (readonly [what: string, query: string])[] = [
  ['figures: taken on', 'counted=takenOn'],
  ['figures: shipped on time, a month', `counted=onTime&from=${day(120)}&to=${day(90)}`],
  ['figures: late', 'counted=late'],
  [
    'figures: late, a year, oldest first',
    `counted=late&from=${day(360)}&to=${day(1)}&order=oldest`,
  ],
  ['figures: remade', 'counted=remade'],
  ['figures: remade, a reason', 'counted=remade.labFault'],
  ['figures: broken of a lens', 'counted=broken&lens=rx%20bench-17'],
  ['figures: broken, a reason none has', 'counted=broken.lost'],
  ['figures: a lens half of all have', 'lens=rx%20bench-0'],
  ['figures: a lens one of 80 has', 'lens=rx%20bench-17'],
  ['figures: a lens none has', 'lens=rx%20gone'],
  ['figures: late and still in a state', 'counted=late&state=shipped'],
  ['figures: late and a name', `counted=late&${text(rareName)}`],
];

/** Reads the lists, the counts and the dashboard with a million orders in the database. */
export async function benchLists(): Promise<void> {
  await withFilledServer(aMillion, async ({ origin }) => {
    await benchReader(origin, 'customer', 'a million orders, a shop with 1,000');
    await benchReader(origin, 'lab', 'a million orders, the lab');
  });
}

/** Longest answer times, ms. */
interface ReadingBudget {
  list: number;
  dashboard: number;
}

/** Reads the list of orders page by page, unfiltered and filtered, the counts and the dashboard, as a given user. */
export async function benchReader(
  origin: string,
  username: string,
  who: string,
  budget: ReadingBudget = { list: 20, dashboard: 30 },
): Promise<void> {
  const reader = await Reader.signIn(origin, username);
  const figures: Figure[] = [];
  for (const [what, query] of username === 'lab' ? [...filters, ...figureFilters] : filters) {
    figures.push(...pageFigures(what, await readPages(reader, query), budget.list));
  }
  const again = (path: string) => readAgain(reader, path);
  figures.push(...figuresOf('counts by state', await again(orderPaths.counts), budget.list));
  if (username === 'lab') {
    figures.push(...figuresOf('the lab’s day', await again(workdayPath), budget.dashboard));
  }
  figures.push(...figuresOf('the dashboard', await again(dashboardPath), budget.dashboard));
  printFigures(`API: a page of ${who}`, figures);
  reader.close();
}

/** Times of all pages, and how much slower the last fifty are than the first. */
function pageFigures(
  what: string,
  times: readonly (readonly number[])[],
  atMost: number,
): Figure[] {
  const ends = (from: number, to?: number) => median(times.flatMap((each) => each.slice(from, to)));
  const deeper = ends(-50) - ends(0, 50);
  return [
    ...figuresOf(what, times.flat(), atMost),
    { what: `${what}, the last pages slower by`, value: deeper, unit: 'ms' },
  ];
}

/** Times of the pages in all rounds. A list with fewer pages starts over. */
async function readPages(reader: Reader, query: string): Promise<number[][]> {
  await readRound(reader, query, warmUps);
  const times: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(await readRound(reader, query, pagesRead));
  }
  return times;
}

async function readRound(reader: Reader, query: string, pages: number): Promise<number[]> {
  const times: number[] = [];
  let after = '';
  for (let page = 0; page < pages; page += 1) {
    const { answer, time } = await reader.read(
      `${orderPaths.orders}?limit=${pageSize}&${query}${after}`,
    );
    times.push(time);
    const { next } = answer as OrdersAnswer;
    after = next ? `&after=${encodeURIComponent(next)}` : '';
  }
  return times;
}

async function readAgain(reader: Reader, path: string): Promise<number[]> {
  const times: number[] = [];
  for (let reading = -warmUps; reading < rounds * pagesRead; reading += 1) {
    const { time } = await reader.read(path);
    if (reading >= 0) times.push(time);
  }
  return times;
}

if (import.meta.main) await benchLists();
