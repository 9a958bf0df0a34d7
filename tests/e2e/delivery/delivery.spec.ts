import { uuidv7 } from 'uuidv7';
import { deliveryPaths } from '../../../src/api/delivery/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { receiptLimit } from '../../../src/domain/delivery/receipt-limit.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { counter } from '../../../src/i18n/counter/counter.ts';
import { delivery } from '../../../src/i18n/delivery/delivery.ts';
import { labDelivery } from '../../../src/i18n/delivery/lab-delivery.ts';
import { receipt } from '../../../src/i18n/delivery/receipt.ts';
import { formatCount } from '../../../src/i18n/language/format-number.ts';
import type { Locale } from '../../../src/i18n/language/locale.ts';
import { fill, type Message, pick } from '../../../src/i18n/language/message.ts';
import { valueFaults } from '../../../src/i18n/order/event-fields.ts';
import { orderList } from '../../../src/i18n/order-list/order-list.ts';
import { orderStates } from '../../../src/i18n/orders/orders.ts';
import { orderRequest } from '../../server/support/order-request.ts';
import { expect, test } from '../fixtures.ts';
import { findings } from '../support/axe.ts';
import { holdNews, openLive } from '../support/live.ts';
import { actElsewhere, enter, openOrder, type Person, placeOrder } from '../support/order-desk.ts';
import { originOf } from '../support/origin.ts';
import { printedSizes, standInForPrinting } from '../support/printing.ts';

const day = '2030-01-03';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const shippedText = (locale: Locale) => pick(orderStates.texts.shipped, locale);

async function readyOrder(shop: Person, lab: Person, reference: string): Promise<string> {
  const id = await placeOrder(shop, orderRequest(reference));
  await actElsewhere(lab, id, { event: 'accept', promisedFor: '2030-01-02' });
  for (const event of ['start', 'inspect', 'pass']) await actElsewhere(lab, id, { event });
  return id;
}

const read = async ({ page }: Person, id: string): Promise<Order> =>
  (await page.request.get(orderPaths.order(id))).json();

/** The lab ships a delivery with its button, or at the counter by scanning its note. */
const ships = {
  fa: async ({ page, locale }: Person) => {
    await page.getByRole('button', { name: pick(labDelivery.texts.ship, locale) }).click();
    await expect(page.locator('.delivery .notice-info')).toContainText(
      pick(labDelivery.texts.shipped, locale),
    );
    await expect(page.locator('.order-name .chip')).toContainText(shippedText(locale));
    await expect(
      page.locator('.delivery-line').filter({ hasText: shippedText(locale) }),
    ).toHaveCount(2);
  },
  en: async ({ page, locale }: Person) => {
    const number = (await page.locator('.delivery .order-name strong').textContent()) ?? '';
    await page.goBack();
    await expect(page.locator('.table-row').first()).toBeVisible();
    await page.locator('[name="scan"]').focus();
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
    await expect(page.locator('.scan-loud')).toHaveClass(/scan-good/);
    await expect(page.locator('.table-row').filter({ hasText: shippedText(locale) })).toHaveCount(
      2,
    );
  },
};

for (const locale of ['fa', 'en'] as const) {
  test(`two orders are packed, printed, shipped, and one is reported missing, in ${locale}`, async ({
    page,
    newVisitor,
  }) => {
    test.slow();
    const said = (text: Message) => pick(text, locale);
    const reference = `D-${crypto.randomUUID().slice(0, 8)}`;
    const phone = await newVisitor({ viewport: { width: 360, height: 800 } });
    const fetched: string[] = [];
    phone.on('request', (asked) => fetched.push(asked.url()));
    const shop = await enter(phone, 'shop', locale);
    await standInForPrinting(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const lab = await enter(page, 'lab', locale);
    const first = await readyOrder(shop, lab, reference);
    const second = await readyOrder(shop, lab, reference);
    const { number } = await read(lab, second);

    await openLive(page, `/orders?text=${reference}`);
    await expect(page.locator('.row-select')).toHaveCount(2);
    await page.getByRole('checkbox', { name: said(counter.texts.selectAll) }).press('Space');
    await expect(page.locator('.row-select :checked')).toHaveCount(2);
    const two = formatCount(2, locale);
    await page
      .getByRole('button', { name: said(fill(labDelivery.texts.make, { count: two })) })
      .click();
    const form = page.getByRole('dialog');
    await expect(form.locator('#delivery-carrier')).toBeFocused();
    await page.keyboard.type('Tipax');
    await form.locator('#delivery-tracking').fill('RR-4711');
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.locator('.delivery-line')).toHaveCount(2);
    await expect(page.locator('.delivery')).toContainText('RR-4711');
    expect(await findings(page)).toEqual([]);

    expect(await printedSizes(page, said(labDelivery.texts.printA4))).toEqual([
      { width: 210, height: 297 },
    ]);
    expect(await printedSizes(page, said(labDelivery.texts.printA5))).toEqual([
      { width: 148, height: 210 },
    ]);
    await ships[locale](lab);

    // From either order, the shop can reach all orders of the delivery.
    await openOrder(shop, first);
    await phone.locator('.order-head a[href*="/deliveries?id="]').click();
    await expect(phone.locator('.delivery-line')).toHaveCount(2);
    expect(await findings(phone)).toEqual([]);
    await phone.getByLabel(new RegExp(number)).uncheck();
    const words = phone.getByLabel(said(receipt.texts.words));
    await words.fill('x'.repeat(receiptLimit + 1));
    await phone.locator('.delivery button[type="submit"]').click();
    await expect(words).toBeFocused();
    await expect(words).toHaveAttribute('aria-invalid', 'true');
    const max = formatCount(receiptLimit, locale);
    await expect(phone.locator('.delivery .event-form')).toContainText(
      said(fill(valueFaults.texts.tooLong, { max })),
      { useInnerText: true },
    );
    await words.fill('The box was open');
    await phone.reload();
    await expect(phone.getByLabel(new RegExp(number))).not.toBeChecked();
    await phone.locator('.delivery button[type="submit"]').click();
    await expect(phone.locator('.delivery .notice-info')).toHaveText(
      said(receipt.texts.doneMissing),
      { useInnerText: true },
    );
    await expect(phone.locator('.delivery-missing')).toContainText(said(delivery.texts.missing));
    expect(await findings(phone)).toEqual([]);
    const wide = await phone.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);

    expect((await read(lab, first)).state).toBe('delivered');
    const missing = await read(lab, second);
    expect(missing.state).toBe('shipped');
    expect(missing.events.at(-1)?.message).toContain('The box was open');
    await openLive(page, `/orders?text=${reference}`);
    const unread = page.locator('.table-row').filter({ hasText: said(orderList.texts.unread) });
    await expect(unread).toHaveCount(1);
    await expect(unread).toContainText(number);

    // It turns up after all.
    await phone.getByLabel(new RegExp(number)).check();
    await phone.getByRole('button', { name: said(receipt.texts.confirmAll) }).click();
    await expect(phone.locator('.delivery .notice-info')).toHaveText(said(receipt.texts.done), {
      useInnerText: true,
    });
    expect((await read(lab, second)).state).toBe('delivered');
    expect(fetched.filter((url) => /LabDelivery|DeliveryDialog|DeliveryNote/.test(url))).toEqual(
      [],
    );
  });
}

test.describe('a delivery that cannot be shipped as it is', () => {
  // For the refusal.
  test.use({ allowedComplaints: [/409/] });

  test('a cancelled order is removed before the rest is shipped', async ({ page, newVisitor }) => {
    const shop = await enter(await newVisitor(), 'shop', 'en');
    const lab = await enter(page, 'lab', 'en');
    const kept = await readyOrder(shop, lab, 'kept');
    const cancelled = await readyOrder(shop, lab, 'cancelled');
    const { account, number } = await read(lab, cancelled);
    const id = uuidv7();
    const data = { account: account.id, orders: [kept, cancelled], carrier: '', tracking: '', day };
    const headers = { Origin: await originOf(page) };
    await page.request.put(deliveryPaths.one(id), { data, headers });
    await holdNews(page);
    await openLive(page, `/deliveries?id=${id}`);
    await expect(page.locator('.delivery-line')).toHaveCount(2);
    await actElsewhere(lab, cancelled, { event: 'cancel', reason: 'askedByShop' });
    await page.getByRole('button', { name: 'Ship all' }).click();
    const stuck = page.locator('.delivery .notice-danger').filter({ hasText: number });
    await expect(stuck).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect((await read(lab, kept)).state).toBe('ready');
    await stuck.getByRole('button', { name: 'Remove from delivery' }).click();
    await expect(page.locator('.delivery-line')).toHaveCount(1);
    await page.getByRole('button', { name: 'Ship all' }).click();
    await expect.poll(async () => (await read(lab, kept)).state).toBe('shipped');
    await page.getByRole('link', { name: 'All deliveries' }).click();
    await expect(page.locator(`.table-row a[href*="${id}"]`)).toBeVisible();
  });
});
