import type { Page } from 'playwright';

/** Doubles the text size, as a reader does in the browser or the phone. */
export async function enlarge(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}
