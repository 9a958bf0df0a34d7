import type { Page } from 'playwright';
import { idempotencyHeader } from '../../../src/api/headers.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import type { Transfer } from '../../../src/domain/ledger/transfer.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { orderPhotos } from '../../../src/i18n/device/order-photos.ts';
import { pick } from '../../../src/i18n/language/message.ts';
import { dues } from '../../../src/i18n/ledger/dues.ts';
import { transfers } from '../../../src/i18n/ledger/transfers.ts';
import { photos } from '../../../src/i18n/order/photos.ts';
import { photo } from '../../server/support/photos.ts';
import { expect, test } from '../fixtures.ts';
import { findings } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { signIn } from '../support/sign-in.ts';
import { openStock, order } from '../support/stock.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  allowedComplaints: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/],
});

const dialogOf = (page: Page) => page.getByRole('dialog');

async function choosePhoto(page: Page): Promise<void> {
  const buffer = Buffer.from(await photo('jpeg', 800, 600));
  const file = { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer };
  await dialogOf(page).locator('.photo-choose input').setInputFiles(file);
  await expect(dialogOf(page).getByRole('img')).toHaveCount(1);
}

/** Tells the page that the connection is back. */
const announceOnline = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('online')));

test('a photo of a stock order waits with it on the device, and is sent after it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openStock(page);
  await order(page, '-2.00 -0.50 x2');
  await page.getByRole('button', { name: pick(orderPhotos.texts.add, 'fa') }).click();
  await choosePhoto(page);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: pick(photos.texts.close, 'fa') }).click();
  await expect(page.locator('.stock-ready').getByRole('button')).toContainText('۱');
  await page.route('**/api/orders', (route) => route.abort());
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.stock-done')).toBeVisible();
  await page.unroute('**/api/orders');
  const placing = page.waitForRequest((asked) => asked.url().endsWith('/api/orders'));
  await announceOnline(page);
  // The order has the id of its request. The page discards the answer's body when it navigates.
  const id = (await (await placing).headerValue(idempotencyHeader)) ?? '';
  const photosOf = async () => {
    const answer = await page.request.get(orderPaths.order(id));
    return answer.ok() && ((await answer.json()) as Order).events.at(-1)?.photos?.length;
  };
  await expect.poll(photosOf).toBe(1);
});

test('a report of a transfer waits with its photo on the device, and is sent once', async ({
  page,
}) => {
  const tracking = 'W-4711';
  const asked = '**/api/ledger/transfers*';
  await signIn(page, 'shop');
  await page.route(asked, (route) => route.abort());
  await openLive(page, '/transactions');
  const openDues = () => page.getByRole('button', { name: pick(dues.texts.title, 'fa') }).click();
  await openDues();
  await page.getByRole('button', { name: pick(transfers.texts.report, 'fa') }).click();
  const form = dialogOf(page);
  await form.locator('[name="amount"]').fill('250000');
  await form.locator('[name="tracking"]').fill(tracking);
  await choosePhoto(page);
  await form.locator('[type="submit"]').click();
  await expect(form).toHaveCount(0);
  const waiting = page.locator('.waiting-transfers li');
  await expect(waiting).toContainText(tracking);
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await openDues();
  await expect(waiting).toContainText(tracking);
  await page.unroute(asked);
  await announceOnline(page);
  await expect(waiting).toHaveCount(0);
  await expect(page.locator('.transfers .table-row')).toContainText(tracking);
  const answer = await (await page.request.get('/api/ledger/transfers')).json();
  const sent = (answer.transfers as Transfer[]).filter((each) => each.tracking === tracking);
  expect(sent.map((each) => each.photos.length)).toEqual([1]);
});
