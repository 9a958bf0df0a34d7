import { expect, test } from '../fixtures.ts';
import { openLive } from '../support/live.ts';
import { cards, write } from '../support/preorders.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ allowedComplaints: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|404/] });

const passphrase = 'two shops one river';

test('an order waiting offline is sent by another device, from a file, once', async ({
  page,
  newVisitor,
}) => {
  await signIn(page, 'shop');
  await page.route('**/api/orders', (route) => route.abort());
  await write(page, 'carried-in-a-file');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.rx-done')).toBeVisible();
  await openLive(page, '/ordersPendding');
  const open = page.getByRole('button', { name: 'ذخیرهٔ سفارش‌های در صف در فایل' });
  await open.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('نام مشتری‌ها');
  const passphraseField = dialog.locator('[name=passphrase]');
  await expect(passphraseField).toBeFocused();
  await page.keyboard.type('short');
  await page.keyboard.press('Enter');
  await expect(passphraseField).toHaveAttribute('aria-invalid', 'true');
  await passphraseField.fill(passphrase);
  await dialog.locator('[name=repeated]').fill(passphrase);
  const downloading = page.waitForEvent('download');
  await dialog.locator('[name=repeated]').press('Enter');
  const file = await (await downloading).path();
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(cards(page)).toContainText('در یک فایل هم هست');

  const other = await newVisitor();
  const read = async () => {
    await other.getByRole('button', { name: 'خواندن سفارش‌ها از فایل' }).press('Enter');
    await other.locator('.order-file [type=file]').setInputFiles(file);
    const field = other.locator('.order-file [name=passphrase]');
    await field.fill(passphrase);
    await field.press('Enter');
  };
  await signIn(other, 'shop2');
  await openLive(other, '/ordersPendding');
  await read();
  await expect(other.locator('#order-file-fault')).toContainText('حساب دیگری');
  await signIn(other, 'shop');
  await openLive(other, '/ordersPendding');
  await read();
  await expect(other.locator('.order-file')).toContainText('اضافه شد');
  await expect(cards(other)).toHaveCount(0);

  await page.unroute('**/api/orders');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(cards(page)).toHaveCount(0);
  await openLive(page, '/orders?q=carried-in-a-file');
  await expect(page.locator('#main').getByText('carried-in-a-file')).toHaveCount(1);
});
