import type { Page } from 'playwright';

/** Letters of twice the size, as a reader sets them in the browser or the phone. */
export async function enlarge(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}
