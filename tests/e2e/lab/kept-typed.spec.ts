import type { Page } from 'playwright';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { openLive, untilLive } from '../support/live.ts';
import { cellAt } from '../support/power-grid.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ looksOnly: true });

/** Storage keys of input kept in this tab. */
const held = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('typed')));

async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilLive(page);
}

test("the lab's input survives a reload, and is gone after signing out", async ({ page }) => {
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'lab');
  await openLive(page, '/shelf');
  await expect(cellAt(page, 0, 0)).toBeVisible();
  await page.getByRole('button', { name: 'Minimums', exact: true }).click();
  await cellAt(page, 0, 0).click();
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  const sum = page.locator('.stockroom-save');
  await expect(sum).toContainText(/Powers: \D1\D/);
  await reload(page);
  await expect(page.getByRole('button', { name: 'Minimums', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(sum).toContainText(/Powers: \D1\D/);

  await openLive(page, '/catalogue?tab=prices&price=');
  const by = page.locator('#bulk-by');
  for (const way of ['amount', 'percent']) {
    await page.locator('#bulk-way').selectOption(way);
    // Number pads on iOS have no minus.
    await expect(by).toHaveAttribute('inputmode', 'text');
  }
  await by.fill('8');
  await reload(page);
  await expect(by).toHaveValue('8');

  await openLive(page, '/lab');
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('half@');
  await reload(page);
  await expect(email).toHaveValue('half@');

  expect((await held(page)).length).toBe(4);
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  expect(await held(page)).toEqual([]);
});

test('a new webhook survives a reload, but its address does not', async ({ page }) => {
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'lab');
  await openLive(page, '/handOff');
  const open = page.getByRole('button', { name: 'New webhook' });
  await open.click();
  await page.getByRole('textbox', { name: 'Address' }).fill('https://lms.example/hook?token=abc');
  await page.getByLabel('Accepted').check();
  await reload(page);
  await open.click();
  await expect(page.getByLabel('Accepted')).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('token');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(open).toBeFocused();
  expect(await held(page)).toEqual([]);
});
