import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import type { LoginAnswer } from '../../../src/api/session/contract.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { storageKeys } from '../../../src/panel/storage-keys.ts';

export type DemoAccount = 'shop' | 'shop2' | 'customer' | 'lab';

type Login = { username: string; password: string };

const loginOf = (account: DemoAccount): Login => ({ username: account, password: 'adasi-demo' });

/** Fills in the login form and submits it. */
async function fillIn(page: Page, { username, password }: Login): Promise<void> {
  await page.locator('[name="username"]').fill(username);
  await page.locator('[name="password"]').fill(password);
  await page.locator('form button[type="submit"]').click();
}

/** Fills in the login form for a demo account and submits it. */
export const fillLogin = (page: Page, account: DemoAccount) => fillIn(page, loginOf(account));

/** Signs in through the login form, which leads to the dashboard, as a user that the sample does not have. */
export async function signInAs(page: Page, login: Login, origin = ''): Promise<void> {
  await page.goto(`${origin}/login`);
  await fillIn(page, login);
  await expect(page).not.toHaveURL(/\/login/);
}

/** Signs in through the login form, which leads to the dashboard. */
export const signInByForm = (page: Page, account: DemoAccount, origin = '') =>
  signInAs(page, loginOf(account), origin);

/** An empty page of the panel's origin. */
const blank = '/blank-page-of-the-tests';

/** Signs in as the form does, and loads no screen: most tests are about another one. */
export async function signIn(page: Page, account: DemoAccount): Promise<void> {
  const body = '<!doctype html><link rel="icon" href="data:,">';
  await page.route(`**${blank}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(blank);
  await page.unroute(`**${blank}`);
  const headers = { Origin: new URL(page.url()).origin };
  const answer = await page.request.post(sessionPaths.login, { headers, data: loginOf(account) });
  const { signedIn }: LoginAnswer = await answer.json();
  expect(signedIn, 'who is signed in').toBeTruthy();
  await page.evaluate(
    ({ keys, kept }) => {
      localStorage.setItem(keys.signedIn, kept);
      localStorage.removeItem(keys.owedLogout);
    },
    { keys: storageKeys, kept: JSON.stringify(signedIn) },
  );
}
