import { type Message, pick } from '../../../src/i18n/language/message.ts';
import { backOrder } from '../../../src/i18n/order/back-order.ts';
import { orderStates } from '../../../src/i18n/orders/orders.ts';
import { shortages } from '../../../src/i18n/shelf/shortages.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { openLive } from '../support/live.ts';
import { enter } from '../support/order-desk.ts';
import { movePieces } from '../support/shelf.ts';
import { items, onHand, openStock, order } from '../support/stock.ts';

const ways = [
  { locale: 'fa', width: 360, sphere: -200 },
  { locale: 'en', width: 1440, sphere: -250 },
] as const;

for (const { locale, width, sphere } of ways) {
  test(`what is out is ordered, waits and goes on once it came, in ${locale} at ${width} px`, async ({
    page,
    newVisitor,
  }) => {
    const text = (message: Message) => pick(message, locale);
    const lab = await enter(await newVisitor(), 'lab', locale);
    await page.setViewportSize({ width, height: 900 });
    await presetStorage(page, { locale });
    await openStock(page);
    const [there, few, out] = [sphere, sphere - 25, sphere - 50];
    const left = new Map([
      [few, 1 - (await onHand(page, few, 0))],
      [out, -(await onHand(page, out, 0))],
    ]);
    await movePieces(lab, 'correction', left);

    const written = [there, few, out].map((each) => `hmc ${(each / 100).toFixed(2)} x3`);
    await openLive(page, '/stockSingle');
    await order(page, ...written);
    await expect(page.locator('.stock-single-item[data-issue]')).toHaveCount(2);
    const wait = { name: text(shortages.texts.wait), exact: true };
    await items(page).nth(1).getByRole('button', wait).click();
    await expect(items(page).nth(1)).toContainText(text(shortages.texts.waits));
    await page.locator('.stock-shortage').getByRole('button', wait).click();
    await expect(page.locator('.stock-single-item[data-issue]')).toHaveCount(0);
    await page.locator('#reference').fill(`${locale} ${width}`);
    await page.keyboard.press('Control+Enter');
    await expect(page.locator('.stock-done')).toBeVisible();

    await openLive(page, '/orders');
    const rows = page.locator('.orders tbody tr').filter({ hasText: `${locale} ${width}` });
    await expect(rows).toHaveCount(2);
    const waiting = rows.filter({ hasText: text(orderStates.texts.backOrder) });
    await waiting.getByRole('link').click();
    await expect(page.locator('.order')).toContainText(text(backOrder.texts.splitFrom));
    await expect(page.locator('.stock-lines tbody tr')).toHaveCount(2);

    await movePieces(lab, 'receipt', new Map([[few, 2]]));
    await movePieces(lab, 'receipt', new Map([[out, 9]]));
    const chip = page.locator('.order-head .chip');
    await expect(chip).toContainText(text(orderStates.texts.submitted));
    expect(await onHand(page, out, 0)).toBe(6);
    await page.locator('.order').getByRole('link', { name: /-/ }).first().click();
    await expect(page.locator('.order')).toContainText(text(backOrder.texts.rest));
    await expect(page.locator('.stock-lines tbody tr')).toHaveCount(2);
  });
}
