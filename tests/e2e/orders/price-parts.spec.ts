import { rxOrder } from '../../../src/domain/rx/rx-order.ts';
import { orderRequest } from '../../server/support/order-request.ts';
import { stockRequest } from '../../server/support/stock-request.ts';
import { expect, test } from '../fixtures.ts';
import { openLive } from '../support/live.ts';
import { button, dialog, enter, openOrder, placeOrder, submit } from '../support/order-desk.ts';
import { chooseLens, field } from '../support/rx.ts';
import { ignoringIsolates } from '../support/stock.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A progressive with edging and fitting, for which the sample has no price. */
function withFitting() {
  const { content } = orderRequest();
  const frame = { type: 'fullRim', a: 520, b: 400, dbl: 180, ed: 560 };
  const acknowledged = [{ path: 'frame.type', code: 'shapeUnknown' }];
  return { content: rxOrder.parse({ ...content, job: 'fullGlaze', frame, acknowledged }) };
}

test('the lab quotes the only part without a price, and both sides see each part', async ({
  page,
  newVisitor,
}) => {
  const shop = await enter(page, 'shop', 'en');
  const lab = await enter(await newVisitor(), 'lab', 'en');
  const id = await placeOrder(shop, withFitting());

  await openOrder(lab, id);
  await button(lab, 'quote').click();
  const rows = dialog(lab).locator('.price-rows');
  await expect(rows).toContainText('Coating: Hard multi-coat (HMC)');
  await expect(rows).toContainText('Parts with a price');
  const rest = dialog(lab).getByLabel(
    ignoringIsolates('Price of Edging and fitting × 2, in toman'),
  );
  await rest.fill('150,000');
  await expect(rows.locator('.price-total')).toContainText(ignoringIsolates('2,470,000 toman'));
  await submit(dialog(lab));
  await expect(dialog(lab)).toHaveCount(0);

  await openOrder(shop, id);
  await expect(page.locator('.order-head')).toContainText(ignoringIsolates('2,470,000 toman'));
  await page.getByText('Price details', { exact: true }).click();
  const parts = page.locator('.price-rows');
  const fitting = parts.locator('div', { hasText: 'Edging and fitting' });
  await expect(fitting).toContainText(ignoringIsolates('150,000 toman'));
  await expect(parts.locator('.price-tax')).toContainText(ignoringIsolates('Includes 10% VAT'));
});

test('the price parts of a prescription and a stock order are shown before sending', async ({
  page,
}) => {
  const shop = await enter(page, 'shop', 'en');
  await openLive(page, '/rx');
  for (const [name, text] of [
    ['right.sphere', '-2.00'],
    ['right.cylinder', '0'],
    ['left.sphere', '-2.00'],
    ['left.cylinder', '0'],
  ] as const) {
    await field(page, name).fill(text);
  }
  await chooseLens(page, 'singleVision');
  await page.getByText('Price details', { exact: true }).click();
  const rows = page.locator('.price-rows');
  await expect(rows).toContainText('Lens: ');
  const total = await page.locator('.rx-total dd').innerText();
  await expect(rows.locator('.price-total dd')).toHaveText(total, { useInnerText: true });
  const id = await placeOrder(shop, stockRequest([-200, 0, 3]));
  await openOrder(shop, id);
  await page.getByText('Price details', { exact: true }).click();
  await expect(page.locator('.price-rows .price-tax')).toContainText(
    ignoringIsolates('Includes 10% VAT'),
  );
});
