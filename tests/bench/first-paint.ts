import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { startPanel } from '../e2e/support/panel-server.ts';
import { everyPath } from '../e2e/support/screens.ts';
import { findBrowser } from '../support/find-browser.ts';
import { type Figure, median, printFigures } from './figures.ts';
import { http2Front } from './line/http2-front.ts';
import { initialWindowBytes, type Line, modelledLine, slowLine } from './line/modelled-line.ts';
import { coldVisit, type Visit } from './visit.ts';

const middling: Line = { name: '1.6 Mbit/s, 150 ms', kbitPerSecond: 1600, roundTripMs: 150 };

/** Number of runs, whose median counts. */
const runs = 3;
const slowdown = 4;
const firstAnswerBytes = 14_000;

/** Arrival time of a first answer of 14 KB: connection, TLS 1.3 and request take a round trip each. */
function limitMs({ kbitPerSecond, roundTripMs }: Line): number {
  if (firstAnswerBytes > initialWindowBytes) return Number.NaN;
  return 3 * roundTripMs + (firstAnswerBytes * 8) / kbitPerSecond;
}

async function visits(browser: Browser, url: string): Promise<Visit[]> {
  const seen: Visit[] = [];
  for (let run = 0; run < runs; run += 1) seen.push(await coldVisit(browser, url, { slowdown }));
  return seen;
}

function figuresOf(path: string, seen: readonly Visit[], budgetMs: number | undefined): Figure[] {
  const middle = (key: 'firstPaintMs' | 'largestPaintMs' | 'shellLiveMs' | 'liveMs') =>
    median(seen.map((visit) => visit[key]));
  const budget = budgetMs === undefined ? {} : { atMost: budgetMs };
  return [
    { what: `${path} first paint`, unit: 'ms', value: middle('firstPaintMs'), ...budget },
    { what: `${path} largest paint`, unit: 'ms', value: middle('largestPaintMs') },
    { what: `${path} shell live`, unit: 'ms', value: middle('shellLiveMs') },
    { what: `${path} all live`, unit: 'ms', value: middle('liveMs') },
    {
      what: `${path} layout shift`,
      unit: 'CLS',
      value: Math.max(...seen.map(({ shift }) => shift)),
      atMost: 0,
    },
  ];
}

async function overLine(
  line: Line,
  paths: readonly string[],
  front: Awaited<ReturnType<typeof http2Front>>,
  how: LaunchOptions,
  budgetMs?: number,
): Promise<void> {
  const way = await modelledLine(front.port, line);
  const trust = `--ignore-certificate-errors-spki-list=${front.keyHash}`;
  const browser = await chromium.launch({ ...how, args: [...(how.args ?? []), trust] });
  const figures: Figure[] = [
    { what: 'limit of this line for 14 KB', unit: 'ms', value: limitMs(line) },
  ];
  for (const path of paths) {
    const seen = await visits(browser, `https://127.0.0.1:${way.port}${path}`);
    figures.push(...figuresOf(path, seen, budgetMs));
  }
  await browser.close();
  await way.stop();
  printFigures(`${line.name}, HTTP/2, processor ${slowdown}× slower, middle of ${runs}`, figures);
}

/**
 * Prints when a first visit is painted and live, over connections modelled below TLS, for every route on the slow one.
 */
export async function benchFirstPaint(panelDir: string): Promise<void> {
  const panel = await startPanel(panelDir);
  const front = await http2Front(panel.origin);
  const how = await findBrowser();
  await overLine(slowLine, everyPath, front, how, 1900);
  await overLine(middling, ['/', '/rx'], front, how);
  await front.stop();
  await panel.stop();
}
