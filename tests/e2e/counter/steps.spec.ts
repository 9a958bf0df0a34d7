import type { Page } from 'playwright';
import { fill, pick } from '../../../src/i18n/language/message.ts';
import { allReasons, breakage } from '../../../src/i18n/order/breakage.ts';
import { valueFaults } from '../../../src/i18n/order/event-fields.ts';
import { doneWords, eventFacts, eventWords } from '../../../src/i18n/order/event-words.ts';
import { labActs } from '../../../src/i18n/order/lab-desk.ts';
import { takingBack } from '../../../src/i18n/order/taking-back.ts';
import { orderRequest } from '../../server/support/order-request.ts';
import { stockCell, stockRequest } from '../../server/support/stock-request.ts';
import { expect, test } from '../fixtures.ts';
import { bothSee } from '../support/all-screens.ts';
import { findings } from '../support/axe.ts';
import {
  act,
  actElsewhere,
  dialog,
  enter,
  onShelf,
  openOrder,
  placeOrder,
  prepare,
  submit,
} from '../support/order-desk.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const timeline = (page: Page) => page.locator('.timeline li');
const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test.describe('after someone else was faster', () => {
  test.use({ allowedComplaints: [/409/] });

  test('a mistaken step is undone in Persian, and the shop reads about it in English', async ({
    page,
    newVisitor,
  }) => {
    const shop = await enter(page, 'shop', 'en');
    const lab = await enter(await newVisitor(), 'lab', 'fa');
    const id = await placeOrder(shop, orderRequest());
    await actElsewhere(lab, id, { event: 'accept', promisedFor: '2030-01-02' });
    await openOrder(shop, id);
    await openOrder(lab, id);

    const offer = (step: 'accept' | 'start') =>
      lab.page.locator('.order-desk').getByRole('button', {
        name: pick(fill(labActs.texts.revert, { step: doneWords(step) }), 'fa'),
        exact: true,
      });
    await act(lab, 'start');
    await expect(offer('accept')).toHaveCount(0);
    await lab.page.setViewportSize({ width: 360, height: 740 });
    await offer('start').click();
    await expect(dialog(lab)).toContainText(pick(takingBack.texts.told, 'fa'));
    expect(await isWide(lab.page)).toBe(false);
    expect(await findings(lab.page)).toEqual([]);
    await submit(dialog(lab));
    await expect(dialog(lab)).toHaveCount(0);
    await bothSee([shop, lab], id, 'accepted');
    await expect(offer('start')).toHaveCount(0);

    const crossed = timeline(page).locator('s');
    const words = pick(eventWords({ event: 'start', side: 'lab' }, 'shop'), 'en');
    await expect(crossed).toHaveText(words, { useInnerText: true });
    await expect(timeline(page).filter({ has: page.locator('s') })).toContainText(
      pick(eventFacts.texts.takenBack, 'en'),
    );
    const expected = eventWords({ event: 'revert', side: 'lab', undone: 'start' }, 'shop');
    await expect(timeline(page).last()).toContainText(pick(expected, 'en'));

    await offer('accept').click();
    await actElsewhere(lab, id, { event: 'start' });
    await submit(dialog(lab));
    await expect(lab.page.locator('.order-desk .notice-danger')).toContainText(
      pick(doneWords('start'), 'fa'),
    );
    await bothSee([shop, lab], id, 'inProduction');
  });
});

test('a broken stock piece is replaced from the shelf', async ({ page, newVisitor }) => {
  const shop = await enter(page, 'shop', 'fa');
  const lab = await enter(await newVisitor(), 'lab', 'en');
  const id = await placeOrder(shop, stockRequest([-175, -25, 2]));
  const cell = stockCell(-175, -25);
  const there = Number(await onShelf(lab, cell));
  await actElsewhere(lab, id, { event: 'accept', promisedFor: '2030-01-02' });
  await openOrder(lab, id);
  await lab.page.setViewportSize({ width: 360, height: 740 });
  await prepare(lab, 'break', { reason: 'scratch', pieces: '3' });
  const form = dialog(lab);
  await form.locator('#break-part').selectOption('0');
  await submit(form);
  await expect(form.locator('#break-pieces')).toHaveAttribute('aria-invalid', 'true');
  await expect(form).toContainText(pick(valueFaults.texts.tooMany, 'en'));
  expect(await isWide(lab.page)).toBe(false);
  expect(await findings(lab.page)).toEqual([]);
  await form.locator('#break-pieces').fill('۲');
  await submit(form);
  await expect(form).toHaveCount(0);
  expect(await onShelf(lab, cell)).toBe(there - 2);
  await expect(timeline(lab.page).last()).toContainText(pick(allReasons.texts.scratch, 'en'));

  await openOrder(shop, id);
  await expect(timeline(page).last()).toContainText(pick(allReasons.texts.scratch, 'fa'));
  await expect(timeline(page).last()).toContainText('۲');
});

test('a broken lens is named by its eye', async ({ page, newVisitor }) => {
  const shop = await enter(page, 'shop', 'fa');
  const lab = await enter(await newVisitor(), 'lab', 'fa');
  const id = await placeOrder(shop, orderRequest());
  await actElsewhere(lab, id, { event: 'accept', promisedFor: '2030-01-02' });
  for (const event of ['start', 'inspect']) await actElsewhere(lab, id, { event });
  await openOrder(lab, id);
  await prepare(lab, 'break', { reason: 'edgingFault' });
  await submit(dialog(lab));
  await expect(dialog(lab).locator('#break-part')).toHaveAttribute('aria-invalid', 'true');
  await dialog(lab).locator('#break-part').selectOption('left');
  await submit(dialog(lab));
  await openOrder(shop, id);
  await bothSee([shop, lab], id, 'inProduction');
  await expect(timeline(page).last()).toContainText(pick(breakage.texts.left, 'fa'));
});
