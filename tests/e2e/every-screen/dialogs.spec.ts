import type { Page } from 'playwright';
import { orderFile } from '../../../src/i18n/order-file/order-file.ts';
import { drawerOverlayMax } from '../../../src/panel/constants.ts';
import { expect, test } from '../fixtures.ts';
import { parts, presetStorage } from '../shell/parts.ts';
import { expectBack, expectBehind } from '../support/behind.ts';
import { openLive } from '../support/live.ts';
import { paste } from '../support/paste.ts';
import { field } from '../support/rx.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ looksOnly: true });

const dialogs = [
  {
    name: 'a new account',
    user: 'lab',
    path: '/accounts',
    open: (page: Page) => page.getByRole('button', { name: 'New account' }).press('Enter'),
  },
  {
    name: 'a pasted message',
    user: 'shop',
    path: '/rx',
    open: (page: Page) => paste(page, 'R -2.00 -0.50 x 90\nL -2.25 -0.75 x 85'),
  },
  {
    name: 'a file of pre-orders',
    user: 'shop',
    path: '/ordersPendding',
    open: (page: Page) =>
      page.getByRole('button', { name: orderFile.texts.read[1], exact: true }).press('Enter'),
  },
] as const;

for (const { name, user, path, open } of dialogs) {
  test(`the dialog of ${name} makes everything behind it unreachable`, async ({ page }) => {
    await presetStorage(page, { locale: 'en' });
    await signIn(page, user);
    await openLive(page, path);
    if (path === '/rx') await expect(field(page, 'reference')).toBeFocused();
    await open(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectBehind(page, '.modal');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectBack(page);
    await expect(page.locator('#main :focus')).toHaveCount(1);
  });
}

test('the calendar of a filter is a modal dialog', async ({ page }) => {
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'shop');
  await openLive(page, '/orders');
  await page.locator('.day-button').first().press('Enter');
  await expect(page.locator('dialog:modal')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: Math.min(360, drawerOverlayMax), height: 740 } });

  test('the open drawer makes everything behind it unreachable', async ({ page }) => {
    await openLive(page, '/');
    await parts(page).drawerButton.press('Enter');
    await expect(parts(page).drawer.locator(':focus')).toHaveCount(1);
    await expectBehind(page, '#drawer, .backdrop');
    await page.keyboard.press('Escape');
    await expectBack(page);
    await expect(parts(page).drawerButton).toBeFocused();
  });
});
