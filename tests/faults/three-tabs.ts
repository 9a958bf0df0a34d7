import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import { conclude } from '../../scripts/suites/suite.ts';
import type { OrdersAnswer } from '../../src/api/orders/contract.ts';
import { startPanel } from '../e2e/support/panel-server.ts';
import { field } from '../e2e/support/rx.ts';
import { failingLine } from '../support/failing-line.ts';
import { RecordedBrowser } from './history/record/recorded-browser.ts';
import { readDevice } from './support/device-orders.ts';
import { type OwnBrowser, openBrowser } from './support/own-browser.ts';
import { type Diary, openForm, typeOrders } from './support/rx-typist.ts';
import { askerOf } from './support/stored-orders.ts';

/**
 * Three tabs of one browser type prescriptions concurrently over a network that loses orders and responses, and the
 * browser is killed and reopened in between. In the end the lab must have every order exactly once, nothing may be
 * waiting, and the browser's requests and answers must keep the promises.
 */
const username = 'customer';
const rounds = 3;
const tabs = ['a', 'b', 'c'] as const;
/** Shares of orders and of answers that are lost. */
const losses = { lost: 1 / 4, answerLost: 1 / 4 };
const timeLimitMs = 240_000;

const profile = mkdtempSync(path.join(os.tmpdir(), 'adasi-tabs-'));
const panel = await startPanel(process.env.PANEL_DIR ?? 'dist');
const recorded = await RecordedBrowser.of(askerOf(panel.dataDir), panel.origin, username);
const line = await failingLine(panel.origin, losses, undefined, recorded.watch);
const diary: Diary = { begun: new Set(), taken: new Set() };
let browser: OwnBrowser | undefined;

const overdue = setTimeout(() => void fail(`not done within ${timeLimitMs / 1000} s`), timeLimitMs);
try {
  for (let round = 1; round <= rounds; round += 1) await typeAndKill(round);
  line.mend();
  browser = await openBrowser(profile);
  await signIn(browser.context);
  await finishLeft(browser.context);
  const placed = await untilNothingWaits(browser.context);
  compare(placed);
  const judged = await recorded.judge('three-tabs');
  const { carried, lost, answerLost } = line.fates;
  console.log(
    `three tabs: ${placed.length} orders, each with the lab once; ${rounds} kills; ` +
      `${lost} sendings and ${answerLost} answers lost of ${carried + lost + answerLost}; ${judged}`,
  );
} catch (error) {
  await fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
clearTimeout(overdue);
await clearAway();
conclude({ passed: 1, failed: 0 });

async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${line.origin}/login`);
  await page.locator('[name="username"]').fill(username);
  await page.locator('[name="password"]').fill('adasi-demo');
  await page.locator('form button[type="submit"]:enabled').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.close();
}

/** One round: the tabs type until the browser is killed in the middle of their work. */
async function typeAndKill(round: number): Promise<void> {
  const opened = await openBrowser(profile);
  browser = opened;
  await signIn(opened.context);
  let isKilled = false;
  const work = tabs.map(async (tab) => {
    const page = await opened.context.newPage();
    await openForm(page, line.origin);
    await typeOrders(page, diary, `${tab}${round}`, () => isKilled);
  });
  const failing = Promise.all(work);
  await Promise.race([failing, wait(16_000 + Math.random() * 4_000)]);
  isKilled = true;
  failing.catch(() => {});
  await opened.kill();
  await Promise.allSettled(work);
}

/** Finishes and sends the orders interrupted by kills: on screen and among the pre-orders. */
async function finishLeft(context: BrowserContext): Promise<void> {
  const pages: Page[] = [];
  for (const _ of tabs) {
    const page = await context.newPage();
    await openForm(page, line.origin);
    pages.push(page);
  }
  await Promise.all(pages.map((page) => typeOrders(page, diary, '', () => true)));
  const [page] = pages;
  if (!page) return;
  for (;;) {
    await page.goto(`${line.origin}/ordersPendding`);
    await page.locator('#main .preorder, #main .empty').first().waitFor();
    const open = page.locator('a[href*="/rx?preorder="]').first();
    if ((await open.count()) === 0) return;
    await open.click();
    await page.waitForURL(/preorder=/);
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name="reference"]')?.value !== '',
    );
    await typeOrders(page, diary, '', () => true);
    if (await field(page, 'reference').inputValue()) throw new Error('an order was not taken');
  }
}

async function listPlaced(context: BrowserContext): Promise<string[]> {
  const references: string[] = [];
  let after = '';
  do {
    const answer = await context.request.get(`${line.origin}/api/orders?limit=100${after}`);
    const page: OrdersAnswer = await answer.json();
    references.push(...page.orders.map(({ reference }) => reference));
    after = page.next ? `&after=${encodeURIComponent(page.next)}` : '';
  } while (after);
  return references;
}

/** Waits until the device holds no orders. Returns the lab's orders. */
async function untilNothingWaits(context: BrowserContext): Promise<string[]> {
  const page = await context.newPage();
  await page.goto(`${line.origin}/orders`);
  let waiting = await readDevice(page);
  for (let tries = 0; waiting.length > 0 && tries < 60; tries += 1) {
    await wait(500);
    waiting = await readDevice(page);
  }
  if (waiting.length > 0) throw new Error(`still on the device: ${waiting.join(', ')}`);
  return listPlaced(context);
}

function compare(placed: readonly string[]): void {
  const found = new Set(placed);
  const lost = [...new Set([...diary.taken, ...diary.begun])].filter((each) => !found.has(each));
  if (lost.length > 0) throw new Error(`lost: ${lost.join(', ')}`);
  const twice = placed.filter((each, index) => placed.indexOf(each) !== index);
  if (twice.length > 0) throw new Error(`twice: ${twice.join(', ')}`);
  if (found.size < 10) throw new Error(`only ${found.size} orders were typed`);
}

async function clearAway(): Promise<void> {
  await browser?.kill();
  line.stop();
  await panel.stop();
  rmSync(profile, { recursive: true, force: true });
}

async function fail(reason: string): Promise<never> {
  console.error(`three tabs: FAILED: ${reason}`);
  await clearAway().catch(() => {});
  conclude({ passed: 0, failed: 1 });
  process.exit(1);
}
