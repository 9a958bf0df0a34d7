import type { BrowserContext, Cookie, Page } from 'playwright';
import { expect } from 'playwright/test';
import type { LoginAnswer, SessionAnswer } from '../../../src/api/session/contract.ts';
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

/** Signs in through the login form, which leads to the dashboard, as a user who isn't in the sample. */
export async function signInAs(page: Page, login: Login, origin = ''): Promise<void> {
  await page.goto(`${origin}/login`);
  await fillIn(page, login);
  await expect(page).not.toHaveURL(/\/login/);
}

/** Signs in through the login form, which leads to the dashboard. */
export const signInByForm = (page: Page, account: DemoAccount, origin = '') =>
  signInAs(page, loginOf(account), origin);

/** An empty page on the panel's origin. */
const blank = '/blank-page-of-the-tests';

/** Session cookies of closed browser contexts, by origin and account. */
const leftSessions = new Map<string, Cookie[][]>();

/** The user that the context's cookies belong to, `null` for a visitor. */
async function whoIsSignedIn({ request }: BrowserContext): Promise<SessionAnswer['signedIn']> {
  const answer: SessionAnswer = await (await request.get(sessionPaths.session)).json();
  return answer.signedIn;
}

/**
 * Reuses the session of an earlier test unless it has ended: hashing a password costs the server more than serving a
 * screen. Like devices, no two open contexts share a session.
 */
async function goOn(context: BrowserContext, sessions: Cookie[][]) {
  const cookies = sessions.pop();
  if (!cookies) return null;
  await context.addCookies(cookies);
  const signedIn = await whoIsSignedIn(context);
  if (!signedIn) await context.clearCookies();
  return signedIn;
}

async function logIn(context: BrowserContext, origin: string, account: DemoAccount) {
  const asked = { headers: { Origin: origin }, data: loginOf(account) };
  const answer: LoginAnswer = await (await context.request.post(sessionPaths.login, asked)).json();
  return answer.signedIn;
}

/** Signs in like the form but loads no screen, since most tests are about another one. */
export async function signIn(page: Page, account: DemoAccount): Promise<void> {
  const body = '<!doctype html><link rel="icon" href="data:,">';
  await page.route(`**${blank}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(blank);
  await page.unroute(`**${blank}`);
  const { origin } = new URL(page.url());
  const context = page.context();
  const key = `${account} at ${origin}`;
  const sessions = leftSessions.get(key) ?? [];
  leftSessions.set(key, sessions);
  const signedIn = (await goOn(context, sessions)) ?? (await logIn(context, origin, account));
  expect(signedIn, 'who is signed in').toBeTruthy();
  const cookies = await context.cookies(origin);
  context.once('close', () => sessions.push(cookies));
  await page.evaluate(
    ({ keys, kept }) => {
      localStorage.setItem(keys.signedIn, kept);
      localStorage.removeItem(keys.owedLogout);
    },
    { keys: storageKeys, kept: JSON.stringify(signedIn) },
  );
}
