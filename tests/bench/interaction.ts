import type { Browser, Page } from 'playwright';
import { quantile } from './figures.ts';

const slowdown = 4;

declare global {
  // `var`: only so does a declaration reach `globalThis`.
  var slowest: number;
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

/** From a key to the frame that shows it, ms: the slowest while a prescription is typed on a slow processor. */
export async function typingMs(browser: Browser, origin: string): Promise<number> {
  const page = await slowPage(browser, `${origin}/rx`);
  await page.evaluate(() => {
    globalThis.slowest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        globalThis.slowest = Math.max(globalThis.slowest, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (const side of ['right', 'left']) {
    await page.locator(`[name="${side}.sphere"]`).focus();
    for (const text of ['-2.25', '-0.75', '90', '2.00', '31.5', '19']) {
      await page.keyboard.type(text, { delay: 30 });
      await page.keyboard.press('Enter', { delay: 30 });
    }
  }
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  const slowest = await page.evaluate(() => globalThis.slowest);
  await page.context().close();
  return slowest;
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

/** From a click to the frame that shows the next page, ms: the middle of several, after each was once opened. */
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
