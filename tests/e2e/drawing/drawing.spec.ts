import type { Page } from 'playwright';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { findingsByTheme } from '../support/axe.ts';
import { placeFull } from '../support/full-order.ts';
import { openLive } from '../support/live.ts';
import { field } from '../support/rx.ts';
import { locales } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const toggle = (page: Page) => page.locator('.rx-aside button[aria-expanded]');
const thickness = (page: Page, side: 'R' | 'L') =>
  page.locator('.drawing-thickness').filter({ has: page.locator('b', { hasText: side }) });

test('the drawing loads on demand and follows the form @smoke', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openLive(page, '/rx');
  await field(page, 'right.sphere').fill('-6.00');
  expect(asked.filter((url) => url.includes('drawing'))).toEqual([]);
  await toggle(page).click();
  const right = thickness(page, 'R');
  await expect(right.locator('thead th')).toHaveCount(6);
  await expect(right.getByRole('img', { name: /^نیم‌رخ عدسی در ضریب .?۱٫۶۷/ })).toBeVisible();
  await expect(right).toContainText('۸٫۶');
  await field(page, 'right.sphere').fill('-2.00');
  await expect(right).not.toContainText('۸٫۶');
  await expect(thickness(page, 'L')).toHaveCount(0);
});

test('the drawing stays open after a reload, and stays closed once closed', async ({ page }) => {
  await openLive(page, '/rx');
  await toggle(page).click();
  await expect(page.locator('.drawing')).toBeVisible();
  await page.reload();
  await expect(page.locator('.drawing')).toBeVisible();
  await toggle(page).click();
  await expect(page.locator('.drawing')).toHaveCount(0);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
});

for (const locale of locales) {
  test(`the open drawing is accessible in ${locale}, in both themes`, async ({ page }) => {
    await presetStorage(page, { locale, drawingShown: 'true' });
    await openLive(page, '/rx');
    await field(page, 'right.sphere').fill('+4.00');
    await expect(page.locator('.drawing-profile').first()).toBeVisible();
    expect(await findingsByTheme(page)).toEqual([]);
  });

  test(`the right eye is on the viewer’s left in ${locale}`, async ({ page, panel }) => {
    await presetStorage(page, { locale, drawingShown: 'true' });
    await signIn(page, 'shop');
    await openLive(page, `/orders/order?id=${await placeFull(page, panel.origin)}`);
    const letters = page.locator('.drawing-letter');
    await expect(letters).toHaveText(['R', 'L']);
    const [right, left] = await letters.evaluateAll((each) =>
      each.map((letter) => letter.getBoundingClientRect().x),
    );
    expect(right).toBeLessThan(left ?? 0);
    const numbers = page.locator('.drawing-front .drawing-text');
    const digits = locale === 'fa' ? '۳۱٫۵' : '31.5';
    await expect(numbers.filter({ hasText: digits }).first()).toBeVisible();
  });
}

test('the drawing fits a phone of 320 px', async ({ page, panel }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await presetStorage(page, { drawingShown: 'true' });
  await signIn(page, 'shop');
  await openLive(page, `/orders/order?id=${await placeFull(page, panel.origin)}`);
  await expect(page.locator('.drawing-front svg')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
