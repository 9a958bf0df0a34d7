import { pick } from '../../../src/i18n/language/message.ts';
import { stepNames } from '../../../src/i18n/ledger/cheque-desk.ts';
import { dues } from '../../../src/i18n/ledger/dues.ts';
import { ledgerDesk } from '../../../src/i18n/ledger/ledger-desk.ts';
import { paymentNewsWords } from '../../../src/i18n/ledger/payment-news.ts';
import { chequeStates } from '../../../src/i18n/ledger/payments.ts';
import { transferStates, transfers } from '../../../src/i18n/ledger/transfers.ts';
import { accountOf } from '../../server/support/deliveries.ts';
import { photo } from '../../server/support/photos.ts';
import { expect, test } from '../fixtures.ts';
import { findings } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { dialog, enter, type Person, submit } from '../support/order-desk.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const account = accountOf('shop2');
const sayad = '1234567890123456';

/** The lab reads Persian, the shop English. */
const fa = { ...stepNames.texts, ...chequeStates.texts, ...transfers.texts };
const inPersian = (name: keyof typeof fa) => pick(fa[name], 'fa');

/** The lab records a cheque, first without its details. */
async function recordCheque(person: Person): Promise<void> {
  const { page: lab } = person;
  await openLive(lab, `/transactions?account=${account}`);
  await lab.getByRole('button', { name: pick(ledgerDesk.texts.payment, 'fa') }).press('Enter');
  await expect(lab.locator('[name="amount"]')).toBeFocused();
  await lab.keyboard.type('5000000');
  const form = dialog(person);
  await form.locator('[name="means"]').selectOption('cheque');
  await form.locator('[name="sayad"]').fill('123');
  await submit(form);
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
  await submit(form);
  await expect(form).toHaveCount(0);
}

/** The lab advances the cheque from the statement. */
async function move(lab: Person, step: 'deposit' | 'bounce'): Promise<void> {
  await lab.page.getByRole('button', { name: inPersian(step) }).click();
  await submit(dialog(lab));
  await expect(dialog(lab)).toHaveCount(0);
}

/** A shop reports a transfer with a picture. */
async function report(person: Person): Promise<void> {
  const { page: shop } = person;
  await shop.getByRole('button', { name: pick(transfers.texts.report, 'en') }).click();
  const form = dialog(person);
  await expect(form.locator('[name="amount"]')).toBeFocused();
  await form.locator('[name="amount"]').fill('250000');
  await form.locator('[name="tracking"]').fill('T-77');
  await form
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'receipt.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from(await photo('jpeg')),
    });
  await expect(form.getByRole('img')).toHaveCount(1);
  await submit(form);
  await expect(form).toHaveCount(0);
  await expect(shop.locator('.transfers .table-row')).toContainText(
    pick(transferStates.texts.waiting, 'en'),
  );
}

test('a bounced cheque is reversed by itself, and a reported transfer is confirmed with one click', async ({
  page: shop,
  newVisitor,
}) => {
  test.slow();
  const desk = await enter(await newVisitor(), 'lab', 'fa');
  const { page: lab } = desk;
  await recordCheque(desk);
  const cheque = lab.locator('.entries .table-row', { hasText: sayad });
  await expect(cheque).toContainText(inPersian('received'));
  await move(desk, 'deposit');
  await expect(cheque).toContainText(inPersian('deposited'));

  await shop.setViewportSize({ width: 360, height: 740 });
  const counter = await enter(shop, 'shop', 'en', 'shop2');
  await openLive(shop, '/transactions');
  await shop.getByRole('button', { name: pick(dues.texts.title, 'en') }).click();
  const own = shop.locator('.cheques .table-row');
  await expect(own).toHaveCount(1);
  await expect(own).toContainText(pick(chequeStates.texts.deposited, 'en'));
  await report(counter);
  expect(await findings(shop)).toEqual([]);
  expect(await shop.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await move(desk, 'bounce');
  await expect(cheque.last()).toContainText(inPersian('bounced'));
  await openLive(lab, '/payments');
  await lab.getByRole('button', { name: inPersian('confirm'), exact: true }).click();
  await expect(lab.locator('.table-row')).toHaveCount(0);
  await lab.getByRole('button', { name: pick(dues.texts.cheques, 'fa') }).click();
  await lab.getByRole('button', { name: pick(dues.texts.all, 'fa'), exact: true }).click();
  // Waits for the real row, not a placeholder.
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
