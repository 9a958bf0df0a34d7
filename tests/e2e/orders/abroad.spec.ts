import { formatInstant } from '../../../src/i18n/language/format-date.ts';
import { expect, test } from '../fixtures.ts';
import { openLive } from '../support/live.ts';
import { locales } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ looksOnly: true, timezoneId: 'America/New_York' });

const named = { fa: 'به وقت ایران', en: 'Iran time' };

for (const locale of locales) {
  test(`a device abroad shows the lab’s time and says so, in ${locale}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
    await signIn(page, 'shop');
    await openLive(page, '/orders');
    const time = page.locator('#main .orders tbody time[datetime*="T"]').first();
    const at = (await time.getAttribute('datetime')) ?? '';
    await expect(time).toContainText(`${formatInstant(at, locale)} ${named[locale]}`);

    await page.setViewportSize({ width: 1280, height: 768 });
    await signIn(page, 'lab');
    await openLive(page, '/orders');
    const placed = page.locator('.queue tbody .order-placed').first();
    await expect(placed).toContainText(named[locale]);
    const cut = await placed.evaluate((cell) => cell.scrollWidth - cell.clientWidth);
    expect(cut).toBeLessThanOrEqual(0);
  });
}
