import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { changePaths } from '../../../src/api/changes/paths.ts';

/** Runs in the page: resolves once effects have run, which the islands' runtime starts after the next frame. */
const untilEffects = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))),
  );

/** Waits until all islands are hydrated and respond, except those that wait for idle time. */
export async function untilLive(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]:not([client="idle"])')).toHaveCount(0);
  // Retried if the page navigates in between.
  await expect(() => page.evaluate(untilEffects)).toPass();
}

export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilLive(page);
}

/** Waits until the rows on screen match the chosen filters and sort order. */
export async function untilRead(page: Page): Promise<void> {
  await expect(page.locator('#main [aria-busy="true"]')).toHaveCount(0);
}

/** Opens a page signed in and waits for the stream of changes, the last thing that a page requests on its own. */
export async function openWhole(page: Page, path: string): Promise<void> {
  const streaming = page.waitForResponse(`**${changePaths.stream}`);
  await openLive(page, path);
  await streaming;
}

/** Waits for the code that sends orders, which a screen loads at the first change and cannot load offline. */
export async function outboxFetched(page: Page): Promise<void> {
  await (await page.waitForResponse(/-outbox\.js$/)).finished();
}

/** Keeps others' changes from the page, so that it shows what it has read. */
export const holdNews = (page: Page) => page.route(`**${changePaths.stream}`, () => {});
