import type { Page } from 'playwright';
import { expect } from 'playwright/test';

export type DemoAccount = 'shop' | 'shop2' | 'customer' | 'lab';

/** Fills in the login form and submits it. */
export async function fillLogin(page: Page, account: DemoAccount): Promise<void> {
  await page.locator('[name="username"]').fill(account);
  await page.locator('[name="password"]').fill('adasi-demo');
  await page.locator('form button[type="submit"]').click();
}

/** Signs in through the login form. */
export async function signIn(page: Page, account: DemoAccount, origin = ''): Promise<void> {
  await page.goto(`${origin}/login`);
  await fillLogin(page, account);
  await expect(page).not.toHaveURL(/\/login/);
}
