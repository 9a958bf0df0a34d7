import type { Page } from 'playwright';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { orderRequest } from '../../server/support/order-request.ts';
import { expect, test } from '../fixtures.ts';
import { findings, showTheme } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { enter, placeOrder } from '../support/order-desk.ts';
import { field } from '../support/rx.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const fold = (page: Page) => page.locator('#rx-fold-history .rx-fold-title');
const search = (page: Page) => page.locator('#rx-history-text');
const found = (page: Page) => page.locator('.rx-history-one');

/** Places a prescription for a customer. Returns the order's id. */
async function order(page: Page, patient: string, reference: string, sphere: number) {
  const { content } = orderRequest(reference);
  const { right } = content;
  const eyes = right && { right: { ...right, sphere } };
  const person = { page, side: 'shop', locale: 'fa' } as const;
  return placeOrder(person, { content: { ...content, patient, ...eyes } });
}

test('a customer’s last prescription is found by name, compared with the typed one and reused for a second pair', async ({
  page,
}) => {
  await enter(page, 'shop', 'fa');
  await order(page, 'مینا آزمونی', 'H-71', -100);
  await order(page, 'مينا آزموني', 'H-72', -200);
  await openLive(page, '/rx');
  await field(page, 'patient').fill('مینا آزمونی');
  await fold(page).press('Enter');
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('مینا آزمونی');
  await expect(found(page)).toHaveCount(2);
  await expect(found(page).first()).toContainText('H-72');
  await found(page).first().press('Enter');
  const change = page.locator('.rx-history-change').first();
  await expect(change).toContainText('—');
  await field(page, 'right.sphere').fill('-3.50');
  await field(page, 'right.cylinder').fill('-0.50');
  await field(page, 'right.axis').fill('10');
  await expect(change).toContainText('−۱٫۵۰');
  const asked = page.locator('.rx-history-compared .rx-question');
  await expect(asked).toContainText('۱٫۵۰');
  await showTheme(page, 'dark');
  expect(await findings(page)).toEqual([]);
  await asked.getByRole('button', { name: 'اصلاح نمره' }).click();
  await expect(field(page, 'right.sphere')).toBeFocused();
  await asked.getByRole('button', { name: 'تأیید می‌کنم' }).click();
  await expect(asked).toHaveCount(0);
  await page.getByRole('button', { name: 'جفت دوم با همین نمره‌ها' }).click();
  await expect(field(page, 'right.sphere')).toHaveValue('−۲٫۰۰');
  await expect(field(page, 'left.pd')).toHaveValue('۳۱٫۵');
  await expect(field(page, 'reference')).toHaveValue('H-72');
  await expect(field(page, 'lens.kind', 'progressive')).not.toBeChecked();
  await page.locator('.rx-history-compared').getByRole('button', { name: 'بازگرداندن' }).click();
  await expect(field(page, 'right.sphere')).toHaveValue('-3.50');
});

test.describe('without a connection', () => {
  test.use({ allowedComplaints: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  test('prescriptions written on this device are found', async ({ page }) => {
    await enter(page, 'shop', 'en');
    await openLive(page, '/rx');
    await field(page, 'patient').fill('Nora Sample');
    await field(page, 'right.sphere').fill('-1');
    await field(page, 'left.sphere').fill('-1.25');
    await field(page, 'lens.kind', 'singleVision').check();
    await field(page, 'use', 'near').check();
    await page.getByRole('button', { name: 'Save', exact: false }).first().click();
    await expect(field(page, 'patient')).toHaveValue('');
    await page.route('**/api/**', (route) => route.abort());
    await fold(page).click();
    await expect(search(page)).toBeFocused();
    await search(page).fill('nora');
    await search(page).press('Enter');
    await expect(found(page)).toHaveCount(1);
    await expect(found(page)).toContainText('On this device, not sent');
    await expect(page.locator('.rx-history-standing')).toContainText('offline');
    await found(page).press('Enter');
    await page.getByRole('button', { name: 'Second pair with these powers' }).click();
    await expect(field(page, 'right.sphere')).toHaveValue('−1.00');
    await expect(page.locator('.rx-history-compared').getByRole('status')).toContainText(
      'These powers are for near.',
    );
    await search(page).fill('somebody else');
    await search(page).press('Enter');
    await expect(found(page)).toHaveCount(0);
  });
});

test("a second pair is started from an order's page, with its lens left open", async ({ page }) => {
  await enter(page, 'shop', 'en');
  const id = await order(page, 'Second Sample', 'H-73', -225);
  await openLive(page, `/orders/order?id=${id}`);
  await page.getByRole('button', { name: 'Second pair' }).click();
  await expect(page).toHaveURL(/\/rx\/?\?preorder=/);
  await expect(field(page, 'right.sphere')).toHaveValue('−2.25');
  await expect(field(page, 'left.height')).toHaveValue('19');
  await expect(field(page, 'patient')).toHaveValue('Second Sample');
  await expect(field(page, 'lens.kind', 'progressive')).not.toBeChecked();
});

/** Chooses the account the lab orders for. */
async function orderFor(page: Page, wanted: string): Promise<void> {
  const name = demoAccounts.find(({ username }) => username === wanted)?.accountName ?? '';
  const caller = page.locator('.caller').getByRole('combobox');
  await caller.fill(name);
  await page.getByRole('option', { name }).click();
  await expect(page.locator('.caller-state')).toContainText(name);
}

test('the lab sees prescriptions of the account it orders for, also after it changes, and of no other', async ({
  page,
  newVisitor,
}) => {
  const shop = await enter(await newVisitor(), 'shop', 'fa');
  await order(shop.page, 'ترانه آزمونی', 'H-91', -150);
  const other = await enter(await newVisitor(), 'shop', 'fa', 'shop2');
  await order(other.page, 'ترانه آزمونی', 'H-92', -175);
  await enter(page, 'lab', 'fa');
  await openLive(page, '/rx');
  await orderFor(page, 'shop');
  await field(page, 'patient').fill('ترانه آزمونی');
  await fold(page).press('Enter');
  await expect(found(page)).toHaveCount(1);
  await found(page).first().press('Enter');
  await expect(page.locator('.rx-history-compared')).toBeVisible();
  await orderFor(page, 'shop2');
  await expect(found(page)).toHaveText(/H-92/);
  await expect(page.locator('.rx-history-compared')).toHaveCount(0);
  await expect(search(page)).toHaveValue('ترانه آزمونی');
  await search(page).fill('ترانه');
  await orderFor(page, 'shop');
  await expect(found(page)).toHaveText(/H-91/);
  await expect(search(page)).toHaveValue('ترانه');
});
