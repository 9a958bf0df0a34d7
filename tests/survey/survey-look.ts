import type { Browser, Page } from 'playwright';
import { type Look, lookName, openLook } from './look.ts';
import type { Fault, Finding, Part } from './part.ts';
import { restOf } from './rest.ts';
import type { Sample } from './sample.ts';
import { screensOf } from './screens.ts';

type Survey = {
  look: Look;
  sample: Sample;
  parts: readonly Part[];
  /** How to open the screens: by address, or by links from one another. */
  ways: readonly ('load' | 'navigation')[];
};

/** Where navigations start: a screen that both roles have. */
const start = '/contacts';

/** Follows a link without a click, because shifts soon after a click aren't counted. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, hidden: true });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await page.waitForURL((url) => url.pathname.replace(/(.)\/$/, '$1') + url.search === path);
}

type Opened = { page: Page; paths: readonly string[]; parts: readonly Part[] };
type Found = { path: string; faults: readonly Fault[] };

/** Findings on screens opened by their addresses. */
async function* surveyLoaded({ page, paths, parts }: Opened): AsyncGenerator<Found> {
  const untilAtRest = restOf(page);
  for (const path of paths) {
    await page.goto(path);
    await untilAtRest();
    for (const part of parts) yield { path, faults: await part.loaded(page) };
  }
}

/** Findings on screens opened by links from one another. */
async function* surveyNavigated({ page, paths, parts }: Opened): AsyncGenerator<Found> {
  const measures = parts.flatMap(({ navigated }) => navigated ?? []);
  if (measures.length === 0) return;
  const untilAtRest = restOf(page);
  await page.goto(start);
  await untilAtRest();
  for (const measure of measures) await measure(page);
  for (const path of paths) {
    await follow(page, path);
    await untilAtRest();
    for (const measure of measures) yield { path, faults: await measure(page) };
  }
}

const surveys = { load: surveyLoaded, navigation: surveyNavigated };

/** Findings on all screens. */
export async function* surveyLook(
  browser: Browser,
  origin: string,
  { look, sample, parts, ways }: Survey,
): AsyncGenerator<Finding> {
  const page = await openLook(browser, origin, look);
  for (const { before } of parts) if (before) await page.addInitScript(before);
  const paths = screensOf(look.role, sample);
  for (const way of ways) {
    for await (const { path, faults } of surveys[way]({ page, paths, parts })) {
      for (const fault of faults) yield { ...fault, path, look: lookName(look) };
    }
  }
  await page.context().close();
}
