import { popupLayer } from '../../../src/panel/constants.ts';
import { expect, test } from '../fixtures.ts';
import { openLive } from '../support/live.ts';
import { parts, presetStorage } from './parts.ts';

test.use({ looksOnly: true });

const popups = ['quick-access', 'notifications', 'messages', 'settings', 'profile'] as const;

for (const id of popups) {
  test(`the ${id} popup opens and closes by keyboard @smoke`, async ({ page }) => {
    await openLive(page, '/');
    const { popup, popupButton } = parts(page);
    await popupButton(id).focus();
    await page.keyboard.press('Enter');
    await expect(popup(id)).toBeVisible();
    await expect(popup(id)).toHaveCSS('z-index', String(popupLayer));
    await page.keyboard.press('Escape');
    await expect(popup(id)).toBeHidden();
    await expect(popupButton(id)).toBeFocused();
  });

  for (const locale of ['fa', 'en']) {
    test(`the ${id} popup stays on a screen of 320 px in ${locale}`, async ({ page }) => {
      await page.addInitScript((code) => localStorage.setItem('locale', code), locale);
      await page.setViewportSize({ width: 320, height: 640 });
      await openLive(page, '/');
      await parts(page).popupButton(id).click();
      await expect(async () => {
        const box = await parts(page).popup(id).boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
        expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(640);
      }).toPass();
    });
  }
}

test('quick access links to its three screens', async ({ page }) => {
  await openLive(page, '/');
  const { popup, popupButton } = parts(page);
  await popupButton('quick-access').click();
  const links = popup('quick-access').locator('a');
  await expect(links).toHaveCount(3);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['/rx', '/registerFactor', '/accessories']);
  await links.last().click();
  await expect(page).toHaveURL(/\/accessories$/);
  await expect(popup('quick-access')).toBeHidden();
  await expect(page.locator('#page-title')).toBeFocused();
});

test('the profile popup has two tabs with their links', async ({ page }) => {
  await openLive(page, '/');
  const { popup, popupButton } = parts(page);
  await popupButton('profile').click();
  const tabs = popup('profile').getByRole('tab');
  const shown = popup('profile').getByRole('tabpanel').locator('a');
  await expect(tabs).toHaveCount(2);
  await expect(shown).toHaveCount(5);
  await tabs.nth(1).click();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  const hrefs = await shown.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['/privacy', '/notifications']);
});

for (const { locale, forward } of [
  { locale: 'fa', forward: 'ArrowLeft' },
  { locale: 'en', forward: 'ArrowRight' },
]) {
  test(`the profile's tabs follow the reading direction in ${locale}, with Home and End`, async ({
    page,
  }) => {
    await presetStorage(page, { locale });
    await openLive(page, '/');
    const { popup, popupButton } = parts(page);
    await popupButton('profile').click();
    const tabs = popup('profile').getByRole('tab');
    await tabs.first().focus();
    for (const [key, at] of [
      ['End', 1],
      ['Home', 0],
      [forward, 1],
      [forward, 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabs.nth(at)).toBeFocused();
      await expect(tabs.nth(at)).toHaveAttribute('aria-selected', 'true');
    }
  });
}

test('the page never scrolls sideways', async ({ page }) => {
  for (const width of [320, 599, 600, 1023, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    await openLive(page, '/');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `at ${width} px`).toBeLessThanOrEqual(width);
  }
});
