import { orderRequest } from '../../server/support/order-request.ts';
import { expect, test } from '../fixtures.ts';
import { findings } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { actElsewhere, enter, placeOrder } from '../support/order-desk.ts';

test.use({ viewport: { width: 1366, height: 768 }, contextOptions: { reducedMotion: 'reduce' } });

/** More than a page of the list. */
const placed = 27;

test('a shop sees its whole list, saves filters, and acts on many orders at once', async ({
  page,
  newVisitor,
}) => {
  test.slow();
  const shop = await enter(page, 'shop', 'en');
  const lab = await enter(await newVisitor(), 'lab', 'en');
  const ids: string[] = [];
  for (let count = 0; count < placed; count += 1) {
    ids.push(await placeOrder(shop, orderRequest(`L-${count}`)));
  }
  await actElsewhere(lab, ids[26] ?? '', { event: 'accept', promisedFor: '2030-01-01' });
  for (const event of ['start', 'inspect', 'pass', 'ship']) {
    await actElsewhere(lab, ids[26] ?? '', { event });
  }
  await openLive(page, '/orders');
  const rows = page.locator('.orders tbody .table-row');
  await expect(rows).toHaveCount(25);
  const seen = await rows.evaluateAll((all) => {
    const whole = all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight);
    return { whole: whole.length, heights: new Set(all.map((row) => row.clientHeight)).size };
  });
  expect(seen.whole).toBeGreaterThanOrEqual(12);
  expect(seen.heights).toBe(1);
  const content = page.locator('.orders thead .order-what');
  expect(await content.evaluate((each) => each.clientWidth)).toBeGreaterThanOrEqual(188);

  const tools = page.getByRole('button', { name: 'Select and views' });
  await tools.press('Enter');
  await expect(page.locator('.row-select')).toHaveCount(25);
  await page.locator('.orders thead').getByRole('button', { name: 'Placed' }).click();
  await expect(page).toHaveURL(/order=oldest/);
  expect(await findings(page)).toEqual([]);

  // Saved under a name, which also appears on another device.
  await openLive(page, '/orders?state=submitted');
  await tools.click();
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByLabel('Name of the view').fill('New ones');
  await page.keyboard.press('Enter');
  const other = await newVisitor();
  await enter(other, 'shop', 'en');
  await openLive(other, '/orders');
  await other.getByRole('button', { name: 'Select and views' }).click();
  await other.getByRole('button', { name: /^New ones/ }).click();
  await expect(other).toHaveURL(/state=submitted/);

  // One is confirmed by name; one still in production stays as it is.
  await openLive(page, '/orders');
  await tools.click();
  await page.locator('.row-select input').nth(0).click();
  await page.locator('.row-select input').nth(1).click();
  const file = page.waitForEvent('download');
  await page.locator('.move-bar').getByRole('button', { name: 'Excel' }).click();
  expect((await file).suggestedFilename()).toBe('orders.xlsx');
  await page.getByRole('button', { name: /^Confirm delivery/ }).click();
  const result = page.locator('.queue-room .move-results');
  await expect(result).toContainText(/1.* confirmed as delivered/);
  await expect(result).toContainText(/1.* left as they were/);
  await expect(rows.first().locator('.order-state')).toContainText('Delivered');

  // All matching orders, with one confirmation and a reason.
  await openLive(page, '/orders?text=L-');
  await tools.click();
  await page.getByRole('checkbox', { name: 'Select all orders in this list' }).click();
  await page.getByRole('button', { name: /Select all .*match/ }).click();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('button', { name: 'Cancel them' }).click();
  await expect(page.getByText('Choose a reason.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByLabel('Reason').selectOption('orderedTwice');
  await page.getByRole('button', { name: 'Cancel them' }).click();
  await expect(result).toContainText(/26.* cancelled/);
  await expect(result).toContainText(/1.* left as they were/);
  await expect(rows.nth(1).locator('.order-state')).toContainText('Cancelled');
});
