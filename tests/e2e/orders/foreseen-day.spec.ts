import { orderPaths } from '../../../src/api/orders/paths.ts';
import { foreseenDay } from '../../../src/domain/lifecycle/foreseen-day.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { daysLater } from '../../../src/domain/vocabulary/days.ts';
import { formatDay } from '../../../src/i18n/language/format-date.ts';
import { pick } from '../../../src/i18n/language/message.ts';
import { eventFacts } from '../../../src/i18n/order/event-words.ts';
import { journey } from '../../../src/i18n/order/journey.ts';
import { orderRequest } from '../../server/support/order-request.ts';
import { expect, test } from '../fixtures.ts';
import { actElsewhere, enter, openOrder, placeOrder } from '../support/order-desk.ts';

for (const [locale, width] of [
  ['fa', 360],
  ['en', 1440],
] as const) {
  test.describe(`at ${width} px in ${locale}`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('an order shows the day that the form showed, and next to it the day the lab promises', async ({
      page,
      newVisitor,
    }) => {
      const shop = await enter(page, 'shop', locale);
      const id = await placeOrder(shop, orderRequest());
      const order: Order = await (await page.request.get(orderPaths.order(id))).json();
      const foreseen = foreseenDay(order.events) ?? '';
      const said = `${pick(journey.texts.foreseen, locale)}: ${formatDay(foreseen, locale)}`;
      await openOrder(shop, id);
      const summary = page.locator('.journey-summary');
      await expect(summary).toContainText(said, { useInnerText: true });
      const promised = pick(eventFacts.texts.promisedFor, locale);
      await expect(summary).not.toContainText(promised, { useInnerText: true });
      const lab = await enter(
        await newVisitor({ viewport: { width, height: 800 } }),
        'lab',
        locale,
      );
      const promisedFor = daysLater(foreseen, 3);
      await actElsewhere(lab, id, { event: 'accept', promisedFor });
      await openOrder(lab, id);
      for (const { page: seen } of [shop, lab]) {
        const both = seen.locator('.journey-summary');
        await expect(both).toContainText(said, { useInnerText: true });
        await expect(both).toContainText(`${promised}: ${formatDay(promisedFor, locale)}`, {
          useInnerText: true,
        });
      }
    });
  });
}
