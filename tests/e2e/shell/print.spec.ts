import { expect, test } from '../fixtures.ts';
import { openLive } from '../support/live.ts';
import { presetStorage } from './parts.ts';

test.use({ looksOnly: true });

for (const path of ['/', '/rx', '/stockMulti', '/orders']) {
  test(`${path} is printed without the shell, dark on white`, async ({ page }) => {
    await presetStorage(page, { themeMode: 'true' });
    await openLive(page, path);
    await page.emulateMedia({ media: 'print' });
    const shell = page.locator('.header-button, #drawer, .footer, .skip, .backdrop');
    for (const part of await shell.all()) await expect(part).toBeHidden();
    await expect(page.locator('#page-title')).toBeVisible();
    await expect(page.locator('#page-title')).toHaveCSS('color', 'rgb(43, 43, 46)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 250, 251)');
    const main = page.locator('#main');
    await expect.poll(async () => (await main.boundingBox())?.x).toBe(0);
  });
}
