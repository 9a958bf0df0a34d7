import type { Browser } from 'playwright';
import { meteredLine } from './metered-line.ts';

export type Visits = {
  /** All that came down the line, by visit. */
  firstBytes: number;
  secondBytes: number;
  /** Of the second visit's, what were files of the panel: all but the API's answers. */
  secondStaticBytes: number;
};

/** Runs in the page. */
function staticBytes(): number {
  return [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ]
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => !new URL(name).pathname.startsWith('/api/'))
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

/** All that comes down the line for a first and for a second visit, with whatever the panel keeps on the device. */
export async function twoVisits(browser: Browser, origin: string, path: string): Promise<Visits> {
  const line = await meteredLine(origin);
  const context = await browser.newContext();
  const open = async () => {
    const page = await context.newPage();
    await page.goto(`${line.origin}${path}`, { waitUntil: 'networkidle' });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(
      async (pathname) => (await caches.match(pathname)) !== undefined,
      path,
    );
    const ofFiles = await page.evaluate(staticBytes);
    await page.close();
    return { all: line.take(), ofFiles };
  };
  const first = await open();
  const second = await open();
  await context.close();
  line.close();
  return {
    firstBytes: first.all,
    secondBytes: second.all,
    secondStaticBytes: second.ofFiles,
  };
}
