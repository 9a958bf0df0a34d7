import type { Page } from 'playwright';
import { sampleOrders } from '../../../server/sample/orders.ts';
import { orderRequest } from '../../server/support/order-request.ts';
import { expect, test } from '../fixtures.ts';
import { findings } from '../support/axe.ts';
import { openLive, openWhole } from '../support/live.ts';
import { enter, placeOrder } from '../support/order-desk.ts';
import { standInForPrinting } from '../support/printing.ts';
import { ignoringIsolates } from '../support/stock.ts';

test.use({
  viewport: { width: 1366, height: 768 },
  contextOptions: { reducedMotion: 'reduce' },
  // The test scans a ticket that doesn't exist.
  allowedComplaints: [/404/],
});

/** More than a page of the list. */
const placed = 32;

/** Fully visible rows: below the header, above the bar and the bottom of the window. */
const rowsInSight = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.move-bar')?.getBoundingClientRect();
    const end = bar && bar.height > 0 ? Math.min(innerHeight, bar.top) : innerHeight;
    const from = document.querySelector('.queue thead')?.getBoundingClientRect().bottom ?? 0;
    return [...document.querySelectorAll('.queue .table-row')].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= from - 1 && bottom <= end + 1;
    }).length;
  });

const heads = (page: Page) => page.locator('.queue thead th').allInnerTexts();

test('a clerk sees the queue, sorts and arranges it, and moves all matching orders', async ({
  page,
  newVisitor,
}) => {
  test.slow();
  const reference = `T-${crypto.randomUUID().slice(0, 8)}`;
  const shop = await enter(await newVisitor(), 'shop', 'en');
  for (let count = 0; count < placed; count += 1) await placeOrder(shop, orderRequest(reference));
  await standInForPrinting(page);
  await enter(page, 'lab', 'en');
  await openLive(page, '/orders');
  await expect(page.locator('.queue .table-row')).toHaveCount(25);
  await expect(page.locator('[name="scan"]')).toBeVisible();
  await expect(page.getByRole('button', { name: /Due today/ })).toBeVisible();
  expect(await rowsInSight(page)).toBeGreaterThanOrEqual(14);

  // On a smaller screen, the name of a lens takes two lines rather than losing its index.
  await page.setViewportSize({ width: 1280, height: 768 });
  const title = page.locator('.order-title', { hasText: '1.56' }).first();
  const indexIsInSight = () =>
    title.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const box = element.getBoundingClientRect();
      while (texts.nextNode()) {
        const at = texts.currentNode.textContent?.indexOf('1.56') ?? -1;
        if (at < 0) continue;
        range.setStart(texts.currentNode, at);
        range.setEnd(texts.currentNode, at + 4);
        const { bottom, right, width } = range.getBoundingClientRect();
        if (width > 0 && bottom <= box.bottom + 1 && right <= box.right + 1) return true;
      }
      return false;
    });
  await expect.poll(indexIsInSight).toBe(true);
  expect(await rowsInSight(page)).toBeGreaterThanOrEqual(12);
  await page.setViewportSize({ width: 1366, height: 768 });

  // Both while something is selected and while a result is shown.
  await page.keyboard.press('a');
  await expect(page.locator('.move-steps')).toBeVisible();
  expect(await rowsInSight(page)).toBeGreaterThanOrEqual(10);
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await page.locator('#page-title').focus();
  await page.keyboard.type('7K3M9QXD');
  await page.keyboard.press('Enter');
  await expect(page.locator('.scan-loud')).toHaveClass(/scan-bad/);
  expect(await rowsInSight(page)).toBeGreaterThanOrEqual(10);
  await expect(page.locator('.scan-loud')).toHaveCount(0);
  await expect(page.locator('.scan-verdict')).toBeVisible();

  // Sorted by the column headers, which the address records.
  await page.locator('.queue thead').getByRole('button', { name: 'Account' }).click();
  await expect(page).toHaveURL(/order=account/);
  await expect(page.getByRole('columnheader', { name: 'Account' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.locator('.queue thead').getByRole('button', { name: 'Placed' }).click();
  await expect(page).toHaveURL(/order=oldest|\/orders$/);

  // Arranged by keyboard, and remembered.
  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Columns of the list' });
  await dialog.getByRole('checkbox', { name: 'Patient' }).press('Space');
  await dialog.getByRole('button', { name: 'Move State forward' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Move State forward' })).toBeFocused();
  await dialog.getByLabel('Width of Account').selectOption('wide');
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const arranged = await heads(page);
  expect(arranged).not.toContain('Patient');
  await openLive(page, '/orders?state=submitted');
  await expect(page.locator('.queue .table-row').first()).toBeVisible();
  expect(await heads(page)).toEqual(arranged);

  // A personal view also exists at the other station.
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByLabel('Name of the view').fill('Mine');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Mine/ })).toHaveAttribute('aria-pressed', 'true');
  const station = await newVisitor();
  await enter(station, 'lab', 'en');
  await openWhole(station, '/orders');
  await station.getByRole('button', { name: /^Mine/ }).click();
  await expect(station).toHaveURL(/state=submitted/);

  // All matching orders, with two key presses.
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: /Select all .* that match/ })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Tickets, A5' })).toBeVisible();
  // Also those that are not loaded.
  await page.keyboard.press('t');
  const printed = ignoringIsolates(`handed to the printer: ${placed + sampleOrders.length}.`);
  await expect(page.locator('.move-bar')).toContainText(printed);
  await expect.poll(() => page.evaluate(() => globalThis.printed)).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.getByRole('button', { name: /^Accept/ }).click();
  const result = page.locator('.queue-room .move-results');
  await expect(result).toContainText(/moved on/);
  // The sample's order without a price still needs one.
  await expect(result).toContainText(ignoringIsolates('1 not moved'));
  await expect(page.locator('.queue .table-row')).toHaveCount(1);
  // The other station, still open, updates rows and counts by itself.
  await expect(station.locator('.queue .table-row')).toHaveCount(1);
  await expect(station.getByRole('button', { name: /^Mine/ })).toHaveText(/^\D*1\D*$/);
  const answer = await page.request.get('/api/orders/counts');
  expect((await answer.json()).counts.submitted).toBe(1);
});
