import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright';
import { orderRequest } from '../../server/support/order-request.ts';
import { stockRequest } from '../../server/support/stock-request.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { findings } from '../support/axe.ts';
import { cutLine, mendLine } from '../support/line.ts';
import { holdNews, openLive, openWhole } from '../support/live.ts';
import { actElsewhere, enter, placeOrder } from '../support/order-desk.ts';
import { pagesOf } from '../support/pdf.ts';
import { standInForPrinting } from '../support/printing.ts';
import { areReadable } from '../support/readable.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const rows = (page: Page) => page.locator('.table-row');
const row = (page: Page, number: string) => rows(page).filter({ hasText: number });
const numberOf = (id: string, page: Page) =>
  page.request.get(`/api/orders/${id}`).then(async (answer) => (await answer.json()).number);
const expectFocused = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text);

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

const words = {
  fa: {
    moved: /۳.? سفارش به مرحلهٔ بعد رفت/,
    unmoved: /۱.? سفارش به مرحلهٔ بعد نرفت/,
    asked: 'سؤال پرسیده شد',
    accepted: 'تأیید شد، وعدهٔ ارسال',
    making: 'در حال ساخت',
    checked: 'کنترل کیفی',
    keys: 'کلیدهای میان‌بر',
    files: /۳.? فایل لابراتوار/,
  },
  en: {
    moved: /3.? moved on/,
    unmoved: /1.? not moved/,
    asked: 'Question asked',
    accepted: 'Accepted, promised for',
    making: 'In production',
    checked: 'Quality control',
    keys: 'Keyboard shortcuts',
    files: /Lab files in the zip: .?3/,
  },
} as const;

for (const locale of ['fa', 'en'] as const) {
  const tag = locale === 'en' ? ' @smoke' : '';
  test(`the lab works its queue by keyboard only, in ${locale}${tag}`, async ({
    page,
    newVisitor,
  }) => {
    test.slow();
    const said = words[locale];
    const reference = `C-${crypto.randomUUID().slice(0, 8)}`;
    const shop = await enter(await newVisitor(), 'shop', locale);
    const colleague = await enter(await newVisitor(), 'lab', locale);
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.push(await placeOrder(shop, orderRequest(reference)));
    }
    const stock = stockRequest([-200, -50, 2]);
    ids.push(await placeOrder(shop, { content: { ...stock.content, reference } }));
    const numbers: string[] = await Promise.all(ids.map((id) => numberOf(id, shop.page)));
    const [first = '', second = '', third = '', ofStock = ''] = numbers;

    await page.setViewportSize({ width: 1440, height: 900 });
    await standInForPrinting(page);
    await enter(page, 'lab', locale);
    await holdNews(page);
    await openLive(page, `/orders?text=${reference}`);
    await expect(page.locator('.row-select')).toHaveCount(4);

    // Someone else asks about one of them after the list has been read.
    await actElsewhere(colleague, ids[0] ?? '', { event: 'ask', message: 'PD?' });
    await press(page, 'a', 'n');
    const result = page.locator('.move-results').first();
    await expect(result).toHaveText(said.moved);
    await expect(result).toHaveText(said.unmoved);
    await expect(row(page, first)).toContainText(said.asked);
    await expect(row(page, second)).toContainText(said.accepted);
    await expect(page.locator('.row-select :checked')).toHaveCount(1);

    // The moved orders go one step further.
    await press(page, 'r', 'n');
    await expect(row(page, second)).toContainText(said.making);
    await expect(rows(page).filter({ hasText: said.making })).toHaveCount(3);

    // Next to the list, through the queue and back.
    await press(page, 'j', 'Enter');
    const shown = page.locator('.order-pane .order-name strong');
    await expect(shown).toHaveText(ofStock);
    await press(page, 'j');
    await expect(shown).toHaveText(third);
    await expectFocused(page, third);
    await expect(page.locator('.order-pane .order-acts')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.reload();
    await expect(shown).toHaveText(third);
    await press(page, 'Escape');
    await expect(page.locator('.order-pane')).toHaveCount(0);
    await expectFocused(page, third);
    await expect(page).not.toHaveURL(/open=/);

    // The scanner types into the focused element, and the focus returns.
    await expect(page.locator('[name="scan"]')).toBeVisible();
    await page.keyboard.type(second);
    await press(page, 'Enter');
    await expect(page.locator('.scan-loud')).toHaveClass(/scan-good/);
    await expect(row(page, second)).toContainText(said.checked);
    await expectFocused(page, third);

    // After a range is selected twice, every box is still ticked.
    const boxes = page.locator('.row-select input');
    await boxes.nth(0).click();
    for (const end of [2, 1]) await boxes.nth(end).click({ modifiers: ['Shift'] });
    await expect(page.locator('.row-select :checked')).toHaveCount(3);

    await press(page, 'a', 't');
    await expect.poll(() => page.evaluate(() => globalThis.printed)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.orders')).not.toBeVisible();
    const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }));
    expect(pages).toEqual(Array(4).fill({ width: 148, height: 210 }));
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('.ticket')).toHaveCount(0);

    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'l')]);
    const files = Object.keys(unzipSync(await readFile(await download.path())));
    expect(files.sort()).toEqual([first, second, third].map((number) => `${number}.vca`).sort());
    await expect(page.locator('.move-bar')).toHaveText(said.files);
    await expect(page.locator('.move-bar .move-bad')).toContainText(ofStock);

    // In a dialog, keys don't act on the queue.
    await press(page, '?');
    await expect(page.getByRole('dialog', { name: said.keys })).toBeVisible();
    await press(page, 'n');
    await expect(row(page, second)).toContainText(said.checked);
    expect(await findings(page)).toEqual([]);
  });
}

test.describe('over a cut connection', () => {
  test.use({ allowedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test('what was not sent stays selected, and a retry moves it once', async ({
    page,
    newVisitor,
  }) => {
    const reference = `C-${crypto.randomUUID().slice(0, 8)}`;
    const shop = await enter(await newVisitor(), 'shop', 'en');
    const id = await placeOrder(shop, orderRequest(reference));
    await placeOrder(shop, orderRequest(reference));
    await page.setViewportSize({ width: 360, height: 800 });
    await enter(page, 'lab', 'en');
    await openLive(page, `/orders?text=${reference}`);
    await page.getByRole('checkbox', { name: 'Select all orders in this list' }).check();
    await cutLine(page.context());
    await page.getByRole('button', { name: /^Accept/ }).click();
    await expect(page.locator('.move-unmoved li')).toHaveCount(2);
    await expect(page.locator('.row-select :checked')).toHaveCount(2);
    await mendLine(page.context());
    const selected = page.getByRole('region', { name: 'Selected orders' });
    await selected.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.move-results').first()).toHaveText(/2.? moved on/);
    const order = await (await page.request.get(`/api/orders/${id}`)).json();
    expect(order.events.map(({ event }: { event: string }) => event)).toEqual(['submit', 'accept']);
  });
});

test.describe('why an order did not move', () => {
  test.use({ allowedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test('is readable next to it, in the table and beside an open order', async ({
    page,
    newVisitor,
  }) => {
    const reference = `W-${crypto.randomUUID().slice(0, 8)}`;
    const shop = await enter(await newVisitor(), 'shop', 'en');
    await placeOrder(shop, orderRequest(reference));
    await page.setViewportSize({ width: 1366, height: 768 });
    await enter(page, 'lab', 'en');
    await openLive(page, `/orders?text=${reference}`);
    await expect(rows(page)).toHaveCount(1);
    await press(page, 'a');
    await expect(page.getByRole('button', { name: /^Accept \(/ })).toBeVisible();
    await cutLine(page.context());
    await press(page, 'n');
    const note = rows(page).locator('.move-note.move-bad');
    await expect(note).toContainText('offline');
    const parts = [note, rows(page).locator('.chip'), rows(page).locator('.order-number a')];
    expect(await areReadable(parts)).toBe(true);

    await mendLine(page.context());
    await rows(page).locator('.order-number a').click();
    await expect(page.locator('.order-pane .order-name')).toBeVisible();
    await expect(note).toContainText('offline');
    expect(await areReadable(parts)).toBe(true);
    const runningOver = await page
      .locator('.order-pane .journey li')
      .evaluateAll((stages) => stages.filter((each) => each.scrollWidth > each.clientWidth).length);
    expect(runningOver).toBe(0);
  });
});

test('one press undoes a mistaken move of the selected or of all matching orders', async ({
  page,
  newVisitor,
}) => {
  const reference = `U-${crypto.randomUUID().slice(0, 8)}`;
  const shop = await enter(await newVisitor(), 'shop', 'en');
  // More than a page of the list.
  const ids: string[] = [];
  for (let count = 0; count < 26; count += 1) {
    ids.push(await placeOrder(shop, orderRequest(reference)));
  }
  await enter(page, 'lab', 'en');
  await openLive(page, `/orders?text=${reference}`);
  await expect(rows(page)).toHaveCount(25);
  await press(page, 'a', 'n');
  const ofSelected = page.locator('.move-bar .move-results');
  await expect(ofSelected).toContainText(/25.? moved on/);
  await ofSelected.getByRole('button', { name: 'Undo' }).click();
  await expect(ofSelected).toContainText(/25.? undone/);
  await expect(rows(page).first()).toContainText('Step undone');

  await press(page, 'a');
  await expect(page.getByRole('button', { name: /Select all that match/ })).toBeVisible();
  await press(page, 'a', 'n');
  const result = page.locator('.queue-room .move-results');
  await expect(result).toContainText(/26.? moved on/);
  await expect(rows(page).first()).toContainText('Accepted');
  await result.getByRole('button', { name: 'Undo' }).click();
  await expect(result).toContainText(/26.? undone/);
  await expect(rows(page).first()).toContainText('Submitted');
  // The newest order is on the first page.
  const order = await (await page.request.get(`/api/orders/${ids.at(-1)}`)).json();
  expect(order.state).toBe('submitted');
  expect(order.events).toHaveLength(5);
});

test('the lab finds an account by typing part of its name, and the address records it', async ({
  page,
}) => {
  await presetStorage(page, { locale: 'fa' });
  await signIn(page, 'lab');
  await openLive(page, '/orders');
  const field = page.getByRole('combobox', { name: 'حساب' });
  await field.click();
  await field.fill('مهتاب');
  await expect(page.locator('.account-options').getByRole('option')).toHaveText([
    'عینک‌سرای نمونه مهتاب',
  ]);
  await press(page, 'ArrowDown', 'Enter');
  await expect(page).toHaveURL(/account=/);
  await page.goto(`${page.url()}&state=rejected`);
  await expect(field).toHaveValue('عینک‌سرای نمونه مهتاب');
  await page.getByRole('button', { name: 'نمایش همهٔ حساب‌ها' }).click();
  await expect(page).not.toHaveURL(/account=/);

  // Enter before the search: the list shows all accounts, and another one first.
  await field.click();
  await expect(page.locator('.account-options').getByRole('option')).not.toHaveCount(0);
  await field.fill('مهتاب');
  await field.press('Enter');
  await expect(page).toHaveURL(/account=/);
  await expect(field).toHaveValue('عینک‌سرای نمونه مهتاب');
});

test('a shop’s browser loads nothing of the lab’s counter', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn(page, 'shop');
  await openWhole(page, '/orders');
  await expect(rows(page).first()).toBeVisible();
  const ofLab = /counter|account|scan|placed|promise|move|paperwork/i;
  expect(asked.filter((url) => ofLab.test(new URL(url).pathname))).toEqual([]);
  await expect(page.locator('.row-select')).toHaveCount(0);
});
