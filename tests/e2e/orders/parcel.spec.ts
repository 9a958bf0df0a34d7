import { uuidv7 } from 'uuidv7';
import { composing } from '../../../src/i18n/compose/composing.ts';
import { labDelivery } from '../../../src/i18n/delivery/lab-delivery.ts';
import { formatCount } from '../../../src/i18n/language/format-number.ts';
import { fill, type Message, pick } from '../../../src/i18n/language/message.ts';
import { parcel as words } from '../../../src/i18n/order/parcel.ts';
import { basket } from '../../../src/i18n/preorders/basket.ts';
import { sentTogether } from '../../../src/i18n/preorders/sent-together.ts';
import { orderRequest } from '../../server/support/order-request.ts';
import { expect, test } from '../fixtures.ts';
import { findings } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { actElsewhere, enter, openOrder, type Person, placeOrder } from '../support/order-desk.ts';
import { cards, compose } from '../support/preorders.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ways = [
  { locale: 'fa', width: 360 },
  { locale: 'en', width: 1440 },
] as const;

async function make(lab: Person, id: string): Promise<void> {
  for (const event of ['start', 'inspect', 'pass']) await actElsewhere(lab, id, { event });
}

/** Three orders sent together, the last of which isn't ready. */
async function sendThree(shop: Person, lab: Person, reference: string): Promise<string[]> {
  const id = uuidv7();
  const orders: string[] = [];
  for (const place of [0, 1, 2]) {
    orders.push(await placeOrder(shop, { ...orderRequest(reference), parcel: { id, place } }));
  }
  for (const [place, order] of orders.entries()) {
    await actElsewhere(lab, order, { event: 'accept', promisedFor: `2030-01-0${2 + place}` });
    if (place < 2) await make(lab, order);
  }
  return orders;
}

for (const { locale, width } of ways) {
  test(`orders sent together stay together, in ${locale} at ${width} px`, async ({
    page,
    newVisitor,
  }) => {
    const said = (text: Message) => pick(text, locale);
    const count = (number: number) => formatCount(number, locale);
    const reference = `P-${crypto.randomUUID().slice(0, 8)}`;
    await page.setViewportSize({ width, height: 900 });
    const shop = await enter(page, 'shop', locale);
    const counterPage = await newVisitor({ viewport: { width: 1440, height: 900 } });
    const lab = await enter(counterPage, 'lab', locale);
    const [first = '', , third = ''] = await sendThree(shop, lab, reference);

    await openLive(page, '/rx');
    for (const name of ['a', 'b']) {
      await compose(page, `${reference}-${name}`);
      await page.getByRole('button', { name: said(composing.texts.save) }).click();
      await expect(page.locator('.rx-done')).toBeVisible();
    }
    await openLive(page, '/ordersPendding');
    await page.locator('.basket-sum button').click();
    await expect(cards(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
    const send = said(fill(basket.texts.sendSelected, { count: count(2) }));
    await page.getByRole('button', { name: send, exact: true }).click();
    const results = page.locator('.basket-results');
    await expect(results).toContainText(said(sentTogether.texts.all));
    expect(await findings(page)).toEqual([]);
    await results.getByRole('link', { name: said(sentTogether.texts.show) }).click();
    await expect(page.locator('.orders .table-open')).toHaveCount(2);

    await openOrder(shop, first);
    const note = page.locator('.order-parcel');
    await expect(note.locator('li')).toHaveCount(2);
    await expect(note).toContainText(said(words.texts.shared));
    await expect(note.locator('time')).toHaveAttribute('datetime', '2030-01-04');
    expect(await findings(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);

    await openLive(counterPage, `/orders?text=${reference}&state=ready`);
    await expect(counterPage.locator('.row-select')).toHaveCount(2);
    await counterPage.locator('.row-select input').first().check();
    const pack = said(fill(labDelivery.texts.make, { count: count(1) }));
    await counterPage.getByRole('button', { name: pack }).click();
    const form = counterPage.getByRole('dialog');
    const left = form.locator('.left-behind');
    await expect(left.locator('li')).toHaveCount(2);
    await expect(left).toContainText(said(labDelivery.texts.leftBehind));
    expect(await findings(counterPage)).toEqual([]);
    const add = said(fill(labDelivery.texts.addReady, { count: count(1) }));
    await left.getByRole('button', { name: add }).click();
    await expect(left.locator('li')).toHaveCount(1);
    await form.locator('button[type="submit"]').click();
    await expect(counterPage.locator('.delivery-line')).toHaveCount(2);
    const behind = counterPage.locator('.order-desk > .left-behind');
    await expect(behind.locator('li')).toHaveCount(1);
    await counterPage.getByRole('button', { name: said(labDelivery.texts.edit) }).click();
    await expect(form.locator('.left-behind li')).toHaveCount(1);
    await counterPage.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await expect(behind.locator('li')).toHaveCount(1);
    await make(lab, third);
    await expect(behind.locator('button')).toBeVisible();
    await behind.locator('button').click();
    await expect(counterPage.locator('.delivery-line')).toHaveCount(3);
    await expect(counterPage.locator('.left-behind')).toHaveCount(0);
  });
}
