import { invoicePaths } from '../../../src/api/invoices/paths.ts';
import { ledgerPaths } from '../../../src/api/ledger/paths.ts';
import { paymentPaths } from '../../../src/api/ledger/payment-paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { inWords } from '../../../src/domain/invoices/amount-in-words.ts';
import { persianMonthOf } from '../../../src/domain/invoices/fiscal-year.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { correcting } from '../../../src/i18n/compose/correcting.ts';
import { orderPhotos } from '../../../src/i18n/device/order-photos.ts';
import { rialWords } from '../../../src/i18n/invoices/invoice-words.ts';
import { formatMoney } from '../../../src/i18n/language/format-number.ts';
import { type Message, pick } from '../../../src/i18n/language/message.ts';
import { dues } from '../../../src/i18n/ledger/dues.ts';
import { chequeStates } from '../../../src/i18n/ledger/payments.ts';
import { backOrder } from '../../../src/i18n/order/back-order.ts';
import { remakes } from '../../../src/i18n/order/remakes.ts';
import { orderStates, orders } from '../../../src/i18n/orders/orders.ts';
import { priceDetails } from '../../../src/i18n/prices/price-details.ts';
import { shortages } from '../../../src/i18n/shelf/shortages.ts';
import { someSeller } from '../../fixtures/parties.ts';
import { accountOf } from '../../server/support/deliveries.ts';
import { orderRequest } from '../../server/support/order-request.ts';
import { photo } from '../../server/support/photos.ts';
import { expect, test } from '../fixtures.ts';
import { cutLine, mendLine } from '../support/line.ts';
import { openLive, outboxFetched } from '../support/live.ts';
import { chargedInMonth } from '../support/month-charges.ts';
import {
  act,
  actElsewhere,
  button,
  dialog,
  enter,
  openOrder,
  type Person,
  placeOrder,
  postElsewhere,
  prepare,
  submit,
} from '../support/order-desk.ts';
import { originOf } from '../support/origin.ts';
import { compose } from '../support/preorders.ts';
import { chooseLens, field } from '../support/rx.ts';
import { movePieces } from '../support/shelf.ts';
import { ignoringIsolates, onHand, order } from '../support/stock.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  allowedComplaints: [/409 \(Conflict\)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
});

const settings = [
  { locale: 'fa', width: 360, account: 'shop', sphere: -200, sayad: '1404000000000001' },
  { locale: 'en', width: 1440, account: 'shop2', sphere: -275, sayad: '1404000000000002' },
] as const;

const send = 'Control+Enter';
const accepting = { event: 'accept', promisedFor: '2030-01-02' };
const month = persianMonthOf(labDay(Date.now()));

/** The ids of the account's orders with a given reference. */
async function found({ page }: Person, reference: string): Promise<string[]> {
  const answer = await page.request.get(`${orderPaths.orders}?text=${reference}`);
  return (await answer.json()).orders.map(({ id }: { id: string }) => id);
}

/** Waits until the lab has the order with a reference. Resolves to its id. */
async function arrived(shop: Person, reference: string): Promise<string> {
  await expect.poll(async () => (await found(shop, reference)).length).toBe(1);
  return (await found(shop, reference))[0] ?? '';
}

/** Opens the order as a correction and changes its reference. */
async function beginCorrection(shop: Person, id: string, reference: string): Promise<void> {
  await openOrder(shop, id);
  await button(shop, 'correct').click();
  await expect(shop.page).toHaveURL(/\/rx\?preorder=/);
  await expect(shop.page.locator('.correction-notice')).toBeVisible();
  await field(shop.page, 'reference').fill(reference);
}

/** The screen must not be wider than the window. */
async function fits({ page }: Person): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

for (const { locale, width, account, sphere, sayad } of settings) {
  test(`the workday of a shop, in ${locale} at ${width} px`, async ({ page, newVisitor }) => {
    await page.setViewportSize({ width, height: 800 });
    const shop = await enter(page, 'shop', locale, account);
    const lab = await enter(await newVisitor(), 'lab', locale);
    const text = (message: Message) => pick(message, locale);
    const money = (rials: number | null) => ignoringIsolates(formatMoney(rials, locale));
    const named = (what: string) => `${what}-${width}`;

    await test.step('a progressive with fitting on request: its parts, then the lab’s quote', async () => {
      await openLive(page, '/rx');
      await field(page, 'reference').fill(named('fitting'));
      for (const side of ['right', 'left']) {
        await field(page, `${side}.sphere`).fill('-2');
        await field(page, `${side}.add`).fill('2');
        await field(page, `${side}.pd`).fill('31.5');
        await field(page, `${side}.height`).fill('19');
      }
      await chooseLens(page, 'progressive');
      await field(page, 'job', 'fullGlaze').check();
      await field(page, 'frame.type', 'fullRim').check();
      for (const [measure, typed] of Object.entries({ a: '52', b: '40', dbl: '18', ed: '56' })) {
        await field(page, `frame.${measure}`).fill(typed);
      }
      await page.getByText(text(priceDetails.texts.title), { exact: true }).click();
      const rows = page.locator('.price-rows');
      // The fitting, and therefore the total.
      await expect(rows.locator('div').filter({ hasText: money(null) })).toHaveCount(2);
      await fits(shop);
      await page.keyboard.press(send);
      await expect(page.locator('.rx-done')).toBeVisible();
      const id = await arrived(shop, named('fitting'));
      await actElsewhere(lab, id, { event: 'quote', price: 31_000_000 });
      await openOrder(shop, id);
      await expect(page.locator('.order-head')).toContainText(money(31_000_000));
      await page.getByText(text(priceDetails.texts.title), { exact: true }).click();
      await expect(rows.locator('.price-total')).toContainText(money(31_000_000));
      await fits(shop);
      await act(shop, 'agree', {});
      await actElsewhere(lab, id, accepting);
    });

    await test.step('a list with two powers out of stock: split, received, filled', async () => {
      const [there, few, out] = [sphere, sphere - 25, sphere - 50];
      const left = new Map([
        [few, 1 - (await onHand(page, few, 0))],
        [out, -(await onHand(page, out, 0))],
      ]);
      await movePieces(lab, 'correction', left);
      await openLive(page, '/stockSingle');
      await order(page, ...[there, few, out].map((each) => `hmc ${(each / 100).toFixed(2)} x3`));
      const short = page.locator('.stock-single-item[data-issue]');
      await expect(short).toHaveCount(2);
      const wait = { name: text(shortages.texts.wait), exact: true };
      await page.locator('.stock-shortage').getByRole('button', wait).click();
      await expect(short).toHaveCount(0);
      await page.locator('#reference').fill(named('stock'));
      await fits(shop);
      await page.keyboard.press(send);
      await expect(page.locator('.stock-done')).toBeVisible();
      await openLive(page, '/orders');
      const both = page.locator('.orders tbody tr').filter({ hasText: named('stock') });
      await expect(both).toHaveCount(2);
      await fits(shop);
      const waiting = both.filter({ hasText: text(orderStates.texts.backOrder) });
      await waiting.getByRole('link').click();
      await expect(page.locator('.stock-lines tbody tr')).toHaveCount(2);
      await expect(page.locator('.order')).toContainText(text(backOrder.texts.splitFrom));
      await movePieces(lab, 'receipt', new Map([[few, 2]]));
      await movePieces(lab, 'receipt', new Map([[out, 9]]));
      await expect(page.locator('.order-head .chip')).toContainText(
        text(orderStates.texts.submitted),
      );
      expect(await onHand(page, out, 0)).toBe(6);
      await fits(shop);
    });

    await test.step('a correction before the lab accepts', async () => {
      const id = await placeOrder(shop, orderRequest(named('early')));
      await beginCorrection(shop, id, named('corrected'));
      await fits(shop);
      await field(page, 'reference').press(send);
      await expect(page.locator('.rx-done')).toBeVisible();
      // Until the lab has it, the notice links to the pre-orders.
      const toOrder = page.locator('.rx-done a');
      await expect(toOrder).toHaveAttribute('href', new RegExp(id));
      await toOrder.click();
      await expect(page.locator('.order-name .chip').last()).toHaveText(
        text(orders.texts.corrected),
        { useInnerText: true },
      );
      await actElsewhere(lab, id, accepting);
    });

    await test.step('and one for which the lab was faster', async () => {
      const id = await placeOrder(shop, orderRequest(named('late')));
      await beginCorrection(shop, id, named('refused'));
      await actElsewhere(lab, id, accepting);
      await field(page, 'reference').press(send);
      await expect(page.locator('.rx-done')).toBeVisible();
      await openLive(page, '/ordersPendding');
      await page.locator('.preorder a.btn').click();
      const notice = page.locator('.correction-notice');
      await expect(notice).toHaveRole('alert');
      await expect(field(page, 'reference')).toHaveValue(named('refused'));
      await fits(shop);
      await notice.getByRole('button', { name: text(correcting.texts.drop) }).click();
      await expect(page).toHaveURL(new RegExp(id));
      expect(await found(shop, named('refused'))).toEqual([]);
    });

    await test.step('a remake of one eye with another power', async () => {
      const id = await placeOrder(shop, orderRequest(named('remade')));
      await actElsewhere(lab, id, accepting);
      for (const event of ['start', 'inspect', 'pass', 'ship']) {
        await actElsewhere(lab, id, { event });
      }
      await openOrder(shop, id);
      await prepare(shop, 'askRemake', { reason: 'notTolerated' });
      const form = dialog(shop);
      await form.locator('[name="remaking.eyes"]').selectOption('right');
      await form.locator('[name="remaking.right.sphere"]').fill('-2.25');
      await fits(shop);
      await submit(form);
      await expect(form).toHaveCount(0);
      await expect(page.locator('.timeline li').last()).toContainText(text(remakes.texts.right));
      await actElsewhere(lab, id, { event: 'grantRemake' });
      await page.locator('.timeline li').last().getByRole('link').click();
      await expect(page.locator('.prescription')).toContainText(locale === 'fa' ? '۲٫۲۵' : '2.25');
      await fits(shop);
    });

    await test.step('a photo taken offline is sent with its order', async () => {
      const fetched = outboxFetched(page);
      await openLive(page, '/rx');
      await compose(page, named('photo'));
      const photos = page.getByRole('group', { name: text(orderPhotos.texts.title) });
      const choose = photos.locator('.photo-choose input');
      await expect(choose).toBeAttached();
      await fetched;
      await cutLine(page.context());
      const buffer = Buffer.from(await photo('jpeg', 1200, 900));
      await choose.setInputFiles({ name: 'rx.jpg', mimeType: 'image/jpeg', buffer });
      await expect(photos.getByRole('img')).toHaveCount(1);
      await fits(shop);
      await field(page, 'reference').press(send);
      await expect(page.locator('.rx-done')).toBeVisible();
      await mendLine(page.context());
      const id = await arrived(shop, named('photo'));
      await openOrder(shop, id);
      await expect(page.locator('.timeline .photo-small')).toHaveCount(1);
    });

    await test.step('an invoice of the month matches the ledger to the rial', async () => {
      const headers = { Origin: await originOf(page) };
      const said = await lab.page.request.put(invoicePaths.seller, { headers, data: someSeller });
      expect(said.ok()).toBe(true);
      const of = { account: accountOf(account), subject: { kind: 'month', month } };
      const { id } = await postElsewhere(lab, invoicePaths.all, of);
      const charged = await chargedInMonth(shop, month);
      expect(charged).toBeGreaterThan(0);
      await openLive(page, '/invoices');
      await page.locator(`.invoices .table-open[href*="${id}"]`).click();
      const sums = page.locator('.invoice-sums');
      await expect(sums).toContainText(text(rialWords(charged)));
      await expect(sums).toContainText(inWords(charged, locale));
      await fits(shop);
    });

    await test.step('a cheque that bounces', async () => {
      const due = labDay(Date.now() + 30 * 86_400_000);
      const means = { by: 'cheque', sayad, bank: 'ملت', due };
      const payer = { account: accountOf(account) };
      const paid = { ...payer, kind: 'payment', amount: 9_000_000, means };
      const { entry, standing } = await postElsewhere(lab, ledgerPaths.entries, paid);
      const step = (name: string) =>
        postElsewhere(lab, paymentPaths.chequeSteps, {
          ...payer,
          cheque: entry.id,
          step: name,
        });
      await step('deposit');
      await openLive(page, '/transactions');
      const rows = page.locator('.entries .table-row').filter({ hasText: sayad });
      await expect(rows).toContainText(text(chequeStates.texts.deposited));
      const bounced = await step('bounce');
      expect(bounced.standing.balance).toBe(standing.balance + 9_000_000);
      await openLive(page, '/transactions');
      await expect(rows).toHaveCount(2);
      await expect(rows.last()).toContainText(text(chequeStates.texts.bounced));
      await fits(shop);
      await page.getByRole('button', { name: text(dues.texts.title) }).click();
      await page.getByRole('button', { name: text(dues.texts.all), exact: true }).click();
      await expect(page.locator('.cheques .table-row').filter({ hasText: sayad })).toContainText(
        text(chequeStates.texts.bounced),
      );
      await fits(shop);
    });
  });
}
