import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** Waits until the scripts of the page have taken over its markup, but for what may wait until they have nothing to do. */
export async function untilLive(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]:not([client="idle"])')).toHaveCount(0);
}

/** Opens a page and waits until it is live. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilLive(page);
}
