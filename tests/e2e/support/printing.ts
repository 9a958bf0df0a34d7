import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { pagesOf } from './pdf.ts';

declare global {
  /** Number of times the print dialogue was opened. */
  var printed: number;
}

/** Replaces the print dialogue, which a test cannot operate. */
export function standInForPrinting(page: Page) {
  return page.addInitScript(() => {
    globalThis.printed = 0;
    globalThis.print = () => {
      globalThis.printed += 1;
    };
  });
}

/** Clicks the print button. Resolves to the width and height of each page, mm. */
export async function printedSizes(page: Page, name: string) {
  const before = await page.evaluate(() => globalThis.printed);
  await page.getByRole('button', { name }).click();
  await expect.poll(() => page.evaluate(() => globalThis.printed)).toBe(before + 1);
  await page.emulateMedia({ media: 'print' });
  const sizes = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect(sizes).not.toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('.ticket')).toHaveCount(0);
  return sizes;
}
