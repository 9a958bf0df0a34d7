import type { Page } from 'playwright';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { untilLive } from '../support/live.ts';
import { cellAt, openGrid } from '../support/power-grid.ts';
import { items, openStock, order, typedLine } from '../support/stock.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Send order' });
const alert = (page: Page, hasText: string) => page.getByRole('alert').filter({ hasText });
const unread = (page: Page) => alert(page, 'not in the order yet');
const marked = (page: Page) => alert(page, 'Correct the marked fields');

test("input that isn't in the order is neither lost nor silently left out", async ({ page }) => {
  await presetStorage(page, { locale: 'en' });
  await openStock(page);
  await order(page, '-2.00 x2');

  await test.step('an invalid quantity, and a cylinder alone', async () => {
    await page.locator('#line-0-pieces').fill('2x');
    await send(page).click();
    await expect(marked(page)).toBeVisible();
    await expect(page.locator('#line-0-pieces')).toHaveValue('2x');
    await page.locator('#line-0-pieces').fill('3');
    await page.locator('.stock-single-fields summary').click();
    await page.locator('[name="cylinder"]').fill('-0.75');
    await send(page).click();
    await expect(unread(page)).toBeVisible();
    await expect(items(page)).toHaveCount(1);
  });

  await test.step('the grid keeps a cell with an invalid quantity open, and leaves the unfinished line alone', async () => {
    await openGrid(page);
    await cellAt(page, 0, 0).click();
    await page.keyboard.type('=1');
    await send(page).click();
    await expect(marked(page)).toBeVisible();
    await expect(page.locator('.power-grid-editor')).toHaveValue('=1');
    await page.locator('.power-grid-editor').fill('2');
    await send(page).click();
    await expect(page.locator('.stock-done')).toBeVisible();
  });

  await test.step('the unfinished line is where it was', async () => {
    await page.goto('/stockSingle');
    await untilLive(page);
    await expect(typedLine(page)).toHaveValue('-0.75 DC');
    await expect(items(page)).toHaveCount(0);
  });

  await test.step('its fields continue from there, but never overwrite what they cannot show', async () => {
    await page.locator('.stock-single-fields summary').click();
    await expect(page.locator('[name="cylinder"]')).toHaveValue('-0.75');
    await page.locator('[name="sphere"]').fill('-1');
    await expect(typedLine(page)).toHaveValue('-1 -0.75');
    await typedLine(page).fill('hmc -1 -0.75 x2');
    await page.locator('[name="quantity"]').focus();
    await page.keyboard.type('15');
    await expect(page.locator('[name="quantity"]')).toHaveValue('');
    await expect(typedLine(page)).toHaveValue('hmc -1 -0.75 x2 qty 15');
    await expect(typedLine(page)).toBeFocused();
  });
});
