import type { Page } from 'playwright';
import { expect, test } from '../fixtures.ts';
import { openLive } from '../support/live.ts';
import { cards, samplePatient, saveUnfinished } from '../support/preorders.ts';
import { type DemoAccount, signInByForm } from '../support/sign-in.ts';

/** Signs in, saves a pre-order and signs out. */
async function signOutWithUnsent(page: Page): Promise<void> {
  await signInByForm(page, 'shop');
  await saveUnfinished(page);
  await expect(cards(page)).toContainText(samplePatient);
  await page.goto('/logout');
}

const showPreorders = async (page: Page, account: DemoAccount) => {
  await signInByForm(page, account);
  await openLive(page, '/ordersPendding');
};

test('signing out locks kept pre-orders to their account', async ({ page }) => {
  await signOutWithUnsent(page);
  await page.getByRole('button', { name: 'نگه‌داری و قفل' }).click();
  await expect(page).toHaveURL(/\/login\/?\?/);
  await expect(page.getByText('پیش‌سفارش ارسال‌نشده روی این دستگاه ماند')).toBeVisible();
  await showPreorders(page, 'shop2');
  await expect(page.locator('main').getByText('متعلق به حساب دیگری')).toBeVisible();
  await expect(page.getByText(samplePatient)).toHaveCount(0);
  await showPreorders(page, 'shop');
  await expect(cards(page)).toContainText(samplePatient);
});

test('unsent pre-orders can be deleted when signing out', async ({ page }) => {
  await signOutWithUnsent(page);
  await page.getByRole('button', { name: 'حذف از این دستگاه' }).click();
  await expect(page).toHaveURL(/\/login\/?\?/);
  await expect(page.getByText('از این دستگاه حذف شد')).toBeVisible();
  await showPreorders(page, 'shop');
  await expect(page.getByRole('heading', { name: 'پیش‌سفارشی برای نمایش نیست.' })).toBeVisible();
});

test('the session ends before the question about unsent pre-orders is answered', async ({
  page,
}) => {
  await signOutWithUnsent(page);
  await expect(page.getByRole('button', { name: 'حذف از این دستگاه' })).toBeVisible();
  expect((await page.request.get('/api/orders')).status()).toBe(401);
});
