import type { Page } from 'playwright';
import { storageKeys } from '../../../src/panel/storage-keys.ts';
import { expect, test } from '../fixtures.ts';
import { placeFull } from '../support/full-order.ts';
import { openLive, untilLive } from '../support/live.ts';
import { originOf } from '../support/origin.ts';
import { cellAt, openGrid } from '../support/power-grid.ts';
import { everyPath } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';
import { parts, presetStorage, storeElsewhere } from './parts.ts';

/** Font sizes and weights of all texts on the page, including SVG, in px on screen. */
const fontsOn = (page: Page) =>
  page.evaluate(() => {
    const sizes = new Set<number>();
    const weights = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: holder, textContent } = texts.currentNode;
      if (!textContent?.trim() || !holder?.checkVisibility()) continue;
      const { fontSize, fontWeight } = getComputedStyle(holder);
      const drawn = (holder as Element) instanceof SVGGraphicsElement ? holder : null;
      const scale = (drawn as SVGGraphicsElement | null)?.getScreenCTM()?.a ?? 1;
      sizes.add(Math.round(Number.parseFloat(fontSize) * scale * 10) / 10);
      weights.add(fontWeight);
    }
    return { sizes: [...sizes], weights: [...weights] };
  });

/** Waits until a drawing that is still growing has its final size. */
const expectFonts = (page: Page) =>
  expect(async () => {
    const { sizes, weights } = await fontsOn(page);
    expect([12.8, 15, 19.2, 25.6]).toEqual(expect.arrayContaining(sizes));
    expect(['400', '700']).toEqual(expect.arrayContaining(weights));
  }).toPass({ timeout: 20_000 });

for (const path of everyPath) {
  test(`${path} uses four font sizes and two weights, and fits 320 px with large text`, async ({
    page,
  }) => {
    await openLive(page, path);
    await expectFonts(page);
    await storeElsewhere(page, storageKeys.textSize, 'larger');
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(page.locator('html')).toHaveAttribute('data-text', 'larger');
    await untilLive(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(320);
  });
}

test('grid and drawing use the same fonts', async ({ page }) => {
  await signIn(page, 'shop');
  await openGrid(page);
  await cellAt(page, 1, 1).click();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(cellAt(page, 1, 1)).toHaveClass(/is-ordered/);
  await expectFonts(page);
  await presetStorage(page, { drawingShown: 'true' });
  for (const width of [360, 1024, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await openLive(page, `/orders/order?id=${await placeFull(page, await originOf(page))}`);
    await expect(page.locator('.drawing-front .drawing-text').first()).toBeVisible();
    await expectFonts(page);
  }
});

test('a popup closes when the focus leaves it, in either direction', async ({ page }) => {
  await openLive(page, '/accessories');
  const { popup, popupButton } = parts(page);
  await popupButton('quick-access').press('Enter');
  await expect(popup('quick-access')).toBeVisible();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
  await expect(popup('quick-access')).toBeHidden();
  await expect(page.locator('[data-early="theme"]')).toBeFocused();
  await popupButton('quick-access').press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(popup('quick-access')).toBeHidden();
});

test('the icon of the pin shows the side of the drawer', async ({ page }) => {
  for (const [locale, flip] of [
    ['fa', 'matrix(-1, 0, 0, 1, 0, 0)'],
    ['en', 'none'],
  ] as const) {
    await page.addInitScript((code) => localStorage.setItem('locale', code), locale);
    await openLive(page, '/accessories');
    await expect(page.locator('.drawer-pin .icon')).toHaveCSS('transform', flip);
  }
});

test.describe('signing in and out', () => {
  for (const locale of ['fa', 'en'] as const) {
    test(`the title and the announcement name the page, in ${locale}`, async ({ page }) => {
      await presetStorage(page, { locale });
      const login = locale === 'fa' ? 'ورود به حساب · عدسی' : 'Login to the account · Adasi';
      await openLive(page, '/login');
      await page.locator('[name="username"]').fill('shop');
      await page.locator('[name="password"]').fill('adasi-demo');
      await expect(page.locator('form button[type="submit"]')).toBeEnabled();
      await page.locator('[name="password"]').press('Enter');
      await expect(page).toHaveTitle(locale === 'fa' ? 'داشبورد · عدسی' : 'Dashboard · Adasi');
      await expect(page.locator('#page-title')).toBeFocused();
      const said = page.locator('.astro-route-announcer');
      await expect(said).toHaveText(locale === 'fa' ? 'داشبورد · عدسی' : 'Dashboard · Adasi');
      await page.locator('#drawer a[href="/logout"]').click();
      await expect(page).toHaveURL(/\/login\?signOut=/);
      await expect(page).toHaveTitle(login);
      await expect(said).toHaveText(login);
      await expect(page.locator('#page-title')).toBeFocused();
    });
  }

  test('a guest’s drawer links to the login, which has brand, language and theme', async ({
    page,
  }) => {
    await openLive(page, '/orders');
    const { menu, html } = parts(page);
    await expect(menu.locator('a[href="/logout"]')).toHaveCount(0);
    await menu.locator('a[href="/login"]').click();
    await expect(page).toHaveURL(/login/);
    await untilLive(page);
    await expect(page.locator('.login-top')).toContainText('عدسی');
    await page.locator('.login-top').getByRole('button', { name: 'English' }).click();
    await expect(html).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('.login-top')).toContainText('Adasi');
    await page.locator('.login-top [data-early="theme"]').click();
    await expect(html).toHaveAttribute('data-bs-theme', 'dark');
  });
});
