import { languageNames, shell } from '../../../src/i18n/shell/shell.ts';
import { expect, test } from '../fixtures.ts';
import { openLive } from '../support/live.ts';

test.use({ looksOnly: true, serviceWorkers: 'allow' });

test('the panel can be installed, in the language of the panel', async ({ page, context }) => {
  await openLive(page, '/');
  const manifest = page.locator('link[rel="manifest"]');
  await expect(manifest).toHaveAttribute('href', '/install/fa.webmanifest');
  const devtools = await context.newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { name, dir, icons, shortcuts } = JSON.parse(data ?? '');
  expect([name, dir, shortcuts.length]).toEqual([shell.texts.brand[0], 'rtl', 4]);
  for (const { src, type } of icons) {
    const icon = await page.request.get(src);
    expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, type]);
  }

  await page.locator('[popovertarget="settings"]').click();
  const install = page.getByRole('button', { name: shell.texts.install[0] });
  await expect(install).toHaveCount(0);
  await page.evaluate(() => {
    const prompt = async () => document.body.classList.add('asked');
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  });
  await install.click();
  await expect(page.locator('body.asked')).toHaveCount(1);
  await expect(install).toHaveCount(0);
  await page.getByText(languageNames.en, { exact: true }).first().click();
  await expect(manifest).toHaveAttribute('href', '/install/en.webmanifest');
});
