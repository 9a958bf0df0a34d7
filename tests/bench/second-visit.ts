import type { Browser } from 'playwright';
import { untilAllKept } from '../e2e/support/kept-version.ts';
import { type Carried, meteredLine } from './metered-line.ts';

/** Bytes downloaded by a first visit, by storing all other pages in the background, and by a second visit. */
export async function twoVisits(
  browser: Browser,
  origin: string,
  path: string,
): Promise<{ first: Carried; behind: Carried; second: Carried }> {
  const line = await meteredLine(origin);
  const context = await browser.newContext();
  const open = async () => {
    const page = await context.newPage();
    await page.goto(`${line.origin}${path}`, { waitUntil: 'networkidle' });
    const visit = line.take();
    await untilAllKept(page);
    await page.close();
    return { visit, behind: line.take() };
  };
  const first = await open();
  const second = await open();
  await context.close();
  line.close();
  const { files, api } = second.visit;
  const both = { files: files + second.behind.files, api: api + second.behind.api };
  return { first: first.visit, behind: first.behind, second: both };
}
