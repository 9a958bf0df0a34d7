import { expect, test } from '../fixtures.ts';
import { findings, showTheme } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { enter } from '../support/order-desk.ts';
import { chooseLens, field } from '../support/rx.ts';

test.use({ looksOnly: true, contextOptions: { reducedMotion: 'reduce' } });

test('a full-screen view shows the indices to the customer, with the lab’s prices only on request', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { print: () => document.body.setAttribute('data-printed', '') });
  });
  await enter(page, 'shop', 'fa');
  await openLive(page, '/rx');
  await field(page, 'right.sphere').fill('-6');
  await field(page, 'left.sphere').fill('-5.25');
  await chooseLens(page, 'singleVision');
  await page.getByRole('button', { name: 'طرح فریم و ضخامت' }).click();
  await page.locator('.chooser-open button').press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('عینک‌سرای نمونه آفتاب');
  const cards = dialog.locator('.chooser-card');
  await expect(cards.first()).toContainText('وزن هر دو عدسی');
  expect(await cards.count()).toBeGreaterThan(1);
  await expect(dialog.locator('.chooser-chosen')).toHaveCount(1);
  await expect(cards.last()).toContainText('نازک‌تر');
  await expect(dialog).not.toContainText('تومان');
  const box = await dialog.locator('.modal-content').boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box?.width).toBeGreaterThanOrEqual(width - 20);
  expect(box?.height).toBeGreaterThanOrEqual(height);
  await showTheme(page, 'dark');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('checkbox').check();
  await expect(dialog.locator('.chooser-chosen')).toContainText('تومان');
  await dialog.getByRole('button', { name: 'چاپ' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(cards.first()).toBeVisible();
  await expect(field(page, 'reference')).toBeHidden();
  await expect(dialog.getByRole('checkbox')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
