import type { Page } from 'playwright';
import { titles } from '../../../src/i18n/shell/shell.ts';
import { expect, test } from '../fixtures.ts';
import { openLive } from '../support/live.ts';
import { expectStored, parts, presetStorage } from './parts.ts';

test.use({ looksOnly: true });

async function choose(page: Page, language: 'فارسی' | 'English') {
  const { popupButton, popup } = parts(page);
  await popupButton('settings').click();
  await popup('settings').getByText(language, { exact: true }).click();
  await page.keyboard.press('Escape');
}

test('the panel starts in Persian, right to left', async ({ page }) => {
  await openLive(page, '/');
  await expect(parts(page).html).toHaveAttribute('lang', 'fa');
  await expect(parts(page).html).toHaveAttribute('dir', 'rtl');
});

test('the language changes in place and survives a reload @smoke', async ({ page }) => {
  await openLive(page, '/accessories?from=shelf#top');
  const { html, header } = parts(page);
  const before = page.url();
  await page.evaluate(() => Object.assign(globalThis, { unbroken: true }));
  await choose(page, 'English');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('dir', 'ltr');
  await expect(page).toHaveTitle('Accessories · Adasi');
  await expect(header.getByRole('heading', { name: titles.texts.accessories[1] })).toBeVisible();
  expect(page.url()).toBe(before);
  expect(await page.evaluate(() => 'unbroken' in globalThis)).toBe(true);
  await expectStored(page, 'locale', 'en');
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('dir', 'ltr');
  await expect(page).toHaveTitle('Accessories · Adasi');
});

test('the language carries over to the next page, and back to Persian', async ({ page }) => {
  await presetStorage(page, { locale: 'en' });
  await openLive(page, '/');
  const { html, menu } = parts(page);
  await menu.locator('a[href="/ordersPendding"]').click();
  await expect(page).toHaveTitle('Pre-orders · Adasi');
  await expect(html).toHaveAttribute('dir', 'ltr');
  await choose(page, 'فارسی');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveTitle('پیش‌سفارش‌ها · عدسی');
});

test('no text of the other language is visible', async ({ page }) => {
  await openLive(page, '/profile');
  const seen = () => page.locator('#main').innerText();
  await expect.poll(seen).not.toMatch(/[a-z]{3}/i);
  await choose(page, 'English');
  await expect(parts(page).html).toHaveAttribute('lang', 'en');
  await expect.poll(seen).not.toMatch(/[\u0600-\u06ff]/);
});

for (const locale of ['fa', 'en'] as const) {
  test(`each language is named in itself, in the page in ${locale}`, async ({ page }) => {
    await presetStorage(page, { locale });
    await openLive(page, '/');
    await parts(page).popupButton('settings').click();
    const names = { fa: 'فارسی', en: 'English' };
    for (const [lang, dir] of [
      ['fa', 'rtl'],
      ['en', 'ltr'],
    ] as const) {
      const name = parts(page).popup('settings').getByText(names[lang], { exact: true });
      await expect(name).toHaveAttribute('lang', lang);
      await expect(name).toHaveAttribute('dir', dir);
    }
    await page.goto('/login');
    const other = locale === 'fa' ? 'en' : 'fa';
    const offered = page.locator('.login-top').getByText(names[other], { exact: true });
    await expect(offered).toBeVisible();
    await expect(offered).toHaveAttribute('lang', other);
  });
}
