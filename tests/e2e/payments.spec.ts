import type { Page } from 'playwright';
import { demoAccounts } from '../../server/sample/accounts.ts';
import { pick } from '../../src/i18n/language/message.ts';
import { stepNames } from '../../src/i18n/ledger/cheque-desk.ts';
import { dues } from '../../src/i18n/ledger/dues.ts';
import { ledgerDesk } from '../../src/i18n/ledger/ledger-desk.ts';
import { paymentNewsWords } from '../../src/i18n/ledger/payment-news.ts';
import { chequeStates } from '../../src/i18n/ledger/payments.ts';
import { transferStates, transfers } from '../../src/i18n/ledger/transfers.ts';
import { photo } from '../server/support/photos.ts';
import { expect, test } from './fixtures.ts';
import { presetStorage } from './shell/parts.ts';
import { findings } from './support/axe.ts';
import { openLive } from './support/live.ts';
import { signIn } from './support/sign-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const account = demoAccounts.find(({ username }) => username === 'shop2')?.accountId ?? '';
const sayad = '1234567890123456';

/** The lab reads Persian, the shop English. */
const fa = { ...stepNames.texts, ...chequeStates.texts, ...transfers.texts };
const inPersian = (name: keyof typeof fa) => pick(fa[name], 'fa');

/** The lab records a cheque, first without its parts. */
async function recordCheque(lab: Page): Promise<void> {
  await openLive(lab, `/transactions?account=${account}`);
  await lab.getByRole('button', { name: pick(ledgerDesk.texts.payment, 'fa') }).press('Enter');
  await expect(lab.locator('[name="amount"]')).toBeFocused();
  await lab.keyboard.type('5000000');
  const form = lab.getByRole('dialog').locator('form');
  await form.locator('[name="means"]').selectOption('cheque');
  await form.locator('[name="sayad"]').fill('123');
  await form.locator('button[type="submit"]').click();
  for (const name of ['sayad', 'bank', 'due']) {
    await expect(form.locator(`[name="${name}"]`)).toHaveAttribute('aria-invalid', 'true');
  }
  await form.locator('[name="sayad"]').fill('۱۲۳۴ ۵۶۷۸ ۹۰۱۲ ۳۴۵۶');
  await form.locator('[name="bank"]').fill('ملت');
  await form.locator('[name="due"]').click();
  await expect(lab.locator('.calendar-today')).toBeVisible();
  await lab.keyboard.press('Escape');
  await expect(lab.locator('.calendar-today')).toHaveCount(0);
  await form.locator('[name="due"]').click();
  await lab.locator('.calendar-today .calendar-day').click();
  await form.locator('button[type="submit"]').click();
  await expect(lab.getByRole('dialog')).toHaveCount(0);
}

/** The lab moves the cheque on from the statement. */
async function move(lab: Page, step: 'deposit' | 'bounce'): Promise<void> {
  await lab.getByRole('button', { name: inPersian(step) }).click();
  await lab.getByRole('dialog').locator('button[type="submit"]').click();
  await expect(lab.getByRole('dialog')).toHaveCount(0);
}

/** A shop reports a transfer with a picture. */
async function report(shop: Page): Promise<void> {
  await shop.getByRole('button', { name: pick(transfers.texts.report, 'en') }).click();
  const form = shop.getByRole('dialog').locator('form');
  await form.locator('[name="amount"]').fill('250000');
  await form.locator('[name="tracking"]').fill('T-77');
  await form.locator('input[type="file"]').setInputFiles({
    name: 'receipt.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await photo('jpeg')),
  });
  await expect(form.getByRole('img')).toHaveCount(1);
  await form.locator('button[type="submit"]').click();
  await expect(shop.getByRole('dialog')).toHaveCount(0);
  await expect(shop.locator('.transfers .table-row')).toContainText(
    pick(transferStates.texts.waiting, 'en'),
  );
}

test('a cheque bounces by itself, and a reported transfer is confirmed in one press', async ({
  page: shop,
  newVisitor,
}) => {
  test.slow();
  const lab = await newVisitor();
  await presetStorage(lab, { locale: 'fa' });
  await signIn(lab, 'lab');
  await recordCheque(lab);
  const cheque = lab.locator('.entries .table-row', { hasText: sayad });
  await expect(cheque).toContainText(inPersian('received'));
  await move(lab, 'deposit');
  await expect(cheque).toContainText(inPersian('deposited'));

  await shop.setViewportSize({ width: 360, height: 740 });
  await presetStorage(shop, { locale: 'en' });
  await signIn(shop, 'shop2');
  await openLive(shop, '/transactions');
  await shop.getByRole('button', { name: 'Cheques and dues' }).click();
  const own = shop.locator('.cheques .table-row');
  await expect(own).toHaveCount(1);
  await expect(own).toContainText(pick(chequeStates.texts.deposited, 'en'));
  await report(shop);
  expect(await findings(shop)).toEqual([]);
  expect(await shop.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await move(lab, 'bounce');
  await expect(cheque.last()).toContainText(inPersian('bounced'));
  await openLive(lab, '/payments');
  await lab.getByRole('button', { name: inPersian('confirm'), exact: true }).click();
  await expect(lab.locator('.table-row')).toHaveCount(0);
  await lab.getByRole('button', { name: pick(dues.texts.cheques, 'fa') }).click();
  await lab.getByRole('button', { name: pick(dues.texts.all, 'fa'), exact: true }).click();
  // Rows of nothing wait for it.
  await expect(lab.locator('.table-row')).toHaveCount(1);
  await expect(lab.locator('.table-row')).toContainText(inPersian('bounced'));
  expect(await findings(lab)).toEqual([]);

  await openLive(shop, '/transactions');
  await expect(shop.locator('.entries .table-row')).toHaveCount(3);
  await shop.getByRole('button', { name: /Notifications/ }).click();
  for (const kind of ['bounced', 'confirmed'] as const) {
    await expect(shop.getByText(pick(paymentNewsWords.texts[kind], 'en'))).toBeVisible();
  }
});
