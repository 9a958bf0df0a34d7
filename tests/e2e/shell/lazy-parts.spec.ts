import { expect, test } from '../fixtures.ts';
import { openLive } from '../support/live.ts';
import { signIn } from '../support/sign-in.ts';
import { presetStorage } from './parts.ts';

test.use({ looksOnly: true, allowedComplaints: [/ERR_FAILED|Failed to (load|fetch)/] });

const words = {
  fa: { failed: 'این بخش بارگذاری نشد', again: 'تلاش دوباره' },
  en: { failed: 'This part didn’t load', again: 'Try again' },
} as const;

for (const locale of ['fa', 'en'] as const) {
  test(`a part that fails to load says so, and loads on a retry (${locale})`, async ({ page }) => {
    await presetStorage(page, { locale });
    await signIn(page, 'lab');
    const chunk = /_astro\/.*-AuditLog\.js/;
    await page.route(chunk, (route) => route.abort());
    await openLive(page, '/audit');
    const alert = page.locator('#main [role="alert"]');
    await expect(alert).toContainText(words[locale].failed, { useInnerText: true });
    const again = alert.getByRole('button', { name: words[locale].again });
    await again.click();
    await expect(alert.getByRole('button')).toHaveCount(2);
    await page.unroute(chunk);
    await again.click();
    await expect(page.locator('#main table').first()).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
}

test('a failed load is reported next to the button, and a retry opens the part', async ({
  page,
}) => {
  await presetStorage(page, { locale: 'en' });
  await openLive(page, '/rx');
  const chunk = /_astro\/.*-DraftDrawing\.js/;
  await page.route(chunk, (route) => route.abort());
  await page.locator('.rx-aside button[aria-expanded]').click();
  const alert = page.locator('.rx-aside [role="alert"]', { hasText: words.en.failed });
  await expect(alert).toBeVisible();
  await page.unroute(chunk);
  await alert.getByRole('button', { name: words.en.again }).click();
  await expect(page.locator('.rx-aside svg').first()).toBeVisible();
  await expect(alert).toHaveCount(0);
});
