import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** Waits until all islands are hydrated, except those that wait for idle time. */
export async function untilLive(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]:not([client="idle"])')).toHaveCount(0);
}

export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilLive(page);
}

/** Waits until the rows on screen are those of the filters and the order that were chosen. */
export async function untilRead(page: Page): Promise<void> {
  await expect(page.locator('#main [aria-busy="true"]')).toHaveCount(0);
}
