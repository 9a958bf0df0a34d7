import type { BrowserContext, Cookie, Page } from 'playwright';
import { expect } from 'playwright/test';
import { healthPath } from '../../../src/api/health/paths.ts';
import type { LoginAnswer, SessionAnswer } from '../../../src/api/session/contract.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import { storageKeys } from '../../../src/panel/storage-keys.ts';
import { originOf } from './origin.ts';

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

type Session = { origin: string; signedIn: SignedIn; cookies: Cookie[] };

/** Gives the context's cookies a session of the account. */
async function openSession(page: Page, account: DemoAccount): Promise<Session> {
  const origin = await originOf(page);
  const context = page.context();
  const key = `${account} at ${origin}`;
  const sessions = leftSessions.get(key) ?? [];
  leftSessions.set(key, sessions);
  const signedIn = (await goOn(context, sessions)) ?? (await logIn(context, origin, account));
  if (!signedIn) throw new Error(`${account} could not sign in.`);
  const cookies = await context.cookies(origin);
  context.once('close', () => sessions.push(cookies));
  return { origin, signedIn, cookies };
}

/** Name of the cookie that hands the user to the next page. Cookies don't tell ports apart, hence the port in it. */
const handOver = 'user-for-port-';

/** Runs in every page: the first one after a sign-in keeps the user as the login form does. */
function keepUser({ name, keys }: { name: string; keys: typeof storageKeys }): void {
  // Documents without an origin have neither cookies nor storage.
  if (origin === 'null') return;
  const start = `${name}${location.port}=`;
  const kept = document.cookie.split('; ').find((each) => each.startsWith(start));
  if (!kept) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the page must find the user in time, and the cookie store only answers later
  document.cookie = `${start}; Max-Age=0; Path=/`;
  localStorage.setItem(keys.signedIn, decodeURIComponent(kept.slice(start.length)));
  localStorage.removeItem(keys.owedLogout);
}

const keeping = new WeakSet<BrowserContext>();

/**
 * Signs in like the form but loads nothing, since most tests are about another screen. The context's next page finds the
 * user in its storage.
 */
export async function signIn(page: Page, account: DemoAccount): Promise<void> {
  // A screen that is still open would notice.
  if (page.url() !== 'about:blank') await page.goto(healthPath);
  const context = page.context();
  if (!keeping.has(context))
    await context.addInitScript(keepUser, { name: handOver, keys: storageKeys });
  keeping.add(context);
  const { origin, signedIn } = await openSession(page, account);
  const value = encodeURIComponent(JSON.stringify(signedIn));
  await context.addCookies([{ name: `${handOver}${new URL(origin).port}`, value, url: origin }]);
}

/** What a browser keeps of a user who has signed in, to open other contexts with. */
export async function signedInState(page: Page, account: DemoAccount) {
  const { origin, signedIn, cookies } = await openSession(page, account);
  const localStorage = [{ name: storageKeys.signedIn, value: JSON.stringify(signedIn) }];
  return { cookies, origins: [{ origin, localStorage }] };
}
