import type { Browser, Page } from 'playwright';
import { quantile } from './figures.ts';

/** How many times slower a weak device's processor is. */
export const slowdown = 4;

declare global {
  // `var`, because only `var` declares a property of `globalThis`.
  /** Longest event of each interaction, ms. */
  var interactions: Map<number, number>;
  var paintedMs: number;
}

async function slowPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Runs in the page: starts measuring interactions. */
export function watchInteractions(): void {
  globalThis.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming;
      const longest = globalThis.interactions.get(interactionId) ?? 0;
      if (interactionId) globalThis.interactions.set(interactionId, Math.max(longest, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Opens the drawing and enters a frame. */
async function showDrawing(page: Page): Promise<void> {
  await page.locator('.rx-aside button[aria-expanded]').click();
  await page.locator('[name="job"][value="remoteEdged"]').check();
  for (const [measure, text] of Object.entries({ a: '52', b: '40', dbl: '18' })) {
    await page.locator(`[name="frame.${measure}"]`).fill(text);
  }
  await page.locator('.drawing-front').waitFor();
}

/** Unfolds every part of the form, including those that unfolding reveals. */
async function unfoldAll(page: Page): Promise<void> {
  const folded = page.locator('.rx-fold-title[aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().click();
  await page.waitForLoadState('networkidle');
}

/**
 * Interaction to next paint, ms, while typing a prescription on a slow processor, with the drawing and every part open.
 */
export async function typingMs(browser: Browser, origin: string): Promise<number> {
  const page = await slowPage(browser, `${origin}/rx`);
  await showDrawing(page);
  await unfoldAll(page);
  await page.evaluate(watchInteractions);
  for (const side of ['right', 'left']) {
    await page.locator(`[name="${side}.sphere"]`).focus();
    for (const text of ['-2.25', '-0.75', '90', '2.00', '31.5', '19']) {
      await page.keyboard.type(text, { delay: 30 });
      await page.keyboard.press('Enter', { delay: 30 });
    }
  }
  const worst = await worstInteraction(page);
  await page.context().close();
  return worst;
}

/**
 * Interaction to Next Paint since measuring started, ms. As defined, it ignores one outlier per fifty interactions.
 */
export async function worstInteraction(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  const durations = await page.evaluate(() => [...globalThis.interactions.values()]);
  return durations.sort((a, b) => b - a)[Math.floor(durations.length / 50)] ?? 0;
}

async function navigateMs(page: Page, path: string): Promise<number> {
  await page.evaluate(() => {
    globalThis.paintedMs = 0;
    let from = 0;
    addEventListener('click', ({ timeStamp }) => (from = timeStamp), { once: true, capture: true });
    document.addEventListener(
      'astro:after-swap',
      () =>
        requestAnimationFrame(() =>
          setTimeout(() => (globalThis.paintedMs = performance.now() - from)),
        ),
      { once: true },
    );
  });
  await page.evaluate((href) => {
    document.querySelector<HTMLElement>(`#drawer a[href="${href}"]`)?.click();
  }, path);
  await page.waitForFunction(() => globalThis.paintedMs > 0);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => globalThis.paintedMs);
}

/** From a click to the frame that shows the next page, ms: the median of several pages opened before. */
export async function navigationMs(browser: Browser, origin: string): Promise<number> {
  const page = await slowPage(browser, `${origin}/`);
  const round = ['/ordersPendding', '/accessories', '/'];
  for (const path of round) await navigateMs(page, path);
  const times: number[] = [];
  for (const path of [...round, ...round]) times.push(await navigateMs(page, path));
  await page.context().close();
  return quantile(
    times.sort((a, b) => a - b),
    0.5,
  );
}
