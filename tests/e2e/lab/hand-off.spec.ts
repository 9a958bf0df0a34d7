import { handOffPaths } from '../../../src/api/hand-off/paths.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { againIfCut } from '../support/ask-again.ts';
import { findingsByTheme } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the lab creates a key, sees it once, and revokes it', async ({
  page,
  playwright,
  baseURL,
}) => {
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'lab');
  await openLive(page, '/handOff');
  await page.getByRole('button', { name: 'New key' }).click();
  const name = page.getByLabel('Program name');
  const make = page.getByRole('button', { name: 'Create key' });
  await make.click();
  await expect(name).toHaveAccessibleDescription('Fill in this field.');
  await expect(name).toBeFocused();
  await name.fill('Tracer');
  await page.getByLabel('Read orders').check();
  await make.click();
  await expect(page.getByRole('heading', { name: 'The key for Tracer is ready' })).toBeFocused();
  const secret = await page.getByRole('textbox', { name: 'Key', exact: true }).inputValue();
  await page.getByText('Fetch orders', { exact: true }).click();
  await expect(page.getByText(`${baseURL}${handOffPaths.orders}?since`)).toBeVisible();
  expect(await findingsByTheme(page)).toEqual([]);
  const machine = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const headers = { Authorization: `Bearer ${secret}` };
  expect((await machine.get(handOffPaths.orders, { headers, ...againIfCut })).status()).toBe(200);

  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.getByRole('button', { name: 'New key' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Last used')).toBeVisible();
  expect(await page.content()).not.toContain(secret);
  await page.getByRole('button', { name: 'Revoke the key of Tracer' }).click();
  await page.getByRole('button', { name: 'Yes, revoke the key of Tracer' }).click();
  await expect(page.getByText('No keys yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New key' })).toBeFocused();
  expect((await machine.get(handOffPaths.orders, { headers, ...againIfCut })).status()).toBe(401);
  await machine.dispose();
});

test('the lab creates a webhook, switches it off and deletes it', async ({ page }) => {
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'lab');
  await openLive(page, '/handOff');
  await page.getByRole('button', { name: 'New webhook' }).click();
  const address = page.getByRole('textbox', { name: 'Address' });
  const make = page.getByRole('button', { name: 'Create webhook' });
  await address.fill('lms.example');
  await make.click();
  await expect(address).toHaveAccessibleDescription(/Enter a full address/);
  await expect(address).toBeFocused();
  await address.fill('https://127.0.0.1:9/hook');
  await page.getByLabel('Accepted', { exact: false }).check();
  await make.click();
  await expect(page.getByRole('heading', { name: 'The webhook is ready' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Signing secret' })).toHaveValue(/^whsec_/);
  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await page.locator('#main').getByRole('button', { name: 'Messages' }).click();
  await expect(page.getByRole('dialog').getByText('No messages yet.')).toBeVisible();
  expect(await findingsByTheme(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('Off since')).toBeVisible();
  await page.getByRole('button', { name: /Delete/ }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.getByText('No webhooks yet.')).toBeVisible();
});
