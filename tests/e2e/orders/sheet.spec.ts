import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { fullRx } from '../../fixtures/full-rx.ts';
import { readLabFile } from '../../support/lab-file/read.ts';
import { readBars } from '../../support/read-bars.ts';
import { rxOfLab } from '../../support/rx-of-lab.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { findingsByTheme } from '../support/axe.ts';
import { placeFull } from '../support/full-order.ts';
import { openLive } from '../support/live.ts';
import { pagesOf } from '../support/pdf.ts';
import { standInForPrinting } from '../support/printing.ts';
import { field } from '../support/rx.ts';
import { locales } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const action = (page: Page, index: number) => page.locator('.order-actions button').nth(index);
const ticket = (page: Page) => page.locator('.ticket');

async function openFull(page: Page, origin: string, locale: 'fa' | 'en' = 'fa'): Promise<string> {
  await presetStorage(page, { locale });
  await signIn(page, 'shop');
  const id = await placeFull(page, origin);
  await openLive(page, `/orders/order?id=${id}`);
  await expect(page.locator('.order-actions')).toBeVisible();
  return id;
}

async function printTicket(page: Page, index: number): Promise<void> {
  await action(page, index).click();
  await expect.poll(() => page.evaluate(() => globalThis.printed)).toBe(1);
}

const expectedTexts = {
  fa: [
    '−۶٫۰۰',
    '۲۹٫۵ mm',
    '۳٫۵۰ Δ به داخل، ۱٫۰۰ Δ به بالا',
    'تراش بدون فریم',
    'نیم‌گریف (نایلونی)',
    '50□18-140',
    'شکل فریم از فایل',
    'قهوه‌ای ۴۰٪ دگراده (سایه‌روشن)',
    'آب‌گریز',
    'فوری، ضخامت دو عدسی برابر',
    'همراه سفارش پیشین',
    'پریزم بیش از ۳٫۰۰ Δ است',
    'لبه‌ها نازک باشد.',
  ],
  en: [
    '−6.00',
    '29.5 mm',
    '3.50 Δ in, 1.00 Δ up',
    'Edged, frame stays in the shop',
    'Half rim',
    '50□18-140',
    'Shape from a trace file',
    'Brown 40% gradient',
    'Hydrophobic',
    'Urgent, Equal thickness for both lenses',
    'Prism is above 3.00 Δ',
  ],
};

/** Visible text without the invisible isolates around numbers. */
const read = async (page: Page, selector: string) =>
  (await page.locator(selector).innerText())
    .replace(/[\u2066-\u2069]/g, '')
    .replaceAll('\u00a0', ' ');

for (const locale of locales) {
  test(`an order page shows every detail, in ${locale} @smoke`, async ({ page, panel }) => {
    await openFull(page, panel.origin, locale);
    await expect(page.locator('.order-warnings li').first()).toBeVisible();
    const text = await read(page, '.order');
    for (const each of expectedTexts[locale]) expect(text).toContain(each);
  });

  test(`the job ticket fits every detail on one A5 sheet, in ${locale}`, async ({
    page,
    panel,
  }) => {
    await standInForPrinting(page);
    await openFull(page, panel.origin, locale);
    await printTicket(page, 0);
    await page.emulateMedia({ media: 'print' });
    const text = await read(page, '.ticket');
    for (const each of expectedTexts[locale]) expect(text).toContain(each);
    for (const part of ['.header', '.drawer', '.order-head', '.order-price'])
      await expect(page.locator(part)).not.toBeVisible();
    const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }));
    expect(pages).toEqual([{ width: 148, height: 210 }]);
    await expect(ticket(page)).toHaveCount(0);
  });

  test(`the job ticket is one page of an 80 mm roll, in ${locale}`, async ({ page, panel }) => {
    await standInForPrinting(page);
    await openFull(page, panel.origin, locale);
    await printTicket(page, 1);
    const height = await ticket(page).evaluate((each) => each.getBoundingClientRect().height);
    // Half of a table's border is outside its box, and must still be on the paper.
    const room = await ticket(page).evaluate((each) => {
      const [paper, table] = [each, each.querySelector('table')].map((box) =>
        box?.getBoundingClientRect(),
      );
      return paper && table && Math.min(table.left - paper.left, paper.right - table.right);
    });
    expect(room).toBeGreaterThan(1);
    const [first, ...others] = pagesOf(await page.pdf({ preferCSSPageSize: true }));
    expect(others).toEqual([]);
    expect(first?.width).toBe(80);
    // The page is as long as the ticket plus margins.
    expect(first?.height).toBeGreaterThan((height / 96) * 25.4 + 8);
    expect(first?.height).toBeLessThan((height / 96) * 25.4 + 14);
  });
}

test('the barcode on the ticket is the order number, in Latin letters in both languages', async ({
  page,
  panel,
}) => {
  await standInForPrinting(page);
  await openFull(page, panel.origin);
  await printTicket(page, 0);
  const number = await page.locator('.order-name strong').innerText();
  const bars = await ticket(page)
    .locator('.ticket-bars rect')
    .evaluateAll((rects) =>
      rects.map((rect) => ({
        x: Number(rect.getAttribute('x')),
        width: Number(rect.getAttribute('width')),
      })),
    );
  const widths = bars.flatMap(({ x, width }, at) => {
    const next = bars[at + 1];
    return next ? [width, next.x - x - width] : [width];
  });
  expect(bars[0]?.x).toBe(10);
  const drawn = ticket(page).locator('.ticket-bars');
  const [, , modules] = String(await drawn.getAttribute('viewBox')).split(' ');
  // A module is three dots of a printer with eight dots per mm.
  await expect(drawn).toHaveAttribute('width', `${(Number(modules) * 3) / 8}mm`);
  expect(readBars(widths)).toBe(number);
});

test('the lab file holds the same order', async ({ page, panel }) => {
  await openFull(page, panel.origin);
  const [download] = await Promise.all([page.waitForEvent('download'), action(page, 2).click()]);
  expect(download.suggestedFilename()).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}\.vca$/);
  const text = await readFile(await download.path(), 'utf8');
  const { order, notes } = readLabFile(text);
  expect(notes).toEqual([]);
  expect(rxOfLab(order)).toEqual(fullRx);
  expect(order.lens.kind).toBe('progressive');
});

test('reordering creates a new pre-order', async ({ page, panel }) => {
  const id = await openFull(page, panel.origin);
  await action(page, 4).click();
  await expect(page).toHaveURL(/\/rx\/?\?preorder=/);
  expect(page.url()).not.toContain(id);
  await expect(field(page, 'right.sphere')).toHaveValue('−۶٫۰۰');
  await expect(field(page, 'left.pd')).toHaveValue('۳۲٫۵');
  await expect(field(page, 'reference')).toHaveValue('N-204');
  await expect(field(page, 'lens.index')).toHaveValue('167');
});

test('the lab can print and download, but not reorder', async ({ page, panel, newVisitor }) => {
  const shop = await newVisitor();
  await signIn(shop, 'shop');
  const id = await placeFull(shop, panel.origin);
  await signIn(page, 'lab');
  await openLive(page, `/orders/order?id=${id}`);
  await expect(page.locator('.order-actions button')).toHaveCount(4);
  await expect(action(page, 3)).toContainText('کپی نسخه');
});

test('the drawing of an order opens on demand and is accessible', async ({ page, panel }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openFull(page, panel.origin);
  expect(asked.filter((url) => url.includes('drawing'))).toEqual([]);
  await page.locator('.order-drawing button').click();
  await expect(page.getByRole('img', { name: /^فریم از روبه‌رو/ })).toBeVisible();
  await expect(page.locator('.drawing-facts tbody tr').first()).toContainText('۳۱٫۵');
  expect(await findingsByTheme(page)).toEqual([]);
});
