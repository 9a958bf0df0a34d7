import { expect, test } from './fixtures.ts';
import { keep } from './shell/parts.ts';
import { findings, showTheme } from './support/axe.ts';
import { openLive } from './support/live.ts';
import { everyPath, locales, themes } from './support/screens.ts';

// A colour on its way from one theme to the other is nobody's contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
