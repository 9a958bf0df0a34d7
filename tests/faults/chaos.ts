import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from 'playwright';
import { conclude } from '../../scripts/suites/suite.ts';
import { failingLine } from '../support/failing-line.ts';
import { composeOn, orderKinds, screens } from '../support/screen-steps.ts';
import { RecordedBrowser } from './history/record/recorded-browser.ts';
import { reportChaos } from './support/chaos-report.ts';
import { readDevice } from './support/device-orders.ts';
import { startKilledPanel } from './support/killed-panel.ts';
import { type OwnBrowser, openBrowser } from './support/own-browser.ts';

/**
 * Three tabs of one browser compose orders of every kind on their screens while the network loses 15 % of the answers
 * after the server has committed, cuts some off and lets some hang, and server and database are killed every few
 * seconds. Once the faults have ended, the database must have every order exactly once, with fewer than 1.6 posts per
 * order, and the browser's requests and answers must keep the promises. `npm run chaos -- --minutes 1` for a short run;
 * `--without locks,channel` takes browser features away.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    without: { type: 'string', default: '' },
  },
});
const lengthMs = Number(values.minutes) * 60_000;
if (!(lengthMs > 0 && lengthMs <= 3_600_000)) throw new Error('--minutes is 60 at most.');

const username = 'customer';
const odds = { answerLost: 0.15, answerCut: 0.03, stalled: 0.01, lost: 0.02 };
/** The minimum for a full run; a shorter one must reach its share. */
const limits = { fewestOrders: 100 * Math.min(10, Number(values.minutes)), mostPostsPerOrder: 1.6 };
/** Shortest time between two orders of a tab, ms: faster than any person. */
const pace = 1_500;
/** Orders on a screen before the tab opens the next screen. */
const perScreen = 25;
/** Time to send the remaining orders once the faults have ended, ms. */
const drainMs = 360_000;

const profile = mkdtempSync(path.join(os.tmpdir(), 'adasi-chaos-profile-'));
const panel = await startKilledPanel(process.env.PANEL_DIR ?? 'dist');
// The stream of changes stays open for minutes, and every kill cuts it anyway.
const isMeant = ({ url = '' }: IncomingMessage) =>
  url.startsWith('/api/') && !url.startsWith('/api/changes/');
const recorded = await RecordedBrowser.of(panel.ask, panel.origin, username);
const line = await failingLine(panel.origin, odds, isMeant, recorded.watch);
line.mend();
/** References of all orders the panel has accepted. */
const taken: string[] = [];
let browser: OwnBrowser | undefined;
let isOver = false;

const overdue = setTimeout(() => void fail('not done in time'), lengthMs + drainMs + 180_000);
try {
  browser = await openBrowser(profile);
  const { context } = browser;
  await takeAbilities(context);
  const pages = await openTabs(context);
  line.fail();
  const killing = panel.keepKilling();
  setTimeout(() => {
    isOver = true;
  }, lengthMs);
  await Promise.race([
    Promise.all(pages.map((page, tab) => composeAll(page, tab))),
    killing.then(() => Promise.reject(new Error('the kills ended'))),
  ]);
  panel.spare();
  await killing;
  line.mend();
  const drained = await untilSent(context);
  const stored = await panel.readOrders(username);
  const title = `${values.minutes} minutes, without: ${values.without || 'nothing'}`;
  const { fates } = line;
  const faults = reportChaos(
    { title, taken, stored, fates, kills: panel.kills, ...drained },
    limits,
  );
  for (const fault of faults) console.error(`chaos: FAILED: ${fault}`);
  console.log(`chaos: ${await recorded.judge('chaos')}`);
  conclude(faults.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
} catch (error) {
  await fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
clearTimeout(overdue);
await clearAway();

async function takeAbilities(context: BrowserContext): Promise<void> {
  await context.addInitScript((without) => {
    if (without.includes('locks')) Reflect.deleteProperty(Navigator.prototype, 'locks');
    if (without.includes('channel')) Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  }, values.without.split(','));
}

/** Signs in before the network fails, and opens every screen once, so that it also opens without a server. */
async function openTabs(context: BrowserContext): Promise<Page[]> {
  const first = await context.newPage();
  await openPage(first, '/login');
  await first.locator('[name="username"]').fill(username);
  await first.locator('[name="password"]').fill('adasi-demo');
  await first.locator('form button[type="submit"]:enabled').click();
  await first.waitForURL((url) => !url.pathname.startsWith('/login'));
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (const kind of orderKinds) await openPage(first, screens[kind].path);
  return [first, await context.newPage(), await context.newPage()];
}

/** Opens a page, retrying while neither the server nor the device has it. */
async function openPage(page: Page, address: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await page.goto(`${line.origin}${address}`, { timeout: 30_000 });
      const isLive = () => !document.querySelector('astro-island[ssr]:not([client="idle"])');
      await page.waitForFunction(isLive, undefined, { timeout: 15_000 });
      return;
    } catch (error) {
      if (tries === 15) throw error;
      await wait(1_000);
    }
  }
}

async function composeAll(page: Page, tab: number): Promise<void> {
  for (let screen = tab; !isOver; screen += 1) {
    const kind = orderKinds[screen % orderKinds.length] ?? 'rx';
    await openPage(page, screens[kind].path);
    for (let count = 0; count < perScreen && !isOver; count += 1) {
      const from = performance.now();
      const reference = `${kind}-${tab}-${screen}-${count}`;
      await composeOn(page, kind, reference, taken.length);
      taken.push(reference);
      await wait(Math.max(0, pace - (performance.now() - from)));
    }
  }
}

type Drained = { waited: number; took: number; left: readonly string[] };

/**
 * Waits until nothing is left to send, except refused orders. Also returns how many orders were waiting, and how long
 * sending took, ms.
 */
async function untilSent(context: BrowserContext): Promise<Drained> {
  const page = context.pages().at(-1) ?? (await context.newPage());
  const from = performance.now();
  const waited = (await readDevice(page)).length;
  for (;;) {
    const left = await readDevice(page);
    const took = performance.now() - from;
    const isDone = left.every((each) => each.endsWith('(refused)'));
    if (isDone || took > drainMs) return { waited, took, left };
    await wait(500);
  }
}

async function clearAway(): Promise<void> {
  await browser?.kill();
  line.stop();
  await panel.stop();
  rmSync(profile, { recursive: true, force: true });
}

async function fail(reason: string): Promise<never> {
  console.error(`chaos: FAILED: ${reason}`);
  console.error(`chaos: ${taken.length} orders taken until then`);
  await clearAway().catch(() => {});
  conclude({ passed: 0, failed: 1 });
  process.exit(1);
}
