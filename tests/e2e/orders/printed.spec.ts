import type { Page } from 'playwright';
import type { PlaceOrderRequest } from '../../../src/api/orders/contract.ts';
import { fullRx } from '../../fixtures/full-rx.ts';
import { accessoryRequest } from '../../server/support/accessory-request.ts';
import { stockRequest } from '../../server/support/stock-request.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { openLive } from '../support/live.ts';
import { placeOrder } from '../support/order-desk.ts';
import { locales } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

/** Page widths within the margins of the print dialogue, mm. */
const papers = { A4: 190, A5: 128, roll: 72 } as const;

const kinds: Readonly<Record<string, PlaceOrderRequest>> = {
  stock: stockRequest([-200, -50, 4], [-100, 0, 2], [100, 0, 2]),
  accessories: accessoryRequest(['case-zip', 'blue', 6]),
  prescription: { content: fullRx },
};

/** Cells and facts that extend beyond the paper, or whose text does. */
const beyond = (page: Page) =>
  page.locator('#main').evaluate((main) => {
    const paper = document.documentElement.clientWidth;
    return [...main.querySelectorAll('th, td, dt, dd, h2, .chip, strong')].flatMap((each) => {
      if (!each.checkVisibility() || each.textContent === '') return [];
      const words = document.createRange();
      words.selectNodeContents(each);
      const boxes = [...words.getClientRects()].filter(({ width, height }) => width * height > 4);
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      return left < -1 || right > paper + 1 ? [`${each.className} ${each.textContent}`] : [];
    });
  });

for (const locale of locales) {
  for (const [kind, request] of Object.entries(kinds)) {
    test(`a printed order fits every paper: ${kind}, ${locale}`, async ({ page }) => {
      await presetStorage(page, { locale });
      await signIn(page, 'shop');
      const id = await placeOrder({ page, side: 'shop', locale }, request);
      await openLive(page, `/orders/order?id=${id}`);
      await expect(page.locator('.order-actions')).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      for (const [paper, mm] of Object.entries(papers)) {
        const width = Math.floor((mm / 25.4) * 96);
        await page.setViewportSize({ width, height: 800 });
        expect(await beyond(page), paper).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, paper).toBeLessThanOrEqual(width);
      }
    });
  }
}
