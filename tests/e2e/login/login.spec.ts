import { labPagePath } from '../../../src/api/lab-page/paths.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { openLive } from '../support/live.ts';
import { fillLogin } from '../support/sign-in.ts';

const labPage = {
  phones: ['+98 21 8888 0000'],
  mobiles: ['+98 912 000 0000'],
  email: '',
  whatsapp: '',
  telegram: '',
  website: '',
  addresses: [],
  hours: Array(7).fill(null),
};

const names = {
  fa: {
    show: 'نمایش گذرواژه',
    forgotten: 'گذرواژه را فراموش کرده‌اید؟',
    phone: '+۹۸ ۲۱ ۸۸۸۸ ۰۰۰۰',
    mobile: '+۹۸ ۹۱۲ ۰۰۰ ۰۰۰۰',
  },
  en: {
    show: 'Show password',
    forgotten: 'Forgot your password?',
    phone: '+98 21 8888 0000',
    mobile: '+98 912 000 0000',
  },
} as const;

for (const locale of ['fa', 'en'] as const) {
  test(`the password is shown and hidden by keyboard (${locale})`, async ({ page }) => {
    await presetStorage(page, { locale });
    await openLive(page, '/login');
    const field = page.locator('[name="password"]');
    await field.fill('adasi-demo');
    await page.keyboard.press('Tab');
    const showing = page.getByRole('button', { name: names[locale].show, exact: true });
    await expect(showing).toBeFocused();
    await expect(showing).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Space');
    await expect(showing).toHaveAttribute('aria-pressed', 'true');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('adasi-demo');
    await page.keyboard.press('Space');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(showing).toBeFocused();
  });

  test(`someone who forgot the password learns whom to call (${locale})`, async ({ page }) => {
    await presetStorage(page, { locale });
    await page.route(`**${labPagePath}`, (route) =>
      route.fulfill({ json: { page: labPage, holidays: [] } }),
    );
    await openLive(page, '/login');
    const question = page.locator('.login-forgotten summary');
    await expect(question).toHaveText(names[locale].forgotten, { useInnerText: true });
    await question.focus();
    await page.keyboard.press('Enter');
    const call = page.getByRole('link', { name: names[locale].phone });
    await expect(call).toHaveAttribute('href', 'tel:+982188880000');
    await expect(page.getByRole('link', { name: names[locale].mobile })).toBeVisible();
    await expect(page.locator('.login-forgotten a[href="/contacts"]')).toBeVisible();
  });
}

test.describe('while the server cannot be reached', () => {
  test.use({ allowedComplaints: [/ERR_FAILED|Failed to load/] });

  test('the lab’s numbers can be requested again', async ({ page }) => {
    await presetStorage(page, { locale: 'en' });
    await page.route(`**${labPagePath}`, (route) => route.abort());
    await openLive(page, '/login');
    await page.getByText(names.en.forgotten).click();
    const again = page.locator('.login-forgotten button');
    await expect(again).toBeVisible();
    await page.unroute(`**${labPagePath}`);
    await page.route(`**${labPagePath}`, (route) =>
      route.fulfill({ json: { page: labPage, holidays: [] } }),
    );
    await again.click();
    await expect(page.getByRole('link', { name: names.en.phone })).toBeVisible();
  });
});

test('a password that was shown still signs in', async ({ page }) => {
  await presetStorage(page, { locale: 'en' });
  await openLive(page, '/login');
  await page.getByRole('button', { name: names.en.show }).click();
  await fillLogin(page, 'shop');
  await expect(page).not.toHaveURL(/login/);
});
