import { expect, test } from './fixtures.ts';
import { presetStorage } from './shell/parts.ts';
import { findings, showTheme } from './support/axe.ts';
import { openLive } from './support/live.ts';
import { themes } from './support/screens.ts';
import { signIn } from './support/sign-in.ts';

const good = 'three lenses on a bench';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('where the user is signed in', () => {
  test.use({ allowedComplaints: [/401|ERR_INTERNET_DISCONNECTED/] });

  test('a forgotten browser is signed out from this one, by keyboard, at 360 px', async ({
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
    await page.context().setOffline(true);
    await other.getByRole('button').press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'اینترنت' })).toBeVisible();
    await expect(sessions).toHaveCount(2);
    await page.context().setOffline(false);
    await other.getByRole('button').press('Enter');
    await expect(sessions).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'دستگاه‌هایی که' })).toBeFocused();
    for (const theme of themes) {
      await showTheme(page, theme);
      expect(await findings(page), theme).toEqual([]);
    }
    await openLive(forgotten, '/privacy');
    await expect(forgotten.locator('a[href="/login?next=/privacy"]')).toBeVisible();
  });
});

test.describe('the password', () => {
  test.use({ allowedComplaints: [/401|422/] });

  test('is changed once both fields are right, and signs in from then on', async ({
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
    await expect(next).toHaveAccessibleDescription(/Many people use this/);
    await next.fill(good);
    await page.keyboard.press('Enter');
    await expect(current).toHaveAccessibleDescription(/not your current password/);
    await expect(current).toBeFocused();
    await expect(next).toHaveValue(good);
    await page.getByLabel('Show passwords').check();
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
