import type { Page } from 'playwright';
import type { LedgerAnswer } from '../../../src/api/ledger/contract.ts';
import { ledgerPaths } from '../../../src/api/ledger/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { composing } from '../../../src/i18n/compose/composing.ts';
import { counter } from '../../../src/i18n/counter/counter.ts';
import { labDelivery } from '../../../src/i18n/delivery/lab-delivery.ts';
import { receipt } from '../../../src/i18n/delivery/receipt.ts';
import { formatCount } from '../../../src/i18n/language/format-number.ts';
import { fill, type Message, pick } from '../../../src/i18n/language/message.ts';
import { balanceWords } from '../../../src/i18n/ledger/balance.ts';
import { ledgerDesk } from '../../../src/i18n/ledger/ledger-desk.ts';
import { expect, test } from '../fixtures.ts';
import { openLive } from '../support/live.ts';
import { act, actElsewhere, enter, openOrder, type Person } from '../support/order-desk.ts';
import { cards, compose } from '../support/preorders.ts';
import { locales } from '../support/screens.ts';
import { ignoringIsolates, typedLine } from '../support/stock.ts';
import { tabTo } from '../support/tab-to.ts';

const said = ({ locale }: Person, text: Message) => pick(text, locale);

/** Saves the open order as a pre-order, by keyboard. */
async function save(shop: Person): Promise<void> {
  const { page } = shop;
  await page.getByRole('button', { name: said(shop, composing.texts.save) }).press('Enter');
  await expect(page.locator('.rx-done, .stock-done')).toBeVisible();
}

/** Finds a cloth and saves three of one colour, whose price drops at three. */
async function chooseCloths({ page, ...shop }: Person, reference: string): Promise<void> {
  await openLive(page, '/accessories');
  await tabTo(page, page.locator('#accessories-search'));
  await page.keyboard.type('جير كركي');
  await expect(page.locator('.accessories-card')).toHaveCount(1);
  await tabTo(page, page.locator('#pieces-cloth-suede'));
  await page.keyboard.type('3');
  await tabTo(page, page.locator('#reference'));
  await page.keyboard.type(reference);
  await save({ page, ...shop });
}

async function listStock({ page, ...shop }: Person, reference: string): Promise<void> {
  await openLive(page, '/stockSingle');
  await page.getByRole('button', { name: /^HMC/ }).press('Enter');
  await typedLine(page).focus();
  await page.keyboard.type('-2.00 x2');
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('#reference'));
  await page.keyboard.type(reference);
  await save({ page, ...shop });
}

/** Sends all pre-orders together. Resolves to the ids of the orders. */
async function sendAll({ page }: Person): Promise<string[]> {
  await openLive(page, '/ordersPendding');
  await expect(cards(page)).toHaveCount(3);
  await page.locator('.basket-sum button').press('Enter');
  await expect(cards(page).getByRole('checkbox', { checked: true })).toHaveCount(3);
  await page.locator('.basket-bar .btn-primary').press('Enter');
  const numbers = page.locator('.basket-bar a.number');
  await expect(numbers).toHaveCount(3);
  const addresses = await numbers.evaluateAll((links) => links.map((link) => String(link)));
  return addresses.map((address) => new URL(address).searchParams.get('id') ?? '');
}

const read = async ({ page }: Person, id: string): Promise<Order> =>
  (await page.request.get(orderPaths.order(id))).json();

/** The account's balance in its statement, in rials. */
async function owed({ page }: Person): Promise<number> {
  const statement: LedgerAnswer = await (await page.request.get(ledgerPaths.statement)).json();
  return statement.period.closing;
}

/** Expects statement and dashboard to show exactly this balance. */
async function expectOwed(shop: Person, rials: number): Promise<void> {
  const { page } = shop;
  expect(await owed(shop)).toBe(rials);
  const words = ignoringIsolates(said(shop, balanceWords(rials)));
  await openLive(page, '/transactions');
  await expect(page.locator('.period-sums')).toContainText(words);
  await openLive(page, '/');
  await expect(page.locator('.card-account')).toContainText(words);
}

/** Opens the lab's list of these orders with all of them selected. */
async function selectAll(lab: Person, query: string, count: number): Promise<void> {
  const { page } = lab;
  await openLive(page, `/orders?${query}`);
  await expect(page.locator('.row-select')).toHaveCount(count);
  await page.getByRole('checkbox', { name: said(lab, counter.texts.selectAll) }).press('Space');
  await expect(page.locator('.row-select :checked')).toHaveCount(count);
}

async function pay(lab: Person, account: Order['account'], rials: number): Promise<void> {
  const { page } = lab;
  await openLive(page, `/transactions?account=${account.id}`);
  await page.getByRole('button', { name: said(lab, ledgerDesk.texts.payment) }).press('Enter');
  await expect(page.locator('[name="amount"]')).toBeFocused();
  await page.keyboard.type(String(rials / 10));
  await page.locator('[name="reference"]').fill('bank-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Replaces the print dialogue, which a test cannot operate. */
const countPrinting = (page: Page) =>
  page.addInitScript(() => {
    globalThis.print = () => document.documentElement.classList.add('was-printed');
  });

/** The lab packs the selected orders, prints the note and ships them. */
async function packAndShip(lab: Person, count: number): Promise<void> {
  const { page, locale } = lab;
  const { make, printA4, ship } = labDelivery.texts;
  const orders = fill(make, { count: formatCount(count, locale) });
  await page.getByRole('button', { name: said(lab, orders) }).press('Enter');
  await expect(page.locator('#delivery-carrier')).toBeFocused();
  await page.keyboard.type('Tipax');
  await page.keyboard.press('Enter');
  await expect(page.locator('.delivery-line')).toHaveCount(count);
  await page.getByRole('button', { name: said(lab, printA4) }).press('Enter');
  await expect(page.locator('html.was-printed')).toHaveCount(1);
  await page.getByRole('button', { name: said(lab, ship) }).press('Enter');
  await expect(page.locator('.delivery .notice-info')).toBeVisible();
}

for (const locale of locales) {
  test(`a basket of three kinds is sent, charged, paid and delivered, in ${locale} at 360 px`, async ({
    page,
    newVisitor,
  }) => {
    test.slow();
    const reference = `B-${crypto.randomUUID().slice(0, 8)}`;
    await page.setViewportSize({ width: 360, height: 800 });
    const shop = await enter(page, 'shop', locale);
    const labPage = await newVisitor({ viewport: { width: 1440, height: 900 } });
    await countPrinting(labPage);
    const lab = await enter(labPage, 'lab', locale);
    const before = await owed(shop);

    await chooseCloths(shop, reference);
    await listStock(shop, reference);
    await openLive(page, '/rx');
    await compose(page, reference);
    await save(shop);
    const ids = await sendAll(shop);
    const orders = await Promise.all(ids.map((id) => read(shop, id)));
    const totals = orders.map((order) => order.price.total ?? 0);
    const sum = totals.reduce((total, each) => total + each, 0);
    const cloths = orders.findIndex(({ kind }) => kind === 'accessories');
    const [cloth = '', rest] = [ids[cloths], ids.filter((_, index) => index !== cloths)];
    expect(totals[cloths]).toBe(3 * 156_750);
    await expectOwed(shop, before);

    await test.step('the lab accepts, and the shop owes the sum of its orders', async () => {
      await selectAll(lab, `text=${reference}`, 3);
      await labPage.locator('.move-bar .btn-primary').press('Enter');
      await expect(labPage.locator('.move-results')).toBeVisible();
      await expect.poll(() => owed(shop)).toBe(before + sum);
      await expectOwed(shop, before + sum);
    });

    await test.step('a cancelled order is credited', async () => {
      await openOrder(shop, cloth);
      await act(shop, 'cancel', { reason: 'orderedTwice' });
      await expectOwed(shop, before + sum - 3 * 156_750);
    });

    await test.step('a payment clears the balance', async () => {
      const { account } = await read(lab, cloth);
      await pay(lab, account, await owed(shop));
      await expectOwed(shop, 0);
    });

    await test.step('the others are delivered together, and the shop confirms', async () => {
      for (const id of rest) {
        for (const event of ['start', 'inspect', 'pass']) await actElsewhere(lab, id, { event });
      }
      await selectAll(lab, `text=${reference}&state=ready`, 2);
      await packAndShip(lab, 2);
      await openOrder(shop, rest[0] ?? '');
      await page.locator('.order-head a[href*="/deliveries?id="]').press('Enter');
      await expect(page.locator('.delivery-line')).toHaveCount(2);
      await page.getByRole('button', { name: said(shop, receipt.texts.confirmAll) }).press('Enter');
      await expect(page.locator('.delivery .notice-info')).toBeVisible();
      for (const id of rest) expect((await read(shop, id)).state).toBe('delivered');
      await expectOwed(shop, 0);
    });
  });
}
