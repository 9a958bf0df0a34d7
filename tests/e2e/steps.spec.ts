import type { Page } from 'playwright';
import { pick } from '../../src/i18n/language/message.ts';
import { allReasons, breakage } from '../../src/i18n/order/breakage.ts';
import { valueFaults } from '../../src/i18n/order/event-fields.ts';
import { orderRequest } from '../server/support/order-request.ts';
import { stockCell, stockRequest } from '../server/support/stock-request.ts';
import { expect, test } from './fixtures.ts';
import { bothSee } from './support/all-screens.ts';
import { findings } from './support/axe.ts';
import {
  actElsewhere,
  dialog,
  enter,
  onShelf,
  openOrder,
  placeOrder,
  prepare,
  submit,
} from './support/order-desk.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const timeline = (page: Page) => page.locator('.timeline li');
const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('a broken piece of the stock is replaced from the shelf', async ({ page, newVisitor }) => {
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
