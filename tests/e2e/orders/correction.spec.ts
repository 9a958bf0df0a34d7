import { correcting } from '../../../src/i18n/compose/correcting.ts';
import { pick } from '../../../src/i18n/language/message.ts';
import { eventWords } from '../../../src/i18n/order/event-words.ts';
import { orders } from '../../../src/i18n/orders/orders.ts';
import { orderRequest } from '../../server/support/order-request.ts';
import { stockCell, stockRequest } from '../../server/support/stock-request.ts';
import { expect, test } from '../fixtures.ts';
import { findings } from '../support/axe.ts';
import {
  actElsewhere,
  button,
  enter,
  onShelf,
  openOrder,
  placeOrder,
} from '../support/order-desk.ts';
import { field } from '../support/rx.ts';
import { items, order, typedLine } from '../support/stock.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const send = 'Control+Enter';

for (const [locale, width] of [
  ['fa', 360],
  ['en', 1440],
] as const) {
  test.describe(`at ${width} px in ${locale}`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('an order is corrected until the lab accepts it, and both sides see what changed', async ({
      page,
      newVisitor,
    }) => {
      const shop = await enter(page, 'shop', locale);
      const id = await placeOrder(shop, orderRequest(`before-${width}`));
      await openOrder(shop, id);
      await button(shop, 'correct').click();
      await expect(page).toHaveURL(/\/rx\?preorder=/);
      await expect(field(page, 'reference')).toHaveValue(`before-${width}`);
      await expect(page.getByText(pick(correcting.texts.drop, locale))).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await field(page, 'reference').fill(`after-${width}`);
      await field(page, 'reference').press(send);
      const done = locale === 'fa' ? 'اصلاح شد' : 'was corrected';
      await expect(page.locator('.rx-done')).toContainText(done);
      // The notice links to the order, not to an order with the correction's id.
      const toOrder = page.locator('.rx-done a');
      await expect(toOrder).toHaveAttribute('href', new RegExp(id));
      await toOrder.click();
      await expect(page.locator('.order-name .chip').last()).toHaveText(
        pick(orders.texts.corrected, locale),
        { useInnerText: true },
      );
      const lab = await enter(await newVisitor(), 'lab', locale);
      await openOrder(lab, id);
      for (const { page: seen, side } of [shop, lab]) {
        const event = seen.locator('.timeline li').last();
        const words = eventWords({ event: 'correct', side: 'shop' }, side);
        await expect(event.locator('> strong')).toHaveText(pick(words, locale), {
          useInnerText: true,
        });
        await expect(event.locator('.corrected')).toContainText(`before-${width}`);
        await expect(event.locator('.corrected')).toContainText(`after-${width}`);
        expect(await findings(seen)).toEqual([]);
      }
    });
  });
}

test.describe('against the lab', () => {
  // The test is about this refusal.
  test.use({ allowedComplaints: [/409 \(Conflict\)/] });

  test('a correction that comes too late stays, and can be sent as a new order', async ({
    page,
    newVisitor,
  }) => {
    const shop = await enter(page, 'shop', 'en');
    const cell = stockCell(-225, 0);
    const before = Number(await onShelf(shop, cell));
    const id = await placeOrder(shop, stockRequest([-225, 0, 2]));
    await openOrder(shop, id);
    await button(shop, 'correct').click();
    await expect(page).toHaveURL(/\/stockSingle\?preorder=/);
    await expect(items(page)).toHaveCount(1);
    await order(page, '-2.25 x1');
    const lab = await enter(await newVisitor(), 'lab', 'en');
    await actElsewhere(lab, id, { event: 'accept', promisedFor: '2030-01-02' });
    await typedLine(page).press(send);
    await expect(items(page)).toHaveCount(0);
    await page.goto('/ordersPendding');
    // The note moves the link down: a click while it appears would miss the link.
    await expect(page.locator('.preorder-note')).toBeVisible();
    await page.locator('.preorder a.btn').click();
    await page.getByRole('button', { name: pick(correcting.texts.asNew, 'en') }).click();
    await expect(page.getByRole('button', { name: pick(correcting.texts.drop, 'en') })).toHaveCount(
      0,
    );
    expect(await onShelf(shop, cell)).toBe(before - 2);
  });
});
