import { invoicePaths } from '../../../src/api/invoices/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { inWords } from '../../../src/domain/invoices/amount-in-words.ts';
import type { Invoice } from '../../../src/domain/invoices/invoice.ts';
import { invoiceDesk } from '../../../src/i18n/invoices/invoice-desk.ts';
import { rialWords } from '../../../src/i18n/invoices/invoice-words.ts';
import { invoices } from '../../../src/i18n/invoices/invoices.ts';
import { oneInvoice } from '../../../src/i18n/invoices/one-invoice.ts';
import { partyFaults, partyForm } from '../../../src/i18n/invoices/party-form.ts';
import { type Message, pick } from '../../../src/i18n/language/message.ts';
import { orderPath } from '../../../src/panel/routes.ts';
import { orderRequest } from '../../server/support/order-request.ts';
import { expect, test } from '../fixtures.ts';
import { findings } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { chargedInMonth } from '../support/month-charges.ts';
import { actElsewhere, enter, type Person, placeOrder } from '../support/order-desk.ts';
import { printedSizes, standInForPrinting } from '../support/printing.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function chargedOrder(shop: Person, lab: Person): Promise<string> {
  const id = await placeOrder(shop, orderRequest());
  await actElsewhere(lab, id, { event: 'accept', promisedFor: '2030-01-02' });
  return id;
}

const party = {
  name: 'عینک نمونه',
  nationalId: '۱۰۳۸۰۲۸۴۷۹۰',
  economicCode: '10380284790',
  postcode: '16197-35744',
  address: 'تهران، خیابان ولیعصر، پلاک ۷',
};

for (const locale of ['fa', 'en'] as const) {
  test(`an invoice of the month is issued, printed, read and cancelled, in ${locale}`, async ({
    page,
    newVisitor,
  }) => {
    test.slow();
    const said = (text: Message) => pick(text, locale);
    const phone = await newVisitor({ viewport: { width: 360, height: 800 } });
    const shop = await enter(phone, 'shop', locale);
    await standInForPrinting(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const lab = await enter(page, 'lab', locale);
    const ids = [await chargedOrder(shop, lab), await chargedOrder(shop, lab)];
    const { account } = await (await page.request.get(orderPaths.order(ids[0] ?? ''))).json();

    await openLive(page, `/invoices?account=${account.id}`);
    await page.getByRole('button', { name: said(invoiceDesk.texts.seller) }).click();
    const form = page.getByRole('dialog');
    await expect(form.locator('#party-name')).toBeVisible();
    for (const [name, text] of Object.entries(party)) {
      await form.locator(`#party-${name}`).fill(text);
    }
    await form.locator('#party-nationalId').fill('10380284791');
    await page.keyboard.press('Enter');
    await expect(form.locator('#party-nationalId')).toBeFocused();
    await expect(form).toContainText(said(partyFaults.texts.legalId));
    expect(await findings(page)).toEqual([]);
    await form.locator('#party-nationalId').fill(party.nationalId);
    await page.keyboard.press('Enter');
    await expect(form).toHaveCount(0);

    await page.getByRole('button', { name: said(invoiceDesk.texts.issue) }).click();
    await expect(page.locator('.invoice-table .table-row')).not.toHaveCount(0);
    const id = new URL(page.url()).searchParams.get('id') ?? '';
    const { subject, sums } = (await (
      await page.request.get(invoicePaths.one(id))
    ).json()) as Invoice;
    const month = subject.kind === 'month' ? subject.month : '';
    expect(sums.total).toBe(await chargedInMonth(shop, month));
    const total = page.locator('.invoice-sums');
    await expect(total).toContainText(said(rialWords(sums.total)));
    await expect(total).toContainText(inWords(sums.total, locale));
    for (const order of ids) {
      await expect(page.locator(`.invoice-table a[href*="${order}"]`)).toBeVisible();
    }
    expect(await findings(page)).toEqual([]);
    for (const size of await printedSizes(page, said(oneInvoice.texts.printA4))) {
      expect(size).toEqual({ width: 210, height: 297 });
    }
    for (const size of await printedSizes(page, said(oneInvoice.texts.printA5))) {
      expect(size).toEqual({ width: 148, height: 210 });
    }
    await openLive(phone, orderPath(ids[0] ?? ''));
    await phone.locator(`.order-waits a[href*="${id}"]`).click();
    await expect(phone.locator('.invoice-sums')).toContainText(said(rialWords(sums.total)));
    await openLive(phone, '/invoices');
    await phone.getByRole('button', { name: said(invoices.texts.buyerOwn) }).click();
    for (const name of ['nationalId', 'postcode', 'address']) {
      await phone.locator(`#party-${name}`).fill('');
    }
    await phone.locator('#party-name').fill('عینک آفتاب');
    await phone.keyboard.press('Enter');
    await expect(phone.getByRole('dialog').locator('[aria-invalid="true"]')).toHaveCount(3);
    expect(await findings(phone)).toEqual([]);
    for (const [name, text] of Object.entries(party)) {
      await phone.locator(`#party-${name}`).fill(text);
    }
    await phone.getByRole('button', { name: said(partyForm.texts.save) }).click();
    await expect(phone.getByRole('dialog')).toHaveCount(0);
    await phone.locator(`.invoices .table-open[href*="${id}"]`).click();
    await expect(phone.locator('.invoice-sums')).toContainText(said(rialWords(sums.total)));
    expect(await findings(phone)).toEqual([]);
    const wide = await phone.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);

    await page.getByRole('button', { name: said(invoiceDesk.texts.cancelInvoice) }).click();
    await page.getByLabel(said(invoiceDesk.texts.reason)).fill('Wrong month');
    await page.keyboard.press('Enter');
    await expect(page.locator('.invoice .order-head')).toContainText('Wrong month');
    await page.getByRole('link', { name: said(invoices.texts.toList) }).click();
    const row = page.locator('.table-row').filter({ has: page.locator(`[href*="${id}"]`) });
    await expect(row.locator('.chip-bad')).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}
