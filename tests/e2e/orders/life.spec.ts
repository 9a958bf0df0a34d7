import type { Locator, Page } from 'playwright';
import type { OrderState } from '../../../src/domain/lifecycle/order-state.ts';
import type { StationState } from '../../../src/domain/lifecycle/scan.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { formatCount, formatMoney } from '../../../src/i18n/language/format-number.ts';
import type { Locale } from '../../../src/i18n/language/locale.ts';
import { pick } from '../../../src/i18n/language/message.ts';
import { eventFacts } from '../../../src/i18n/order/event-words.ts';
import { desk } from '../../../src/i18n/order/shop-desk.ts';
import { orderRequest, unpricedRequest } from '../../server/support/order-request.ts';
import { stockCell, stockRequest } from '../../server/support/stock-request.ts';
import { expect, test } from '../fixtures.ts';
import { allShow, bothSee, type Standing, type Watcher, watch } from '../support/all-screens.ts';
import { findingsByTheme } from '../support/axe.ts';
import { cutLine, mendLine } from '../support/line.ts';
import {
  act,
  actElsewhere,
  answer,
  button,
  dialog,
  enter,
  onShelf,
  openOrder,
  placeOrder,
  prepare,
  submit,
} from '../support/order-desk.ts';
import { askWithPhoto, lookAtPhoto } from '../support/photos.ts';
import { locales } from '../support/screens.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Prices of the coatings of the order without a price: the lab quotes only its lenses. */
const pricedParts = 2 * 1_200_000;

const timeline = (page: Page) => page.locator('.timeline li');

const bell = (page: Page) => page.locator('[popovertarget="notifications"] .header-count');
const envelope = (page: Page) => page.locator('[popovertarget="messages"] .header-count');

/** The number on the bell or the envelope, without a reload. */
const rings = (count: Locator, number: number, locale: Locale) =>
  expect(count).toContainText(formatCount(number, locale));

/** Scans the tickets of orders at a station. */
async function scanAt({ list }: Watcher, station: StationState, ids: readonly string[]) {
  await list.locator('.scan select').selectOption(station);
  await list.locator('#page-title').focus();
  for (const id of ids) {
    await list.keyboard.type(orderNumber(id));
    await list.keyboard.press('Enter');
    await expect(list.locator('.scan-loud')).toContainText(orderNumber(id));
    await expect(list.locator('.scan-loud')).toHaveClass(/scan-good/);
  }
}

for (const locale of locales) {
  test(`three orders on both sides of the counter, from the order to the remake, in ${locale}`, async ({
    page,
    newVisitor,
  }) => {
    test.setTimeout(240_000);
    const asked: Record<'shop' | 'lab', string[]> = { shop: [], lab: [] };
    const labPage = await newVisitor();
    page.context().on('request', (request) => asked.shop.push(request.url()));
    labPage.context().on('request', (request) => asked.lab.push(request.url()));
    await page.context().addInitScript(() => {
      if (origin === 'null') return;
      for (const key of ['newsSeenAt', 'questionsSeenAt']) {
        localStorage[key] ??= new Date().toISOString();
      }
    });
    const shop = await watch(await enter(page, 'shop', locale));
    const lab = await watch(await enter(labPage, 'lab', locale));
    const both = { shop, lab };
    const standing: Record<string, OrderState> = {};
    const nowAll = async (changes: Standing) => {
      Object.assign(standing, changes);
      await allShow(both, standing);
    };

    const rx = await placeOrder(shop, orderRequest());
    const stock = await placeOrder(shop, stockRequest([-150, -25, 2]));
    const unpriced = await placeOrder(shop, unpricedRequest());
    await nowAll({ [rx]: 'submitted', [stock]: 'submitted', [unpriced]: 'submitted' });

    await test.step('the lab accepts one, asks about one and quotes one, and bell and envelope show it', async () => {
      await openOrder(lab, stock);
      await prepare(lab, 'accept', {});
      await expect(dialog(lab).locator('[name="promisedFor"]')).toHaveValue(/^20\d\d-/);
      await submit(dialog(lab));
      await rings(bell(shop.dashboard), 1, locale);
      await openOrder(lab, rx);
      await act(lab, 'ask', { message: 'PD 31 / 33?' });
      await rings(envelope(shop.dashboard), 1, locale);
      await openOrder(lab, unpriced);
      await expect(button(lab, 'accept')).toHaveCount(0);
      await act(lab, 'quote', { price: locale === 'fa' ? '۲٬۵۰۰٬۰۰۰' : '2,500,000' });
      await rings(bell(shop.dashboard), 2, locale);
      await nowAll({ [stock]: 'accepted', [rx]: 'onHold', [unpriced]: 'quoted' });
    });

    await test.step('the shop answers and agrees', async () => {
      await bothSee([shop, lab], rx, 'onHold');
      await answer(shop, '31');
      await bothSee([shop, lab], rx, 'submitted');
      await expect(timeline(labPage).last()).toContainText('31');
      await bothSee([shop, lab], unpriced, 'quoted');
      await expect(page.locator('.order-head')).toContainText(
        formatMoney(25_000_000 + pricedParts, locale),
      );
      await expect(page.locator('.prices')).not.toContainText(formatMoney(null, locale));
      await act(shop, 'agree', {});
      await nowAll({ [rx]: 'submitted', [unpriced]: 'submitted' });
    });

    await test.step('the lab promises days and scans the tickets through to shipping', async () => {
      for (const id of [rx, unpriced]) {
        await openOrder(lab, id);
        await act(lab, 'accept', { promisedFor: 3 });
      }
      await bothSee([shop, lab], unpriced, 'accepted');
      await expect(page.locator('.order-head')).toContainText(
        pick(eventFacts.texts.promisedFor, locale),
      );
      const ids = [rx, stock, unpriced];
      for (const state of ['inProduction', 'qualityControl', 'ready', 'shipped'] as const) {
        await scanAt(lab, state, ids);
        await nowAll(Object.fromEntries(ids.map((id) => [id, state])));
      }
    });

    await test.step('the shop confirms, and asks for a remake, which the lab grants', async () => {
      await openOrder(shop, rx);
      await act(shop, 'deliver', {});
      await nowAll({ [rx]: 'delivered' });
      await askWithPhoto(shop);
      await bothSee([shop, lab], rx, 'remake');
      for (const person of [shop, lab]) await lookAtPhoto(person);
      await nowAll({ [rx]: 'remake' });
      await act(lab, 'grantRemake', {});
      await bothSee([shop, lab], rx, 'delivered');
      await timeline(page).last().getByRole('link').click();
      const original = page.locator('.order-head').getByRole('link');
      await expect(original).toHaveAttribute('href', new RegExp(rx));
      await expect(timeline(page)).toHaveCount(1);
      const remake = new URL(page.url()).searchParams.get('id') ?? '';
      await nowAll({ [rx]: 'delivered', [remake]: 'submitted' });
    });

    await test.step('another order is cancelled, and its pieces are back on the shelf', async () => {
      const before = await onShelf(shop, stockCell(-200, 0));
      const id = await placeOrder(shop, stockRequest([-200, 0, 3]));
      expect(await onShelf(shop, stockCell(-200, 0))).toBe(Number(before) - 3);
      await openOrder(shop, id);
      await act(shop, 'cancel', { reason: 'orderedTwice' });
      await bothSee([shop, lab], id, 'cancelled');
      expect(await onShelf(shop, stockCell(-200, 0))).toBe(before);
      await nowAll({ [id]: 'cancelled' });
    });

    const isLabs = (url: string) => /LabDesk|scan/i.test(url);
    expect(asked.lab.some(isLabs)).toBe(true);
    expect(asked.shop.filter(isLabs)).toEqual([]);
  });
}

test.describe('with others at work and a bad network', () => {
  test.use({ allowedComplaints: [/409 \(Conflict\).*\/events|ERR_INTERNET_DISCONNECTED/] });

  test('input stays when the lab is faster and when the network fails', async ({
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
    await actElsewhere(lab, id, { event: 'accept', promisedFor: '2030-01-02' });
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
    await cutLine(page.context());
    await submit(dialog(shop));
    await expect(dialog(shop).getByRole('alert').filter({ hasText: 'offline' })).toBeVisible();
    await expect(page.locator('#write-message')).toHaveValue('She chose other frames');
    await mendLine(page.context());
    await submit(dialog(shop));
    await expect(dialog(shop)).toHaveCount(0);
    await expect(timeline(page).last()).toContainText('She chose other frames');
  });
});

test('an answer is sent by the first click, even before its form has loaded', async ({
  page,
  newVisitor,
}) => {
  const shop = await enter(page, 'shop', 'en');
  const lab = await enter(await newVisitor(), 'lab', 'en');
  const id = await placeOrder(shop, orderRequest());
  await actElsewhere(lab, id, { event: 'ask', message: 'PD?' });
  await openOrder(shop, id);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/[/-]EventForm\.js/, async (route) => {
    await released;
    await route.continue();
  });
  const form = page.locator('.order-question form');
  await form.locator('textarea').focus();
  await page.keyboard.type('31');
  await form.getByRole('button').click();
  await expect(page.locator('#answer-early')).toBeVisible();
  release();
  await expect(timeline(page).last()).toContainText('31');
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
  expect(await findingsByTheme(page)).toEqual([]);
});
