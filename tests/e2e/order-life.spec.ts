import type { Page } from 'playwright';
import type { OrderState } from '../../src/domain/lifecycle/order-state.ts';
import { formatMoney } from '../../src/i18n/language/format-number.ts';
import { pick } from '../../src/i18n/language/message.ts';
import { eventFacts } from '../../src/i18n/order/event-words.ts';
import { desk } from '../../src/i18n/order/shop-desk.ts';
import { orderStates } from '../../src/i18n/orders/orders.ts';
import { orderRequest, unpricedRequest } from '../server/support/order-request.ts';
import { stockCell, stockRequest } from '../server/support/stock-request.ts';
import { expect, test } from './fixtures.ts';
import { findings, showTheme } from './support/axe.ts';
import {
  act,
  actElsewhere,
  answer,
  button,
  dialog,
  enter,
  onShelf,
  openOrder,
  type Person,
  placeOrder,
  prepare,
  submit,
} from './support/order-desk.ts';
import { locales, themes } from './support/screens.ts';

test.use({ timezoneId: 'Asia/Tehran', contextOptions: { reducedMotion: 'reduce' } });

const timeline = (page: Page) => page.locator('.timeline li');

/** Both sides open the order and see it in the same state, with the same history. */
async function bothSee(sides: readonly Person[], id: string, state: OrderState): Promise<void> {
  const histories = await Promise.all(
    sides.map(async (person) => {
      const { page, locale } = person;
      await openOrder(person, id);
      await expect(page.locator('.order-name .chip')).toHaveText(
        pick(orderStates.texts[state], locale),
        { useInnerText: true },
      );
      return timeline(page)
        .locator('time')
        .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    }),
  );
  expect(histories[0]).toEqual(histories[1]);
}

for (const locale of locales) {
  test(`an order's life, on both sides of the counter, in ${locale}`, async ({
    page,
    newVisitor,
  }) => {
    test.setTimeout(90_000);
    const asked: Record<'shop' | 'lab', string[]> = { shop: [], lab: [] };
    const labPage = await newVisitor({ timezoneId: 'Asia/Tehran' });
    page.on('request', (request) => asked.shop.push(request.url()));
    labPage.on('request', (request) => asked.lab.push(request.url()));
    const shop = await enter(page, 'shop', locale);
    const lab = await enter(labPage, 'lab', locale);
    const both = [shop, lab];

    await test.step('a price is quoted and agreed to', async () => {
      const id = await placeOrder(shop, unpricedRequest());
      await openOrder(lab, id);
      await expect(button(lab, 'accept')).toHaveCount(0);
      await act(lab, 'quote', { price: locale === 'fa' ? '۲٬۵۰۰٬۰۰۰' : '2,500,000' });
      await bothSee(both, id, 'quoted');
      await expect(page.locator('.order-head')).toContainText(formatMoney(25_000_000, locale));
      await act(shop, 'agree', {});
      await bothSee(both, id, 'submitted');
      await act(lab, 'accept', { promisedFor: 3 });
      await bothSee(both, id, 'accepted');
      await expect(page.locator('.order-head')).toContainText(
        pick(eventFacts.texts.promisedFor, locale),
      );
    });

    await test.step('a question is answered, the lenses are made, and made again', async () => {
      const id = await placeOrder(shop, orderRequest());
      await openOrder(lab, id);
      await act(lab, 'ask', { message: 'PD 31 / 33?' });
      await bothSee(both, id, 'onHold');
      await answer(shop, '31');
      await bothSee(both, id, 'submitted');
      await expect(timeline(labPage).last()).toContainText('31');
      await act(lab, 'accept', { promisedFor: 5 });
      for (const step of ['start', 'inspect', 'pass'] as const) await act(lab, step);
      await act(lab, 'ship', { tracking: 'TR-1405' });
      await bothSee(both, id, 'shipped');
      await expect(timeline(page).last()).toContainText('TR-1405');
      await act(shop, 'deliver', {});
      await bothSee(both, id, 'delivered');
      await act(shop, 'askRemake', { reason: 'labFault', message: 'R' });
      await bothSee(both, id, 'remake');
      await act(lab, 'grantRemake', {});
      await bothSee(both, id, 'delivered');
      await timeline(page).last().getByRole('link').click();
      await expect(page.locator('.order-head').getByRole('link')).toHaveAttribute(
        'href',
        new RegExp(id),
      );
      await expect(timeline(page)).toHaveCount(1);
    });

    await test.step('stock orders: one is accepted, the pieces of the other go back', async () => {
      const kept = await placeOrder(shop, stockRequest([-150, -25, 2]));
      const before = await onShelf(shop, stockCell(-200, 0));
      const id = await placeOrder(shop, stockRequest([-200, 0, 3]));
      expect(await onShelf(shop, stockCell(-200, 0))).toBe(Number(before) - 3);
      await openOrder(lab, kept);
      await prepare(lab, 'accept', {});
      await expect(dialog(lab).locator('[name="promisedFor"]')).toHaveValue(/^20\d\d-/);
      await submit(dialog(lab));
      await expect(dialog(lab)).toHaveCount(0);
      await openOrder(shop, id);
      await act(shop, 'cancel', { reason: 'orderedTwice' });
      await bothSee(both, id, 'cancelled');
      expect(await onShelf(shop, stockCell(-200, 0))).toBe(before);
      await bothSee(both, kept, 'accepted');
    });

    const isLabs = (url: string) => /LabDesk/.test(url);
    expect(asked.lab.some(isLabs)).toBe(true);
    expect(asked.shop.filter(isLabs)).toEqual([]);
  });
}

test.describe('with others at work and a bad network', () => {
  test.use({ allowedComplaints: [/409 \(Conflict\).*\/events|ERR_INTERNET_DISCONNECTED/] });

  test('what is typed stays, when the lab is faster and when the network fails', async ({
    page,
    newVisitor,
  }) => {
    const shop = await enter(page, 'shop', 'en');
    const lab = await enter(await newVisitor(), 'lab', 'en');
    const id = await placeOrder(shop, orderRequest());
    await openOrder(shop, id);

    await prepare(shop, 'cancel', { reason: 'other', message: 'She chose other frames' });
    await page.keyboard.press('Escape');
    await expect(button(shop, 'cancel')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#cancel-reason')).toBeFocused();
    await expect(page.locator('#cancel-message')).toHaveValue('She chose other frames');
    await actElsewhere(lab, id, { event: 'accept', promisedFor: '2026-12-01' });
    await submit(dialog(shop));
    await expect(dialog(shop).getByRole('alert')).toContainText('The lab accepted the order');
    await expect(page.locator('#cancel-message')).toHaveValue('She chose other frames');
    await actElsewhere(lab, id, { event: 'start' });
    await submit(dialog(shop));
    await expect(dialog(shop)).toHaveCount(0);
    const notice = page.locator('.order-desk').getByRole('alert');
    await expect(notice).toContainText('The lab started production');
    await expect(notice).toContainText(desk.texts.textKept[1]);

    await button(shop, 'write').click();
    await expect(page.locator('#write-message')).toHaveValue('She chose other frames');
    await page.context().setOffline(true);
    await submit(dialog(shop));
    await expect(dialog(shop).getByRole('alert')).toContainText('offline');
    await expect(page.locator('#write-message')).toHaveValue('She chose other frames');
    await page.context().setOffline(false);
    await submit(dialog(shop));
    await expect(dialog(shop)).toHaveCount(0);
    await expect(timeline(page).last()).toContainText('She chose other frames');
  });
});

test('a form says what is missing, and is accessible @smoke', async ({ page }) => {
  const shop = await enter(page, 'shop', 'fa');
  const id = await placeOrder(shop, orderRequest());
  await openOrder(shop, id);
  await prepare(shop, 'cancel', {});
  await submit(dialog(shop));
  const reason = page.locator('#cancel-reason');
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await expect(reason).toHaveAccessibleDescription('یک دلیل انتخاب کنید');
  for (const theme of themes) {
    await showTheme(page, theme);
    expect(await findings(page), theme).toEqual([]);
  }
});
