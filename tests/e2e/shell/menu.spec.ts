import { expect, test } from '../fixtures.ts';
import { openLive } from '../support/live.ts';
import { parts } from './parts.ts';

test.use({ looksOnly: true });

/** Paths in a guest's menu, in order. */
const everyPath = [
  '/',
  '/rx',
  '/registerFactor',
  '/stockSingle',
  '/stockMulti',
  '/accessories',
  '/orders',
  '/ordersPendding',
  '/login',
];

test('the menu lists its entries in order', async ({ page }) => {
  await openLive(page, '/');
  const hrefs = await parts(page)
    .menu.locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.filter((href, at) => hrefs.indexOf(href) === at).sort()).toEqual(
    expect.arrayContaining(everyPath.filter((path) => path !== '/registerFactor').sort()),
  );
});

test('the group of the current page is open @smoke', async ({ page }) => {
  await openLive(page, '/');
  const { menu } = parts(page);
  await expect(menu.locator('details[open]')).toHaveCount(0);
  await openLive(page, '/stockMulti');
  await expect(menu.locator('details[open]')).toHaveCount(2);
  await expect(menu.locator('a[aria-current="page"]')).toHaveAttribute('href', '/stockMulti');
  await expect(menu.locator('a[href="/stockMulti"]')).toBeVisible();
});

test('a navigation opens the group it leads to', async ({ page }) => {
  await openLive(page, '/');
  const { menu, popup, popupButton } = parts(page);
  await popupButton('quick-access').click();
  await popup('quick-access').locator('a[href="/accessories"]').click();
  await expect(page).toHaveURL(/\/accessories/);
  await expect(menu.locator('a[href="/accessories"]')).toBeVisible();
  await expect(menu.locator('a[aria-current="page"]')).toHaveAttribute('href', '/accessories');
});

test('a group opens and closes by keyboard', async ({ page }) => {
  await openLive(page, '/');
  const { menu } = parts(page);
  const summary = menu.locator('summary').first();
  await summary.press('Enter');
  await expect(menu.locator('a[href="/rx"]')).toBeVisible();
  await summary.press('Enter');
  await expect(menu.locator('a[href="/rx"]')).toBeHidden();
});
