import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { findingsByTheme } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { locales } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const said = {
  fa: { wrong: /شمارهٔ موبایل ایران/, saved: 'ذخیره شد', name: 'نام', english: 'انگلیسی' },
  en: { wrong: /Iranian mobile number/, saved: 'Saved.', name: 'Name', english: 'English' },
};

for (const locale of locales) {
  test(`a user changes name and mobile number by keyboard at 360 px in ${locale}`, async ({
    page,
  }) => {
    const texts = said[locale];
    await presetStorage(page, { locale });
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, locale === 'fa' ? 'shop' : 'shop2');
    await openLive(page, '/profile/edit');
    const name = page.locator('[name="name"]');
    const mobile = page.locator('[name="mobile"]');
    await name.fill('سارا نمونه');
    await mobile.fill('۰۲۱۸۸۷۷');
    await mobile.press('Enter');
    await expect(mobile).toHaveAccessibleDescription(texts.wrong);
    await expect(mobile).toBeFocused();
    await mobile.fill('۰۹۱۲ ۳۴۵ ۶۷۸۹');
    await page.getByRole('button', { name: texts.english, exact: true }).press('Enter');
    await mobile.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: texts.saved })).toBeVisible();
    await expect(page.locator('.name-plate strong')).toHaveText('سارا نمونه');
    await openLive(page, '/profile');
    const main = page.locator('#main');
    await expect(main).toContainText('سارا نمونه');
    await expect(main).toContainText(locale === 'fa' ? '۰۹۱۲ ۳۴۵ ۶۷۸۹' : '0912 345 6789');
    expect(await findingsByTheme(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
  });
}

test('a visitor is asked to sign in, and returns', async ({ page }) => {
  await openLive(page, '/profile');
  await expect(page.locator('a[href="/login?next=/profile"]')).toBeVisible();
});
