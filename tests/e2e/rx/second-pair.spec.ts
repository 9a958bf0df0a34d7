import type { Page } from 'playwright';
import { itemForm } from '../../../src/i18n/assortment/item-form.ts';
import { composing } from '../../../src/i18n/compose/composing.ts';
import { type Message, pick } from '../../../src/i18n/language/message.ts';
import { orderActions } from '../../../src/i18n/order/order-actions.ts';
import { pair } from '../../../src/i18n/order/pair.ts';
import { secondPair } from '../../../src/i18n/rx/lazy/second-pair.ts';
import { orderRequest } from '../../server/support/order-request.ts';
import { expect, test } from '../fixtures.ts';
import { findings } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { enter, openOrder, type Person, placeOrder } from '../support/order-desk.ts';
import { field, said } from '../support/rx.ts';

// The lab refuses a second pair for an order that already has one.
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedComplaints: [/422/] });

const note = (page: Page) => page.locator('.rx-pair');
const total = (page: Page) => page.locator('.rx-total dd');
const others = (page: Page) => page.locator('.order-waits');

/** The lab creates a discount for second pairs in its form. */
async function giveDiscount({ page }: Person, name: string): Promise<void> {
  await openLive(page, '/catalogue?tab=discounts&fresh=discount');
  await page.locator('[name="name.en"]').fill(name);
  await page.locator('[name="percent"]').fill('30');
  await page.locator('[name="pairDays"]').fill('30');
  await page.locator('[name="of"]').selectOption('stock');
  await page.locator('[name="from"]').selectOption({ index: 1 });
  const save = page.getByRole('button', { name: itemForm.texts.save[1], exact: true });
  await save.click();
  await expect(page.locator('[name="pairDays"]')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('[name="of"]').selectOption('rx');
  await save.click();
  await expect(page.locator('.table-row', { hasText: name })).toBeVisible();
}

for (const [locale, width] of [
  ['en', 1440],
  ['fa', 360],
] as const) {
  test(`a second pair is cheaper, once, in ${locale} at ${width} px`, async ({
    page,
    newVisitor,
  }) => {
    const text = (message: Message) => pick(message, locale);
    const name = `Pair ${crypto.randomUUID().slice(0, 8)}`;
    await giveDiscount(await enter(await newVisitor(), 'lab', 'en'), name);
    await page.setViewportSize({ width, height: 900 });
    const shop = await enter(page, 'shop', locale);
    const { content } = orderRequest('P-1');
    const { lens } = content;
    const first = await placeOrder(shop, { content });
    const begin = async () => {
      await openOrder(shop, first);
      const number = await page.locator('.order-head .number').first().innerText();
      await page.getByRole('button', { name: text(orderActions.texts.pair) }).click();
      await expect(note(page)).toContainText(number);
      await field(page, 'lens.kind', 'progressive').check();
      for (const [step, choice] of Object.entries(lens)) {
        await field(page, `lens.${step}`).selectOption(String(choice));
      }
      // Of two equal discounts, the older one applies.
      await expect(page.locator('.rx-summary')).toContainText('Pair ');
      return new URL(page.url()).searchParams.get('preorder');
    };
    const send = () => page.getByRole('button', { name: text(composing.texts.send) }).click();

    // If two are begun, the one sent later is refused and keeps its input.
    const late = await begin();
    const less = await total(page).innerText();
    expect(await findings(page)).toEqual([]);
    await note(page)
      .getByRole('button', { name: text(secondPair.texts.letGo) })
      .click();
    await expect(note(page)).toContainText(text(secondPair.texts.gone));
    const whole = await total(page).innerText();
    expect(whole).not.toBe(less);
    await note(page)
      .getByRole('button', { name: text(secondPair.texts.undo) })
      .click();
    await expect(total(page)).toHaveText(less, { useInnerText: true });
    const second = await placeOrder(shop, { content: { ...content, firstPair: first } });
    await send();
    await expect(page.locator('.rx-done.notice-danger')).toBeVisible();

    await openLive(page, `/rx?preorder=${late}`);
    await expect(said(page, 'firstPair')).toBeVisible();
    await note(page)
      .getByRole('button', { name: text(secondPair.texts.letGo) })
      .click();
    await expect(total(page)).toHaveText(whole, { useInnerText: true });
    await send();
    await expect(page.locator('.rx-done a[href*="order?id="]')).toBeVisible();

    await openOrder(shop, first);
    await expect(others(page)).toContainText(text(pair.texts.second));
    await others(page).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(second));
    await expect(others(page)).toContainText(text(pair.texts.first));
    await expect(page.locator('.order')).toContainText(text(orderActions.texts.pair));
  });
}
