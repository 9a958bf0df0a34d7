import { type BrowserContext, chromium, type Page } from 'playwright';
import { untilAllKept } from '../e2e/support/kept-version.ts';
import { untilLive } from '../e2e/support/live.ts';
import { startPanel } from '../e2e/support/panel-server.ts';
import { chooseLens, field } from '../e2e/support/rx.ts';
import { signInByForm } from '../e2e/support/sign-in.ts';
import { findBrowser } from '../support/find-browser.ts';
import { median, printFigures } from './figures.ts';
import { http2Front } from './line/http2-front.ts';
import { type Line, modelledLine } from './line/modelled-line.ts';

const slow: Line = { name: '400 kbit/s, 400 ms', kbitPerSecond: 400, roundTripMs: 400 };
const runs = 3;
const slowdown = 4;
/** Storing the whole panel takes a round trip for each of its files. */
const keptWithinMs = 240_000;

/**
 * In ms. Cold: connection, TLS 1.3 and request take a round trip each, and the 14 KB of the page 280 ms: 1.5 s, plus a
 * second for the processor. The other 96 KB are requested after the first frame, 0.4 s, and take 1.9 s: 3.8 s, plus
 * slightly more than a second for the processor. Warm: nothing of the page is transferred. Sending: a new connection
 * takes two round trips and the order one, 1.2 s; the rest is the processor's.
 */
const budgets = { cold: 2500, coldLive: 5000, warm: 1000, sent: 2000 };

/** Runs in the page: notes when its first field is painted, and when the form validates input. */
function watchForm(): void {
  const seen = { field: 0, live: 0 };
  Object.assign(globalThis, { formSeen: seen });
  const look = () => {
    const input = document.querySelector<HTMLInputElement>('[name="reference"]');
    if (
      !seen.field &&
      input &&
      !input.disabled &&
      performance.getEntriesByType('paint').length > 0
    ) {
      seen.field = performance.now();
    }
    const islands = document.querySelectorAll('#main astro-island');
    const isLive = islands.length > 0 && !document.querySelector('#main astro-island[ssr]');
    if (isLive) seen.live ||= performance.now();
    if (!seen.field || !seen.live) requestAnimationFrame(look);
  };
  look();
}

/** Types into the field as soon as it appears. Resolves to when that was, and when the form was live, ms. */
async function openForm(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watchForm);
  await page.goto(`${url}/rx`, { waitUntil: 'commit', timeout: 60_000 });
  await field(page, 'reference').pressSequentially('A-1', { timeout: 60_000 });
  await page.waitForFunction(() => globalThis.formSeen.live > 0, null, { timeout: 60_000 });
  if ((await field(page, 'reference').inputValue()) !== 'A-1')
    throw new Error('What was typed is lost.');
  return { page, seen: await page.evaluate(() => globalThis.formSeen) };
}

declare global {
  var formSeen: { field: number; live: number };
}

type Opening = Awaited<ReturnType<typeof openForm>>;

async function coldOpenings(
  open: (worker: 'allow' | 'block') => Promise<BrowserContext>,
  url: string,
) {
  const seen: Opening['seen'][] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await open('block');
    seen.push((await openForm(context, url)).seen);
    await context.close();
  }
  return seen;
}

/** Sends a prescription. Resolves to the time from pressing "send" until its number is shown, ms. */
async function sendOrder(page: Page): Promise<number> {
  await field(page, 'right.sphere').fill('-1.00');
  await field(page, 'left.sphere').fill('-1.25');
  await chooseLens(page, 'singleVision');
  await page.keyboard.press('Control+Enter');
  const from = performance.now();
  await page.locator('.rx-done a[href^="/orders/order"]').waitFor();
  return performance.now() - from;
}

/** Opens the form and sends orders with the whole panel on the device. */
async function warmOpenings(context: BrowserContext, url: string) {
  const first = await context.newPage();
  await signInByForm(first, 'shop', url);
  await untilLive(first);
  await untilAllKept(first, keptWithinMs);
  await first.close();
  const seen: Opening['seen'][] = [];
  const sent: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const opening = await openForm(context, url);
    seen.push(opening.seen);
    sent.push(await sendOrder(opening.page));
    await opening.page.close();
  }
  return { seen, sent };
}

/** Prints when the prescription form accepts input on a slow connection, and when an order is acknowledged. */
export async function benchFirstField(panelDir: string): Promise<void> {
  const panel = await startPanel(panelDir);
  const front = await http2Front(panel.origin);
  const way = await modelledLine(front.port, slow);
  const how = await findBrowser();
  const trust = `--ignore-certificate-errors-spki-list=${front.keyHash}`;
  const browser = await chromium.launch({ ...how, args: [...(how.args ?? []), trust] });
  const open = (serviceWorkers: 'allow' | 'block') => browser.newContext({ serviceWorkers });
  const url = `https://127.0.0.1:${way.port}`;
  const cold = await coldOpenings(open, url);
  const warm = await warmOpenings(await open('allow'), url);
  await browser.close();
  await way.stop();
  await front.stop();
  await panel.stop();
  const middle = (seen: readonly Opening['seen'][], key: 'field' | 'live') =>
    median(seen.map((each) => each[key]));
  const unit = 'ms';
  printFigures(`/rx, ${slow.name}, processor ${slowdown}× slower, middle of ${runs}`, [
    {
      what: 'cold, first field takes a text',
      unit,
      value: middle(cold, 'field'),
      atMost: budgets.cold,
    },
    { what: 'cold, form checks it', unit, value: middle(cold, 'live'), atMost: budgets.coldLive },
    {
      what: 'warm, first field takes a text',
      unit,
      value: middle(warm.seen, 'field'),
      atMost: budgets.warm,
    },
    { what: 'warm, form checks it', unit, value: middle(warm.seen, 'live') },
    { what: 'from "send" to its number', unit, value: median(warm.sent), atMost: budgets.sent },
  ]);
}
