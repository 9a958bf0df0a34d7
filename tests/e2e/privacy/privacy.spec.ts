import { readFile } from 'node:fs/promises';
import type { SessionsAnswer } from '../../../src/api/privacy/contract.ts';
import { privacyPaths } from '../../../src/api/privacy/paths.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { findingsByTheme } from '../support/axe.ts';
import { cutLine, mendLine } from '../support/line.ts';
import { openLive, openWhole } from '../support/live.ts';
import { saveUnfinished } from '../support/preorders.ts';
import { signIn, signInByForm } from '../support/sign-in.ts';

const good = 'three lenses on a bench';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('while the user is signed in', () => {
  test.use({ allowedComplaints: [/401|ERR_INTERNET_DISCONNECTED/] });

  test('another browser can be signed out from this one, by keyboard, at 360 px', async ({
    page,
    newVisitor,
  }) => {
    const forgotten = await newVisitor({
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:153.0) Gecko/20100101 Firefox/153.0',
    });
    await signIn(forgotten, 'shop');
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, 'shop');
    await openLive(page, '/privacy');
    const sessions = page.locator('.privacy-session');
    await expect(sessions).toHaveCount(2);
    await expect(sessions.first()).toContainText('همین دستگاه');
    const other = sessions.filter({ hasText: 'Firefox در Windows' });
    await cutLine(page.context());
    await other.getByRole('button').press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'اینترنت' })).toBeVisible();
    await expect(sessions).toHaveCount(2);
    await mendLine(page.context());
    await other.getByRole('button').press('Enter');
    await expect(sessions).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'دستگاه‌هایی که' })).toBeFocused();
    expect(await findingsByTheme(page)).toEqual([]);
    await openLive(forgotten, '/privacy');
    await expect(forgotten.locator('a[href="/login?next=/privacy"]')).toBeVisible();
  });
});

test('of many sessions, five are shown until the rest is asked for', async ({ page }) => {
  await presetStorage(page, { locale: 'en' });
  await page.route(privacyPaths.sessions, async (route) => {
    const response = await route.fetch();
    const { sessions }: SessionsAnswer = await response.json();
    const more = Array.from({ length: 7 }, (_, at) => ({
      ...sessions[0],
      id: `01900000-0000-7000-8000-00000000000${at}`,
      isThis: false,
    }));
    await route.fulfill({ response, json: { sessions: [...sessions.slice(0, 1), ...more] } });
  });
  await signIn(page, 'shop');
  await openLive(page, '/privacy');
  const sessions = page.locator('.privacy-session');
  await expect(sessions).toHaveCount(5);
  await page.getByRole('button', { name: /Show .?3.? more/ }).press('Enter');
  await expect(sessions).toHaveCount(8);
  await expect(sessions.nth(5)).toBeFocused();
});

test.describe('the password', () => {
  test.use({ allowedComplaints: [/401|422/] });

  test('is changed once both fields are right, and works from then on', async ({
    page,
    newVisitor,
  }) => {
    await presetStorage(page, { locale: 'en' });
    await signIn(page, 'shop2');
    await openLive(page, '/privacy');
    const form = page.locator('.privacy-password');
    const current = form.locator('[name="current"]');
    const next = form.locator('[name="next"]');
    await current.focus();
    await page.keyboard.press('Enter');
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(2);
    await current.fill('wrong one');
    await next.fill('short');
    await page.keyboard.press('Enter');
    await expect(next).toHaveAccessibleDescription('Use at least 10 characters.');
    await next.fill('Password2026!');
    await page.keyboard.press('Enter');
    await expect(next).toHaveAccessibleDescription(/password is too common/);
    await next.fill(good);
    await page.keyboard.press('Enter');
    await expect(current).toHaveAccessibleDescription(/not your current password/);
    await expect(current).toBeFocused();
    await expect(next).toHaveValue(good);
    const showing = page.getByRole('button', { name: 'Show passwords' });
    await showing.click();
    await expect(showing).toHaveAttribute('aria-pressed', 'true');
    await expect(next).toHaveAttribute('type', 'text');
    await current.fill('adasi-demo');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('status')).toContainText('Password changed');
    await expect(current).toHaveValue('');
    const elsewhere = await newVisitor();
    await elsewhere.goto('/login');
    for (const password of ['adasi-demo', good]) {
      await elsewhere.locator('[name="username"]').fill('shop2');
      await elsewhere.locator('[name="password"]').fill(password);
      await elsewhere.locator('form button[type="submit"]').click();
      if (password === good) await expect(elsewhere).not.toHaveURL(/login/);
      else await expect(elsewhere.getByRole('alert')).toBeVisible();
    }
  });
});

test('the user’s data is downloaded as a file, with all orders of the account and no others', async ({
  page,
}) => {
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'shop');
  await openLive(page, '/privacy');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the file' }).press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('adasi-data.json');
  const { profile, sessions, orders } = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(profile.username).toBe('shop');
  expect(sessions).not.toEqual([]);
  const names = orders.map(({ account }: { account: { name: string } }) => account.name);
  expect(new Set(names)).toEqual(new Set([profile.account.name]));
  const counted = await (await page.request.get('/api/orders/counts')).json();
  const counts: number[] = Object.values(counted.counts);
  expect(orders).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
});

test.describe('what the device keeps', () => {
  test.use({ allowedComplaints: [/401|ERR_INTERNET_DISCONNECTED/], serviceWorkers: 'allow' });

  test('is deleted once unsent orders are given up, by keyboard, at 360 px', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, 'shop');
    await saveUnfinished(page);
    await openWhole(page, '/privacy');
    await expect(page.locator('.kept-here dd').first()).toContainText('۱');
    await page.evaluate(async () => {
      localStorage.setItem('marker', '1');
      await (await caches.open('panel-old')).put('/_astro/marker', new Response());
    });
    await page.getByRole('button', { name: 'فراموش کردن این دستگاه' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem')).toContainText(/عدسی سفارشی \(RX\): \D?[۱-۹]/);
    expect(await findingsByTheme(page)).toEqual([]);
    const erase = dialog.getByRole('button', { name: 'پاک کردن و خروج' });
    const sure = dialog.getByRole('checkbox');
    await erase.press('Enter');
    await expect(sure).toBeFocused();
    await expect(sure).toHaveAccessibleDescription('برای ادامه، این گزینه را انتخاب کنید.');
    await sure.press('Space');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await cutLine(page.context());
    await erase.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('چیزی پاک نشد');
    expect(await page.evaluate(() => localStorage.getItem('marker'))).toBe('1');
    await mendLine(page.context());
    await erase.press('Enter');
    await expect(page).toHaveURL(/\/login\/?\?signOut=signedOut/);
    expect((await page.request.get('/api/orders')).status()).toBe(401);
    const left = await page.evaluate(async () => [
      localStorage.getItem('marker'),
      localStorage.getItem('signedIn'),
      await caches.match('/_astro/marker'),
    ]);
    expect(left).toEqual([null, null, undefined]);
    await signInByForm(page, 'shop');
    await openLive(page, '/ordersPendding');
    await expect(page.getByRole('heading', { name: 'پیش‌سفارشی برای نمایش نیست.' })).toBeVisible();
  });
});
