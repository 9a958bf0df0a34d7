import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { findings, showTheme } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { themes } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

test('the lab writes how it is reached, and a visitor finds it', async ({ page, newVisitor }) => {
  const visitor = await newVisitor();
  await openLive(visitor, '/contacts');
  await expect(visitor.getByText('هنوز راه تماسی ثبت نکرده')).toBeVisible();

  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'lab');
  await openLive(page, '/lab');
  await page.getByLabel('Phone').fill('۰۲۱-۸۸۷۷۶۶۵۵');
  await page.getByLabel('Telegram').fill('not a name');
  await page.getByLabel('Saturday from').fill('08:30');
  await page.getByLabel('Saturday until').fill('08:00');
  await page.getByRole('button', { name: 'Add an address' }).press('Enter');
  await page.getByLabel('Address in Persian').fill('تهران، خیابان نمونه');
  await page.getByLabel('Latitude').fill('35.70, 51.41');
  await page.getByRole('button', { name: 'Save' }).click();
  for (const label of ['Telegram', 'Saturday until', 'Address in English']) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await page.getByLabel('Telegram').fill('@adasi_lab');
  await page.getByLabel('Saturday until').fill('17:00');
  await page.getByLabel('Address in English').fill('1 Sample Street, Tehran');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  await visitor.reload();
  await expect(visitor.locator('a[href="tel:02188776655"]')).toBeVisible();
  await expect(visitor.locator('a[href="https://t.me/adasi_lab"]')).toBeVisible();
  await expect(visitor.locator('a[href="geo:35.7,51.41?q=35.7,51.41"]')).toBeVisible();
  await expect(visitor.getByText('۰۸:۳۰ تا ۱۷:۰۰')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Saturday until')).toHaveValue('17:00');

  await page.goto('/audit?subject=labPage');
  await expect(page.locator('.lab-open')).toContainText('Edited the lab’s page');
});

for (const [path, who] of [
  ['/lab', 'lab'],
  ['/contacts', 'shop'],
] as const) {
  test(`${path} fits 360 px, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await signIn(page, who);
    await openLive(page, path);
    await expect(page.locator('.lab-page-form, .contact-cards, .empty')).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    for (const theme of themes) {
      await showTheme(page, theme);
      expect(await findings(page), theme).toEqual([]);
    }
  });
}
