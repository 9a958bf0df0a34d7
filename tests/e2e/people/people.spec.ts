import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { findings, findingsByTheme } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { signIn } from '../support/sign-in.ts';

const good = 'three lenses on a bench';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  allowedComplaints: [/401|403|404|422/],
});

test('the lab adds an account, its owner sets a password by the link and adds staff', async ({
  page,
  newVisitor,
}) => {
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'lab');
  await openLive(page, '/accounts');
  await page.getByRole('button', { name: 'New account' }).click();
  const dialog = page.getByRole('dialog');
  const username = dialog.getByLabel('Owner’s username');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(3);
  await dialog.getByLabel('Owner’s name').fill('Mina');
  await username.fill('shop');
  await dialog.getByLabel('Account name').fill('Optics of the Square');
  await dialog.getByLabel('Credit limit (toman)').fill('5,000,000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(username).toHaveAccessibleDescription(/username is taken/);
  await expect(username).toBeFocused();
  await username.fill('mina');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Password link for Mina' }).click();
  await expect(page).toHaveURL(/\/accounts\/account\?id=/);
  await expect(dialog).toHaveCount(0);
  const link = await page.getByLabel('Link address').inputValue();
  expect(await findingsByTheme(page)).toEqual([]);

  const owner = await newVisitor({ viewport: { width: 360, height: 740 } });
  await presetStorage(owner, { locale: 'en' });
  await openLive(owner, link);
  const password = owner.getByLabel('New password');
  await password.fill('mina-optics-square');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription(/your own or your shop’s name/);
  expect(await findings(owner)).toEqual([]);
  await password.fill(good);
  await password.press('Enter');
  await expect(owner.getByRole('heading', { name: 'Your password is saved' })).toBeFocused();
  expect(new URL(owner.url()).hash).toBe('');

  const late = await newVisitor();
  await presetStorage(late, { locale: 'en' });
  await openLive(late, link);
  await expect(late.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();

  await owner.getByRole('link', { name: 'Sign in' }).click();
  await owner.locator('[name="username"]').fill('mina');
  await owner.locator('[name="password"]').fill(good);
  await owner.locator('form button[type="submit"]').click();
  await expect(owner).not.toHaveURL(/login/);
  await openLive(owner, '/people');
  await owner.getByRole('button', { name: 'Add a user' }).click();
  await owner.locator('#person-name').fill('Sara');
  await owner.getByLabel('Username').fill('sara');
  await owner.keyboard.press('Enter');
  await expect(owner.locator('.people-row')).toHaveCount(2);
  await expect(owner.getByRole('button', { name: 'Add a user' })).toBeFocused();
  await owner.getByRole('button', { name: 'Edit Mina' }).click();
  await owner.getByLabel('Role').selectOption('Staff');
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByLabel('Role')).toHaveAccessibleDescription(/at least one active owner/);
  expect(await findings(owner)).toEqual([]);

  await page.getByRole('button', { name: 'Suspend the account' }).click();
  await page.getByRole('button', { name: 'Yes, suspend it' }).click();
  await expect(page.getByRole('button', { name: 'Reactivate' })).toBeVisible();
  await owner.goto('/people');
  await expect(owner.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
});

test('a shop that opens the lab’s accounts sees that it has no access', async ({ page }) => {
  await signIn(page, 'shop');
  await openLive(page, '/accounts');
  await expect(page.getByRole('heading', { name: 'این بخش فقط برای لابراتوار است' })).toBeVisible();
});

test('accounts are exported to a file, and imported with changes and a new one', async ({
  page,
}) => {
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'lab');
  await openLive(page, '/accounts');
  await expect(page.locator('.table-row', { hasText: 'Active' }).first()).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  const [heads = '', ...rows] = file.trim().split('\r\n');
  await page.getByRole('button', { name: 'Import a file' }).press('Enter');
  const dialog = page.getByRole('dialog');
  const choose = (...lines: readonly string[]) =>
    dialog.locator('input[type="file"]').setInputFiles({
      name: 'accounts.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([heads, ...lines].join('\n')),
    });
  const fresh = ',By File,partner,2000000,,,,Sara,021 5,,Shop | Square 1 | 12,';
  const wrong = fresh.replace('2000000', '-1').replace('By File', 'Another');
  await choose(fresh, wrong);
  await expect(dialog.getByRole('alert')).toContainText(/Row \D3\D, Credit limit/);
  await choose(fresh, fresh);
  await expect(dialog.getByRole('alert')).toContainText(/Row \D3\D, Account name: is in another/);
  await choose(...rows.map((row) => row.replace(',"Standard",', ',"Wholesale",')), fresh);
  await expect(dialog).toContainText(/Added: \D1\D/);
  await expect(dialog).toContainText(': Price group');
  await expect(dialog).toContainText('No account is removed');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  const row = page.locator('.table-row', { hasText: 'By File' });
  await expect(row).toContainText('Partner');
  await expect(page.locator('.table-row', { hasText: 'Wholesale' }).first()).toBeVisible();
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Add a user' }).click();
  await page.locator('#person-name').fill('Sara');
  await page.getByLabel('Username').fill('sara-by-file');
  await page.keyboard.press('Enter');
  await expect(page.locator('.people-row')).toContainText('Owner');
});
