import { handOffPaths } from '../../../src/api/hand-off/paths.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { findings, showTheme } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { themes } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the lab makes a key, sees it once, and revokes it', async ({ page, playwright, baseURL }) => {
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'lab');
  await openLive(page, '/handOff');
  await page.getByRole('button', { name: 'New key' }).click();
  const name = page.getByLabel('Name of the program');
  const make = page.getByRole('button', { name: 'Make the key' });
  await make.click();
  await expect(name).toHaveAccessibleDescription('Fill in this field.');
  await expect(name).toBeFocused();
  await name.fill('Tracer');
  await page.getByLabel('Read orders').check();
  await make.click();
  await expect(page.getByRole('heading', { name: 'The key for Tracer is ready' })).toBeFocused();
  const secret = await page.getByRole('textbox', { name: 'Key', exact: true }).inputValue();
  for (const theme of themes) {
    await showTheme(page, theme);
    expect(await findings(page), theme).toEqual([]);
  }
  const machine = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const headers = { Authorization: `Bearer ${secret}` };
  expect((await machine.get(handOffPaths.orders, { headers })).status()).toBe(200);

  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.getByRole('button', { name: 'New key' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Last used')).toBeVisible();
  expect(await page.content()).not.toContain(secret);
  await page.getByRole('button', { name: 'Revoke the key of Tracer' }).click();
  await page.getByRole('button', { name: 'Yes, revoke the key of Tracer' }).click();
  await expect(page.getByText('No keys yet.')).toBeVisible();
  expect((await machine.get(handOffPaths.orders, { headers })).status()).toBe(401);
  await machine.dispose();
});
