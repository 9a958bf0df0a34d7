import {
  breakpoints,
  drawerOverlayMax,
  drawerWidth,
  drawerWidthMini,
  popupLayer,
  slideHeight,
} from '../../../src/panel/constants.ts';
import { expect, test } from '../fixtures.ts';
import { openLive } from '../support/live.ts';
import { expectStored, parts, presetStorage } from './parts.ts';

test.use({ looksOnly: true });

const widthOf = async (page: Parameters<typeof parts>[0], part: 'drawer' | 'header') =>
  (await parts(page)[part].boundingBox())?.width;

test('uses the specified numbers', () => {
  expect(breakpoints).toEqual({ sm: 600, md: 1024, lg: 1440, xl: 1920 });
  expect([drawerWidth, drawerWidthMini, drawerOverlayMax]).toEqual([250, 57, 1023]);
  expect([slideHeight, popupLayer]).toEqual([300, 22]);
});

for (const width of [599, 600, 1023]) {
  test(`at ${width} px the drawer is closed and the footer has tabs`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openLive(page, '/accessories');
    await expect(parts(page).drawer).toBeHidden();
    await expect(parts(page).footer).toBeVisible();
    await expect(parts(page).drawerButton).toHaveAttribute('aria-expanded', 'false');
    const [title, button] = await Promise.all([
      page.locator('#page-title').boundingBox(),
      parts(page).drawerButton.boundingBox(),
    ]);
    const isAbove = (title?.y ?? 0) + (title?.height ?? 0) <= (button?.y ?? 0) + 1;
    expect(isAbove, 'the title has a row of its own').toBe(width < breakpoints.sm);
  });
}

for (const width of [1024, 1439, 1440]) {
  test(`at ${width} px the drawer is next to the page, and there is no footer`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openLive(page, '/accessories');
    await expect.poll(() => widthOf(page, 'drawer')).toBe(drawerWidth);
    await expect(parts(page).footer).toBeHidden();
    await expect(parts(page).drawerButton).toHaveAttribute('aria-expanded', 'true');
  });
}

test('widening the screen turns the overlay into a drawer next to the page', async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await openLive(page, '/');
  await parts(page).drawerButton.click();
  await expect(parts(page).backdrop).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(parts(page).backdrop).toBeHidden();
  await expect(parts(page).drawer).toBeVisible();
  await expect(parts(page).main).not.toHaveAttribute('inert');
});

test('the pin shrinks the drawer to icons with tooltips', async ({ page }) => {
  await openLive(page, '/');
  await page.locator('.drawer-pin').click();
  await expect.poll(() => widthOf(page, 'drawer')).toBe(drawerWidthMini);
  await expectStored(page, 'drawerMini', 'true');
  const orders = page.locator('#drawer a[href="/orders"]');
  await orders.hover();
  await expect(orders.locator('.in-fa')).toHaveCSS('opacity', '1');
  await page.reload();
  await expect.poll(() => widthOf(page, 'drawer')).toBe(drawerWidthMini);
});

test('popups have the specified z-index', async ({ page }) => {
  await openLive(page, '/');
  await parts(page).popupButton('settings').click();
  await expect(parts(page).popup('settings')).toHaveCSS('z-index', String(popupLayer));
});

test('the text size changes in place and survives a reload', async ({ page }) => {
  await openLive(page, '/');
  await parts(page).popupButton('settings').click();
  await page.getByRole('button', { name: 'بزرگ‌تر', exact: true }).click();
  await expect(parts(page).html).toHaveCSS('font-size', '20px');
  await page.reload();
  await expect(parts(page).html).toHaveCSS('font-size', '20px');
});

test.describe('the slides at the bottom of the drawer', () => {
  const slides = '#drawer .slide';

  test('are two, 300 px high, and can be chosen and paused', async ({ page }) => {
    await openLive(page, '/');
    await expect(page.locator(slides)).toHaveCount(2);
    await expect(page.locator(slides).first()).toHaveCSS('height', `${slideHeight}px`);
    await page.getByRole('button', { name: 'توقف اسلایدها' }).click();
    await expect(page.getByRole('button', { name: 'ادامهٔ اسلایدها' })).toBeVisible();
    await page.locator('#drawer .slide-dot').nth(1).click();
    await expect(page.locator(slides).nth(1)).toHaveCSS('opacity', '1');
    await expect(page.locator(slides).first()).toHaveCSS('opacity', '0');
  });

  test('advance automatically', async ({ page }) => {
    await page.clock.install();
    await openLive(page, '/');
    await expect(page.getByRole('button', { name: 'توقف اسلایدها' })).toBeVisible();
    await page.clock.runFor(7_100);
    await expect(page.locator(slides).nth(1)).toHaveAttribute('data-shown', 'true');
  });

  test('stay still with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await presetStorage(page, {});
    await openLive(page, '/');
    await expect(page.getByRole('button', { name: 'ادامهٔ اسلایدها' })).toBeVisible();
  });
});
