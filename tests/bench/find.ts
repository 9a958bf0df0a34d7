import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { accessoriesPath } from '../../src/api/accessories/paths.ts';
import type { AccessoryCatalogue } from '../../src/domain/accessories/accessories.ts';
import { panelRoutes } from '../../src/panel/routes.ts';
import { openWhole } from '../e2e/support/live.ts';
import { startPanel } from '../e2e/support/panel-server.ts';
import { signIn } from '../e2e/support/sign-in.ts';
import { findBrowser } from '../support/find-browser.ts';
import { figuresOf, median, printFigures } from './figures.ts';
import { slowdown } from './interaction.ts';

/** Longest time from a keystroke to painted results, ms. */
const budget = { device: 50, server: 300 };

/** First letters, each with results on the device. */
const letters = ['ن', 's', 'ع', 'o', 'ت', 'p', 'م', 'c', 'پ', 't', 'د', 'k'];
/** Texts that only the server finds orders by: customers' names. */
const atServer = ['م', 'نمونه', 'مشتری', 'مشتری نمونه'];
const rounds = 3;
/** The first searches, on a cold page, don't count. */
const warmUps = 6;
/** Number of accessories on the device, as at a large lab. */
const products = 1000;

async function offerMany(page: Page): Promise<void> {
  await page.route(`**${accessoriesPath}`, async (route) => {
    const answer = await route.fetch();
    const list: AccessoryCatalogue = await answer.json();
    const more = list.products.slice(0, 1).flatMap((product) =>
      Array.from({ length: products }, (_, place) => ({
        ...product,
        id: `more-${place}`,
        name: { fa: `محلول شست‌وشوی عدسی ${place}`, en: `Lens solution, sort ${place}` },
      })),
    );
    const all = { ...list, products: [...list.products, ...more] };
    await route.fulfill({ response: answer, json: all });
  });
}

/** A shop's page on a slow processor. The device has the lists of all products. */
async function openPage(browser: Browser, origin: string) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await signIn(page, 'shop');
  await offerMany(page);
  for (const name of ['rx', 'stockMulti', 'accessories'] as const) {
    const read = page.waitForResponse(/\/api\/(catalogue|stock|accessories)$/);
    await page.goto(panelRoutes[name].path);
    await (await read).finished();
    await page.evaluate(rest);
  }
  await openWhole(page, panelRoutes.dashboard.path);
  const devtools = await context.newCDPSession(page);
  // Excludes the work of other processes on the machine.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, devtools };
}

type Bench = Awaited<ReturnType<typeof openPage>>;
type Watched = { part: string; holds: string };

/** Runs in the page: waits until it is idle, except for animations. */
const rest = () => new Promise((idle) => requestIdleCallback(idle, { timeout: 200 }));

/**
 * Runs in the page: after the next keystroke, notes when a change of a part is painted that then contains something.
 */
function watchPaint({ part, holds }: Watched): void {
  globalThis.paintedMs = 0;
  let from = 0;
  const listening = new AbortController();
  const press = ({ timeStamp }: Event) => {
    from ||= timeStamp;
  };
  // A letter that the keyboard layout lacks is inserted without a keystroke.
  for (const type of ['keydown', 'beforeinput']) {
    addEventListener(type, press, { capture: true, signal: listening.signal });
  }
  const watch = new MutationObserver(() => {
    if (from === 0 || !document.querySelector(holds)) return;
    watch.disconnect();
    listening.abort();
    requestAnimationFrame(() =>
      setTimeout(() => {
        globalThis.paintedMs = performance.now() - from;
      }),
    );
  });
  const watched = document.querySelector(part);
  if (watched) watch.observe(watched, { subtree: true, childList: true, attributes: true });
}

async function busyMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Times from a keystroke until its results are painted, and how long the slowed processor worked, both ms. */
class Measured {
  readonly times: number[] = [];
  readonly busy: number[] = [];

  async add(
    { page, devtools }: Bench,
    watched: Watched,
    press: () => Promise<void>,
  ): Promise<void> {
    await page.evaluate(rest);
    await page.evaluate(watchPaint, watched);
    const before = await busyMs(devtools);
    await press();
    await page.waitForFunction(() => globalThis.paintedMs > 0);
    this.busy.push((await busyMs(devtools)) - before);
    this.times.push(await page.evaluate(() => globalThis.paintedMs));
  }

  figures(what: string, atMost: number) {
    const busy = median(this.busy.slice(warmUps));
    return [
      ...figuresOf(what, this.times.slice(warmUps), atMost),
      { what: `${what}, processor`, unit: 'ms', value: busy },
    ];
  }
}

const opened = { part: 'body', holds: '.find-option' };
const fromDevice = { part: '.find-list', holds: '.find-option' };
const fromServer = { part: '.find-list', holds: '.find-list [role="group"] .find-option' };

async function type(page: Page, text: string): Promise<void> {
  if (/^[a-z]$/i.test(text)) await page.keyboard.press(text);
  else await page.keyboard.insertText(text);
}

async function measureAll(bench: Bench) {
  const { page } = bench;
  const [opening, device, server] = [new Measured(), new Measured(), new Measured()];
  const typeEach = async (measured: Measured, texts: readonly string[], watched: Watched) => {
    for (const text of Array.from({ length: rounds }, () => texts).flat()) {
      await opening.add(bench, opened, () => page.keyboard.press('Control+k'));
      await measured.add(bench, watched, () => type(page, text));
      await page.keyboard.press('Escape');
      await page.locator('.find').waitFor({ state: 'detached' });
    }
  };
  await typeEach(device, letters, fromDevice);
  await typeEach(server, [...atServer, ...atServer], fromServer);
  return { opening, device, server };
}

/** Prints how quickly the search field finds what the device and the server have, on a slow processor. */
export async function benchFind(panelDir: string): Promise<void> {
  const panel = await startPanel(panelDir);
  const browser = await chromium.launch(await findBrowser());
  const { opening, device, server } = await measureAll(await openPage(browser, panel.origin));
  await browser.close();
  await panel.stop();
  printFigures(`Find anything, processor ${slowdown}× slower, ${products} products`, [
    ...opening.figures('Ctrl+K to the dialog', budget.device),
    ...device.figures('a letter to the device’s finds', budget.device),
    ...server.figures('a text to the server’s finds', budget.server),
  ]);
}
