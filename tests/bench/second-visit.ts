import type { Browser } from 'playwright';
import { type Carried, meteredLine } from './metered-line.ts';

/** Bytes downloaded by a first and by a second visit, with the panel's caches. */
export async function twoVisits(
  browser: Browser,
  origin: string,
  path: string,
): Promise<{ first: Carried; second: Carried }> {
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
    await page.close();
    return line.take();
  };
  const first = await open();
  const second = await open();
  await context.close();
  line.close();
  return { first, second };
}
