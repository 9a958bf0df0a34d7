import type { Page } from 'playwright';
import { expect, test } from './fixtures.ts';
import { openLive } from './support/live.ts';
import { signIn } from './support/sign-in.ts';

const patient = 'مشتری نمونه';

async function savePreorder(page: Page): Promise<void> {
  await openLive(page, '/rx');
  await page.locator('[name="patient"]').fill(patient);
  await page.getByRole('button', { name: 'ذخیره در پیش‌سفارش' }).click();
  await expect(page.locator('[name="patient"]')).toHaveValue('');
  await openLive(page, '/ordersPendding');
  await expect(page.locator('.preorder')).toContainText(patient);
}

test('signing out locks unsent pre-orders to the account that keeps them', async ({ page }) => {
  await signIn(page, 'shop');
  await savePreorder(page);
  await page.goto('/logout');
  await page.getByRole('button', { name: 'نگه‌داشتن، قفل برای من' }).click();
  await expect(page).toHaveURL(/\/login\/?\?/);
  await expect(page.getByText('پیش‌سفارش ارسال‌نشده روی این دستگاه مانده')).toBeVisible();
  await signIn(page, 'shop2');
  await openLive(page, '/ordersPendding');
  await expect(page.locator('main').getByText('متعلق به حساب دیگری')).toBeVisible();
  await expect(page.getByText(patient)).toHaveCount(0);
  await signIn(page, 'shop');
  await openLive(page, '/ordersPendding');
  await expect(page.locator('.preorder')).toContainText(patient);
});

test('who signs out can delete what was not sent', async ({ page }) => {
  await signIn(page, 'shop');
  await savePreorder(page);
  await page.goto('/logout');
  await page.getByRole('button', { name: 'حذف از این دستگاه' }).click();
  await expect(page).toHaveURL(/\/login\/?\?/);
  await expect(page.getByText('از این دستگاه حذف شد')).toBeVisible();
  await signIn(page, 'shop');
  await openLive(page, '/ordersPendding');
  await expect(page.getByRole('heading', { name: 'پیش‌سفارشی روی این دستگاه نیست.' })).toBeVisible();
});

test('the session is over before the question about unsent pre-orders is answered', async ({
  page,
}) => {
  await signIn(page, 'shop');
  await savePreorder(page);
  await page.goto('/logout');
  await expect(page.getByRole('button', { name: 'حذف از این دستگاه' })).toBeVisible();
  expect((await page.request.get('/api/orders')).status()).toBe(401);
});
