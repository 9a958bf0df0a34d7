import { resolve } from 'node:path';
import { rx } from '../../../src/i18n/rx/rx.ts';
import { serveStatic } from '../../support/static-host.ts';
import { test as base, expect } from '../fixtures.ts';
import { openLive } from '../support/live.ts';
import { everyPath } from '../support/screens.ts';

/** The panel on a plain file host without an API. */
const test = base.extend({
  baseURL: async ({ panelDir }, use) => {
    const host = await serveStatic(resolve(panelDir));
    await use(host.origin);
    await host.stop();
  },
});
test.use({ allowedComplaints: [/\/api\//] });

test('every route opens', async ({ page }) => {
  for (const path of everyPath) {
    await openLive(page, path);
    await expect(page.locator('#main')).toBeVisible();
    await expect(page.locator('#main')).not.toBeEmpty();
  }
});

test('signing in without an API shows an error and keeps the input', async ({ page }) => {
  await openLive(page, '/login');
  await page.locator('[name="username"]').fill('shop');
  await page.locator('[name="password"]').fill('adasi-demo');
  await page.locator('button[type="submit"]').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('[name="username"]')).toHaveValue('shop');
});

test('without an API the form shows an error and keeps the order', async ({ page }) => {
  await openLive(page, '/rx');
  await page.locator('[name="right.sphere"]').fill('-۲٫۲۵');
  await page.locator('[name="patient"]').fill('مشتری نمونه');
  await expect(page.locator('#main').getByText(rx.texts.notFetched[0])).toBeVisible();
  await expect(page.locator('#main')).not.toContainText(/undefined|TypeError|Failed to fetch/);
  await page.reload();
  await expect(page.locator('[name="right.sphere"]')).toHaveValue('-۲٫۲۵');
  await expect(page.locator('[name="patient"]')).toHaveValue('مشتری نمونه');
});
