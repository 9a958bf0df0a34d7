import type { Page } from 'playwright';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { account as accountWords } from '../../../src/i18n/accounts/accounts.ts';
import { callerWords } from '../../../src/i18n/caller/caller.ts';
import { pick } from '../../../src/i18n/language/message.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { findings } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { enter } from '../support/order-desk.ts';
import { signIn } from '../support/sign-in.ts';
import { items, order } from '../support/stock.ts';

const nameOf = (wanted: string): string =>
  demoAccounts.find(({ username }) => username === wanted)?.accountName ?? '';
const partner = nameOf('shop2');

const callerField = (page: Page) => page.locator('.caller').getByRole('combobox');
const send = (page: Page) => page.keyboard.press('Control+Enter');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the lab takes an order by telephone, and the shop sees who took it', async ({
  page,
  newVisitor,
}) => {
  const { texts } = callerWords;
  await presetStorage(page, { locale: 'fa' });
  await signIn(page, 'lab');
  await openLive(page, '/stockSingle');
  const field = callerField(page);
  await expect(field).toHaveValue('');
  await page.getByRole('button', { name: /^HMC/ }).click();
  await order(page, '-2 -0.5 x2');
  await expect(items(page)).toHaveCount(1);

  await test.step('not before an account is chosen', async () => {
    await send(page);
    await expect(page.locator('.caller')).toContainText(pick(texts.missing, 'fa'));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(await findings(page)).toEqual([]);
  });

  await test.step("at the account's prices", async () => {
    const priced = page.waitForResponse(/\/api\/stock\?tier=partner/);
    await field.fill('مهتاب');
    await page.getByRole('option', { name: partner }).click();
    await priced;
    await expect(field).toHaveValue(partner);
    await expect(page.locator('.caller-state')).toContainText(partner);
    await expect(field).toHaveAttribute('aria-invalid', 'false');
  });

  const placed = page.waitForResponse(/\/api\/orders\?account=/);
  await page.locator('#line').focus();
  await send(page);
  const id = (await placed).request().headers()['idempotency-key'];
  await expect(field).toHaveValue('');

  const shop = await enter(await newVisitor(), 'shop', 'fa', 'shop2');
  await openLive(shop.page, `/orders/order?id=${id}`);
  await expect(shop.page.locator('.order-head')).toContainText('مدیر نمونه لابراتوار');
  await expect(shop.page.locator('.timeline')).toContainText('لابراتوار سفارش تلفنی را ثبت کرد');
  await shop.page.locator('[popovertarget="notifications"]').click();
  await expect(shop.page.locator('#notifications li').first()).toContainText('سفارش تلفنی');
});

test('an order begun from /accounts keeps its account as a pre-order', async ({ page }) => {
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'lab');
  await openLive(page, '/accounts');
  await page
    .getByRole('link', { name: partner })
    .or(page.getByRole('button', { name: partner }))
    .first()
    .click();
  await page.getByRole('button', { name: pick(accountWords.texts.stock, 'en') }).click();
  await expect(page).toHaveURL(/\/stockSingle/);
  await expect(callerField(page)).toHaveValue(partner);
  await page.getByRole('button', { name: /^HMC/ }).click();
  await order(page, '-3 x1');
  await page.reload();
  await expect(callerField(page)).toHaveValue(partner);
  await expect(items(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Save pre-order' }).click();
  await expect(page.locator('.stock-done')).toBeVisible();
  await openLive(page, '/ordersPendding');
  await expect(page.locator('.preorder')).toContainText(`By telephone for ${partner}`);
});
