import { titles } from '../../../src/i18n/shell/shell.ts';
import { loginPath, panelRoutes } from '../../../src/panel/routes.ts';
import { expect, test } from '../fixtures.ts';
import { openLive, untilLive } from '../support/live.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ looksOnly: true });

const { logout: _leavesAtOnce, ...screens } = panelRoutes;

for (const [name, { path }] of Object.entries(screens)) {
  test(`${path} loads with its title in both languages @smoke`, async ({ page }) => {
    const [fa, en] = titles.texts[name as keyof typeof screens];
    await openLive(page, path);
    await expect(page).toHaveTitle(`${fa} · عدسی`);
    await expect(page.locator('.header-title')).toContainText(fa);
    await page.evaluate(() => localStorage.setItem('locale', 'en'));
    await page.reload();
    await expect(page).toHaveTitle(`${en} · Adasi`);
  });
}

test(`${loginPath} loads with its title`, async ({ page }) => {
  await openLive(page, loginPath);
  await expect(page).toHaveTitle('ورود به حساب · عدسی');
});

test('navigates between screens without a reload, keeping the state @smoke', async ({ page }) => {
  await signIn(page, 'shop');
  await openLive(page, '/');
  await page.evaluate(() => Object.assign(globalThis, { unbroken: true }));
  const paths = ['/orders', '/ordersPendding', '/rx', '/'];
  for (const path of [...paths, ...paths.reverse()]) {
    await page.locator(`#drawer a[href="${path}"]`).evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(new RegExp(`${path}/?$`));
    await untilLive(page);
  }
  expect(await page.evaluate(() => 'unbroken' in globalThis)).toBe(true);
});

test('no page is offered for translation, even after navigation', async ({ page }) => {
  const root = page.locator('html[translate="no"]');
  const hint = page.locator('meta[name="google"][content="notranslate"]');
  await openLive(page, '/');
  for (const path of ['/rx', '/stockMulti']) {
    await page.locator(`#drawer a[href="${path}"]`).evaluate((link: HTMLElement) => link.click());
    await untilLive(page);
    await expect(root).toHaveCount(1);
    await expect(hint).toHaveCount(1);
  }
  await openLive(page, loginPath);
  await expect(root).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page says in both languages that it needs JavaScript', async ({ page }) => {
    await page.goto('/rx');
    const notice = page.locator('noscript .no-script');
    await expect(notice).toContainText('پنل به جاوااسکریپت نیاز دارد');
    await expect(notice).toContainText('The panel needs JavaScript');
    await expect(notice).toBeInViewport({ ratio: 1 });
  });
});

test('/logout signs out and shows the login', async ({ page }) => {
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
});

test.describe('an unknown address', () => {
  test.use({ allowedComplaints: [/404/] });

  test('shows "Page not found" inside the panel', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle('صفحه پیدا نشد · عدسی');
  });
});
