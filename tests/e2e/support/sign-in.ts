import type { Page } from 'playwright';
import { expect } from 'playwright/test';

export type DemoAccount = 'shop' | 'shop2' | 'customer' | 'lab';

type Login = { username: string; password: string };

/** Fills in the login form and submits it. */
async function fillIn(page: Page, { username, password }: Login): Promise<void> {
  await page.locator('[name="username"]').fill(username);
  await page.locator('[name="password"]').fill(password);
  await page.locator('form button[type="submit"]').click();
}

/** Signs in through the login form as a user that the sample does not have. */
export async function signInAs(page: Page, login: Login): Promise<void> {
  await page.goto('/login');
  await fillIn(page, login);
  await expect(page).not.toHaveURL(/\/login/);
}

/** Fills in the login form for a demo account and submits it. */
export async function fillLogin(page: Page, account: DemoAccount): Promise<void> {
  await fillIn(page, { username: account, password: 'adasi-demo' });
}

/** Signs in through the login form. */
export async function signIn(page: Page, account: DemoAccount, origin = ''): Promise<void> {
  await page.goto(`${origin}/login`);
  await fillLogin(page, account);
  await expect(page).not.toHaveURL(/\/login/);
}
