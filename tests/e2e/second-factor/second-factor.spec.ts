import type { Page } from 'playwright';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { secondFactorPaths } from '../../../src/api/second-factor/paths.ts';
import { appCode } from '../../server/support/second-factor.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { addAuthenticator } from '../support/authenticator.ts';
import { findings, findingsByTheme } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { startPanel } from '../support/panel-server.ts';
import { fillLogin, signIn } from '../support/sign-in.ts';

// Passkeys need a host name; they don't work with an IP address.
test.use({
  baseURL: async ({ panel }, use) => use(named(panel.origin)),
  allowedComplaints: [/401|422|429|ERR_FAILED/],
  contextOptions: { reducedMotion: 'reduce' },
});

const named = (origin: string) => origin.replace('127.0.0.1', 'localhost');

/** Clicks a button in the section and enters the password it asks for. */
async function change(page: Page, button: RegExp): Promise<void> {
  const section = page.locator('.second-factor');
  await section.getByRole('button', { name: button }).first().press('Enter');
  const password = section.locator('[name="factor-password"]');
  await password.fill('adasi-demo');
  await password.press('Enter');
}

async function keepCodes(page: Page): Promise<string[]> {
  const codes = page.locator('.recovery-codes li');
  await expect(codes).toHaveCount(10);
  const texts = await codes.allTextContents();
  await page.getByRole('button', { name: /ذخیره کردم|saved them/ }).press('Enter');
  await expect(codes).toHaveCount(0);
  return texts;
}

/** Adds the app by its address, which the QR code contains too. Returns the address and the code used. */
async function addApp(page: Page) {
  const uri = (await page.locator('a[href^="otpauth:"]').getAttribute('href')) ?? '';
  const code = page.locator('[name="app-code"]');
  await code.fill('000000');
  await code.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  const used = appCode(uri);
  await code.fill(used);
  await code.press('Enter');
  return { uri, used };
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await findingsByTheme(page)).toEqual([]);
}

test('a shop adds a passkey at 360 px and signs in with it, by keyboard', async ({ page }) => {
  const device = await addAuthenticator(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'shop');
  await page.route(`**${secondFactorPaths.own}`, (route) => route.abort());
  await openLive(page, '/privacy');
  const unread = page.getByRole('alert').filter({ hasText: 'بارگذاری نشد' });
  await expect(unread).toBeVisible();
  await page.unrouteAll();
  await unread.getByRole('button', { name: 'تلاش دوباره' }).press('Enter');
  await device.verify(false);
  await change(page, /افزودن گذرکلید/);
  await expect(page.getByRole('alert').filter({ hasText: 'مرورگر ادامه نداد' })).toBeVisible();
  await device.verify(true);
  await page.getByRole('button', { name: 'تلاش دوباره در مرورگر' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'کدهای بازیابی شما' })).toBeFocused();
  await expectAccessible(page);
  await keepCodes(page);
  const section = page.locator('.second-factor');
  await expect(section).toContainText('گذرکلید: Chrome در Linux');
  await expect(section).toContainText(/کدهای بازیابی مانده: .?۱۰/);
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, 'shop');
  await expect(page.getByRole('heading', { name: 'مرحلهٔ دوم ورود' })).toBeFocused();
  await expectAccessible(page);
  await device.verify(false);
  const use = page.getByRole('button', { name: 'ورود با گذرکلید' });
  await use.press('Enter');
  await expect(page.getByRole('alert')).toContainText('مرورگر ادامه نداد');
  await device.verify(true);
  await use.press('Enter');
  await expect(page).not.toHaveURL(/login/);
  await openLive(page, '/privacy');
  await expect(section).toContainText('آخرین استفاده');
});

test("a shop signs in with codes, loses everything, and gets back in with the lab's help", async ({
  page,
  newVisitor,
}) => {
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'shop2');
  await openLive(page, '/privacy');
  await change(page, /Add an authenticator app/);
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const { uri, used } = await addApp(page);
  const codes = await keepCodes(page);
  const elsewhere = await newVisitor();
  const enterCode = async (name: string, code: string) => {
    const field = elsewhere.locator(`[name="${name}"]`);
    await field.fill(code);
    await field.press('Enter');
  };
  const begin = async () => {
    await elsewhere.context().clearCookies();
    await elsewhere.goto('/login');
    await fillLogin(elsewhere, 'shop2');
  };
  await presetStorage(elsewhere, { locale: 'en' });
  await begin();
  await enterCode('code', '12');
  await expect(elsewhere.locator('[name="code"]')).toHaveAccessibleDescription(/incomplete/);
  await enterCode('code', used);
  await expect(elsewhere.locator('[name="code"]')).toHaveAccessibleDescription(/already used/);
  const persian = appCode(uri, 1).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '');
  await enterCode('code', persian);
  await expect(elsewhere).not.toHaveURL(/login/);
  await begin();
  await elsewhere.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
  await enterCode('recovery-code', codes[0] ?? '');
  await expect(elsewhere).not.toHaveURL(/login/);
  await openLive(elsewhere, '/privacy');
  await expect(elsewhere.locator('.second-factor')).toContainText(/Recovery codes left: .?9/);
  const lab = await newVisitor();
  await presetStorage(lab, { locale: 'en' });
  await signIn(lab, 'lab');
  await openLive(lab, '/accounts');
  const name = demoAccounts.find(({ username }) => username === 'shop2')?.accountName ?? '';
  await lab.locator('.table-open').filter({ hasText: name }).click();
  const remove = lab.getByRole('button', { name: /second factor/ });
  await remove.press('Enter');
  await lab.getByRole('button', { name: 'Yes, remove it' }).press('Enter');
  await expect(lab.locator('.people-factors [role="status"]')).toBeFocused();
  await expect(lab.getByText(/now signs in with the password alone/)).toBeVisible();
  await expect(remove).toBeHidden();
  expect(await findings(lab)).toEqual([]);
  await begin();
  await expect(elsewhere).not.toHaveURL(/login/);
});

test('a stranger without the password cannot lock a shop out', async ({ page, newVisitor }) => {
  await addAuthenticator(page);
  await signIn(page, 'customer');
  await openLive(page, '/privacy');
  await change(page, /افزودن گذرکلید/);
  await keepCodes(page);
  const stranger = await newVisitor();
  await stranger.goto('/login');
  for (let tries = 0; tries < 8; tries += 1) {
    const origin = new URL(stranger.url()).origin;
    const data = { username: 'customer', password: 'guess' };
    await stranger.request.post('/api/login', { data, headers: { Origin: origin } });
  }
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, 'customer');
  await page.getByRole('button', { name: 'ورود با گذرکلید' }).click();
  await expect(page).not.toHaveURL(/login/);
});

test('lab staff set up a second factor where it is required, before anything else', async ({
  page,
  panelDir,
}) => {
  // Starts another server.
  test.slow();
  const strict = await startPanel(panelDir, { REQUIRE_SECOND_FACTOR: 'lab' });
  const origin = named(strict.origin);
  await page.goto(`${origin}/login?next=/orders`);
  await fillLogin(page, 'lab');
  await expect(page.getByRole('heading', { name: 'تأیید دومرحله‌ای لازم است' })).toBeFocused();
  await expectAccessible(page);
  const early = await page.request.get(`${origin}/api/orders`);
  expect((await early.json()).code).toBe('secondFactorMissing');
  await page.getByRole('button', { name: 'افزودن برنامهٔ رمزساز' }).press('Enter');
  await addApp(page);
  await keepCodes(page);
  await expect(page).toHaveURL(/\/orders$/);
  await openLive(page, `${origin}/privacy`);
  const section = page.locator('.second-factor');
  await expect(section).toContainText('برنامهٔ رمزساز');
  await expect(section.getByRole('button', { name: /^حذف/ })).toHaveCount(0);
  // Otherwise the page would complain that its stream is cut.
  await page.close();
  await strict.stop();
});
