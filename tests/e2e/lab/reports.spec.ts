import { readFileSync } from 'node:fs';
import type { Order } from '../../../src/domain/order/order.ts';
import { orderRequest } from '../../server/support/order-request.ts';
import { expect, test } from '../fixtures.ts';
import { findings } from '../support/axe.ts';
import { openLive, untilRead } from '../support/live.ts';
import { actElsewhere, enter, placeOrder } from '../support/order-desk.ts';

test('the lab reads its month on the dashboard and its report by keyboard, and downloads it', async ({
  page,
  newVisitor,
}) => {
  const shop = await enter(await newVisitor(), 'shop', 'fa');
  const lab = await enter(page, 'lab', 'en');
  await openLive(shop.page, '/orders');
  await openLive(page, '/');
  const tile = page.locator('.workday .figures .figure', { hasText: 'Orders' }).first();
  await expect(tile).toContainText('Orders');
  const before = Number((await tile.locator('strong').innerText()).replace(/\D/g, ''));
  const id = await placeOrder(shop, orderRequest());
  await actElsewhere(lab, id, { event: 'accept', promisedFor: '2030-01-02' });
  await expect(tile.locator('strong')).toContainText(String(before + 1));
  const { total }: Order = await (await page.request.get(`/api/orders/${id}`)).json();
  await page.getByRole('link', { name: 'All reports' }).press('Enter');
  await expect(page).toHaveURL('/reports');
  await untilRead(page);
  await page.setViewportSize({ width: 768, height: 900 });
  const cut = page.locator('.report-table').evaluate((table) => {
    return [table, ...table.querySelectorAll('th')].filter(
      (each) => each.scrollWidth > each.clientWidth,
    ).length;
  });
  expect(await cut).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Shop' }).press('Enter');
  await expect(page).toHaveURL(/by=account/);
  await untilRead(page);
  await page.locator('.report-table .table-open').first().press('Enter');
  await expect(page).toHaveURL(/by=lens&account=/);
  await untilRead(page);
  await expect(page.locator('.report-table .table-row').first()).toContainText('1');
  expect(await findings(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).press('Enter');
  const text = readFileSync(await (await downloading).path(), 'utf8');
  expect(text).toContain('Lens or product');
  expect(text).toContain(String((total ?? 0) / 10));
  await page.locator('.report-figure').first().press('Enter');
  await expect(page).toHaveURL(/\/orders\?from=.*&account=.*&counted=takenOn&lens=/);
  await expect(page.locator('.order-row, .table-row').first()).toBeVisible();
  await expect(page.getByLabel('Outcome')).toHaveValue('takenOn');
  await page.getByLabel('Only this product').selectOption('');
  await expect(page).toHaveURL(/&counted=takenOn$/);
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
  await expect(page.getByLabel('Outcome')).toHaveCount(0);
});

test('on a phone, in Persian, nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, 'lab', 'fa');
  const list = '/orders?counted=broken.scratch&lens=rx+pr-mehr';
  for (const path of ['/', '/reports', '/reports?by=lens', list, '/shelf?part=low']) {
    await openLive(page, path);
    await untilRead(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(360);
  }
  await openLive(page, '/');
  await page.locator('.workday .counts a[href*="part=low"]').click();
  await expect(page.locator('.stockroom .choice[aria-pressed="true"]')).toContainText('کسری');
});
