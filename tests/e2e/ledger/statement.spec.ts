import { readFile } from 'node:fs/promises';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { pick } from '../../../src/i18n/language/message.ts';
import { pageNothing } from '../../../src/i18n/orders/orders.ts';
import { orderRequest } from '../../server/support/order-request.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { findings } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { actElsewhere, enter, placeOrder } from '../support/order-desk.ts';
import { pagesOf } from '../support/pdf.ts';
import { signIn } from '../support/sign-in.ts';
import { ignoringIsolates } from '../support/stock.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The price of the sample order, in toman. */
const cost = '2,320,000';

test('the lab enters a payment and reverses it; shop, statement and dashboard agree', async ({
  page,
  newVisitor,
}) => {
  test.slow();
  // Its own account, because other tests let the lab accept orders of `shop`.
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'customer');
  const shop = { page, side: 'shop', locale: 'en' } as const;
  const lab = await enter(await newVisitor(), 'lab', 'fa');
  const id = await placeOrder(shop, orderRequest('statement-1'));
  const { account, events } = await (await lab.page.request.get(orderPaths.order(id))).json();
  await actElsewhere(lab, id, {
    event: 'accept',
    after: events.at(-1).id,
    promisedFor: '2030-01-02',
  });

  await openLive(lab.page, '/transactions');
  const field = lab.page.getByRole('combobox', { name: 'حساب' });
  await expect(field).toHaveCSS('direction', 'rtl');
  await field.fill(account.name.slice(0, 6));
  await lab.page.getByRole('option', { name: account.name }).click();
  await expect(lab.page).toHaveURL(new RegExp(`account=${account.id}`));
  await lab.page.getByRole('button', { name: 'ثبت پرداخت' }).press('Enter');
  const form = lab.page.getByRole('dialog').locator('form');
  await expect(form.locator('[name="amount"]')).toBeFocused();
  await lab.page.keyboard.type('0');
  await lab.page.keyboard.press('Enter');
  for (const [name, words] of [
    ['amount', 'بزرگ‌تر از صفر'],
    ['reference', 'پر کنید'],
  ] as const) {
    await expect(form.locator(`[name="${name}"]`)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.locator(`#entry-${name}-fault`)).toContainText(words);
  }
  await form.locator('[name="amount"]').fill('۲٬۳۲۰٬۰۰۰');
  await form.locator('[name="reference"]').fill('bank-77');
  await lab.page.keyboard.press('Enter');
  await expect(lab.page.getByRole('dialog')).toHaveCount(0);
  await expect(lab.page.locator('.table-row')).toHaveCount(2);
  await expect(lab.page.locator('.table-row').first()).toContainText('bank-77');
  expect(await findings(lab.page)).toEqual([]);

  // Printed as it is, without what only a screen can use.
  await lab.page.emulateMedia({ media: 'print' });
  const controls = lab.page.locator('.statement').locator('button, select, .statement-papers a');
  for (const control of await controls.all()) await expect(control).toBeHidden();
  await expect(field).toHaveValue(account.name);
  await expect(field).toBeVisible();
  await expect(lab.page.locator('.statement thead')).toHaveCSS('display', 'table-header-group');
  await lab.page.emulateMedia({ media: 'screen' });

  await page.setViewportSize({ width: 360, height: 740 });
  await openLive(page, '/transactions');
  const entries = page.locator('.statement .table-row');
  await expect(entries).toHaveCount(2);
  await expect(entries.last().getByRole('link')).toHaveAttribute('href', new RegExp(id));
  await expect(entries.last()).toContainText(ignoringIsolates(cost));
  await expect(page.locator('.period-sums')).toContainText('Settled');
  await expect(page.getByRole('button', { name: /Reverse|Enter a payment/ })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await lab.page
    .locator('.table-row', { hasText: 'bank-77' })
    .getByRole('button', { name: /^برگشت ردیف/ })
    .click();
  await lab.page.getByRole('dialog').locator('button[type="submit"]').click();
  await expect(lab.page.locator('.table-row')).toHaveCount(3);
  await expect(lab.page.locator('.table-row', { hasText: 'bank-77' })).toContainText('برگشت خورده');

  await page.getByRole('combobox', { name: 'Kind' }).selectOption('charge');
  await expect(page).toHaveURL(/kind=charge/);
  await expect(entries).toHaveCount(1);
  await page.reload();
  await expect(entries).toHaveCount(1);
  await expect(page.locator('.period-sums')).toContainText(ignoringIsolates(`${cost} toman owed`));
  await page.goBack();
  await expect(page).not.toHaveURL(/kind/);
  await expect(entries).toHaveCount(3);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file.trim().split('\n')).toHaveLength(5);
  expect(file).toContain('bank-77');

  const printed = () => page.evaluate(() => performance.getEntriesByName('printed').length);
  await page.evaluate(() => Object.assign(window, { print: () => performance.mark('printed') }));
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('.statement-sheet .table-row')).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('charge');
  await expect(entries).toHaveCount(1);
  expect(await printed()).toBe(1);
  const [sheet] = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect(sheet).toEqual({ width: 210, height: 297 });

  await openLive(page, '/');
  await expect(page.locator('.card-account')).toContainText(ignoringIsolates(`${cost} toman owed`));
});

test('a visitor is told to sign in for this page, not for orders', async ({ page }) => {
  await openLive(page, '/transactions');
  await expect(page.locator('#main h2')).toHaveText(pick(pageNothing.texts.signedOut, 'fa'), {
    useInnerText: true,
  });
});
