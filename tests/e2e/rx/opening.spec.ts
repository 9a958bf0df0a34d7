import { expect, test } from '../fixtures.ts';
import { openLive, untilLive } from '../support/live.ts';
import { chooseLens, field } from '../support/rx.ts';

test.use({ looksOnly: true });

test('on a desktop the first field has the focus, without further requests', async ({ page }) => {
  await openLive(page, '/rx');
  await expect(field(page, 'reference')).toBeFocused();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('link[href$="rx-lazy.css"]')).toHaveCount(0);
  await page.keyboard.type('1024');
  await expect(field(page, 'reference')).toHaveValue('1024');
  await page.keyboard.press('Enter');
  await expect(page.locator('link[href$="rx-lazy.css"]')).toHaveCount(1);
});

test('the first field also has the focus after a navigation, without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openLive(page, '/');
  await page.locator('#main a[href="/rx"]').first().click();
  await expect(page).toHaveURL(/rx/);
  await untilLive(page);
  await expect(field(page, 'reference')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 260));
  // The router records the position when the browser reports that scrolling has ended.
  await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBe(260);
  await page.reload();
  await untilLive(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(260);
  await expect(page.locator('body')).toBeFocused();
});

test('an element that already has the focus keeps it', async ({ page }) => {
  await page.goto('/rx', { waitUntil: 'commit' });
  await field(page, 'patient').focus();
  await untilLive(page);
  await page.waitForLoadState('networkidle');
  await expect(field(page, 'patient')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('the on-screen keyboard stays closed', async ({ page }) => {
    await openLive(page, '/rx');
    await expect(page.locator('.rx-actions button').first()).toBeEnabled();
    await expect(page.locator('body')).toBeFocused();
  });
});

test('Enter skips optional fields, folded or not', async ({ page }) => {
  await openLive(page, '/rx');
  await chooseLens(page, 'singleVision');
  const coating = field(page, 'lens.coating');
  await expect(field(page, 'use', 'near')).toBeAttached();
  await coating.press('Enter');
  await expect(field(page, 'job', 'uncut')).toBeFocused();
  const services = page.locator('#rx-fold-services > button');
  await services.click();
  await expect(services.locator('..').locator('select:focus, input:focus')).toHaveCount(1);
  await coating.press('Enter');
  await expect(field(page, 'job', 'uncut')).toBeFocused();
  // Enter visits filled fields and those they make required.
  await field(page, 'use', 'near').check();
  await coating.press('Enter');
  await expect(field(page, 'use', 'near')).toBeFocused();
  await field(page, 'left.height').press('Enter');
  await expect(field(page, 'right.nearPd')).toBeFocused();
});
