import type { Browser, Page } from 'playwright';
import { type Look, lookName, openLook } from './look.ts';
import type { Fault, Finding, Part } from './part.ts';
import { restOf } from './rest.ts';
import type { Sample } from './sample.ts';
import { screensOf } from './screens.ts';

type Survey = { look: Look; sample: Sample; parts: readonly Part[] };

/** Follows a link as a press on it does, but without a press: what moves soon after one is not counted. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, hidden: true });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await page.waitForURL((url) => url.pathname.replace(/(.)\/$/, '$1') + url.search === path);
}

/** What the parts find on every screen, loaded and navigated to. */
export async function* surveyLook(
  browser: Browser,
  origin: string,
  { look, sample, parts }: Survey,
): AsyncGenerator<Finding> {
  const page = await openLook(browser, origin, look);
  for (const { before } of parts) if (before) await page.addInitScript(before);
  const untilAtRest = restOf(page);
  const paths = screensOf(look.role, sample);
  const found = (path: string, faults: readonly Fault[]) =>
    faults.map((fault) => ({ ...fault, path, look: lookName(look) }));

  for (const path of paths) {
    await page.goto(path);
    await untilAtRest();
    for (const part of parts) yield* found(path, await part.loaded(page));
  }
  const moving = parts.flatMap(({ navigated }) => navigated ?? []);
  await page.goto('/contacts');
  await untilAtRest();
  for (const measure of moving) await measure(page);
  for (const path of paths) {
    await follow(page, path);
    await untilAtRest();
    for (const measure of moving) yield* found(path, await measure(page));
  }
  await page.context().close();
}
