import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect, test } from './fixtures.ts';
import { keep } from './shell/parts.ts';
import { openLive } from './support/live.ts';
import { everyPath, locales, type Theme, themes } from './support/screens.ts';

// A colour on its way from one theme to the other is nobody's contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What axe finds serious or critical, with where it is. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Changes the theme as another tab of the panel would. */
async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(
    (newValue) => {
      localStorage.setItem('themeMode', newValue);
      dispatchEvent(new StorageEvent('storage', { key: 'themeMode', newValue }));
    },
    String(theme === 'dark'),
  );
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', theme);
}

for (const path of everyPath) {
  for (const locale of locales) {
    test(`${path} is accessible in ${locale}, in both themes`, async ({ page }) => {
      await keep(page, { locale });
      await openLive(page, path);
      for (const theme of themes) {
        await showTheme(page, theme);
        expect(await findings(page), theme).toEqual([]);
      }
    });
  }
}

for (const id of ['quick-access', 'settings', 'profile']) {
  test(`the ${id} popup is accessible`, async ({ page }) => {
    await openLive(page, '/');
    await page.locator(`button[popovertarget="${id}"]`).click();
    expect(await findings(page)).toEqual([]);
  });
}

test('the drawer over a narrow page is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await openLive(page, '/stockMulti');
  await page.locator('[aria-controls="drawer"]').click();
  await expect(page.locator('#drawer')).toBeInViewport();
  expect(await findings(page)).toEqual([]);
});
