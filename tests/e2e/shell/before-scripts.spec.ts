import type { Page } from 'playwright';
import { expect, test } from '../fixtures.ts';
import { untilLive } from '../support/live.ts';
import { expectStored, parts, presetStorage } from './parts.ts';

test.use({ looksOnly: true });

/** Opens a page whose scripts are held back until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(parts(page).main).toBeVisible();
  return release;
}

const isLive = (page: Page) =>
  page.evaluate(() => document.querySelector('astro-island[ssr]') === null);

test('theme, drawer, groups and popups work before any script, and the stores take over their state', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/accessories');
  const group = page.locator('#drawer details').first();
  await parts(page).themeButton.click();
  await expect(parts(page).html).toHaveAttribute('data-bs-theme', 'dark');
  await group.locator('summary').first().click();
  await expect(group).not.toHaveAttribute('open');
  await parts(page).popupButton('settings').click();
  await expect(parts(page).popup('settings')).toBeVisible();
  await page.keyboard.press('Escape');
  await parts(page).drawerButton.click();
  await expect(parts(page).drawer).toBeHidden();
  expect(await isLive(page), 'all this was before the scripts').toBe(false);

  release();
  await untilLive(page);
  await expect(parts(page).html).toHaveAttribute('data-bs-theme', 'dark');
  await expect(parts(page).drawer).toBeHidden();
  await expect(group).not.toHaveAttribute('open');
  await expectStored(page, 'themeMode', 'true');
  await expectStored(page, 'drawerStatus', 'closed');
});

test('on a narrow screen the drawer opens before any script, and stays open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await openWithoutScripts(page, '/accessories');
  await parts(page).drawerButton.click();
  await expect(parts(page).drawer).toBeInViewport();
  expect(await isLive(page)).toBe(false);
  release();
  await untilLive(page);
  await expect(parts(page).drawer).toBeInViewport();
  await expect(parts(page).backdrop).toBeVisible();
});

test('links work before any script', async ({ page }) => {
  const release = await openWithoutScripts(page, '/accessories');
  await page.locator('#drawer a[href="/ordersPendding"]').click();
  await expect(page).toHaveURL(/\/ordersPendding/);
  release();
  await untilLive(page);
});

test('an English page has no Persian hint before its scripts', async ({ page }) => {
  await presetStorage(page, { locale: 'en' });
  const release = await openWithoutScripts(page, '/accessories');
  const search = page.locator('#accessories-search');
  const hintColour = () =>
    search.evaluate((field) => getComputedStyle(field, '::placeholder').color);
  expect(await hintColour()).toBe('rgba(0, 0, 0, 0)');
  release();
  await untilLive(page);
  await expect(search).toHaveAttribute('placeholder', /[A-Za-z]/);
  expect(await hintColour()).not.toBe('rgba(0, 0, 0, 0)');
});
