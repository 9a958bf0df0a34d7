import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { stockRequest } from '../../server/support/stock-request.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { enlarge } from '../support/enlarge.ts';
import { openLive } from '../support/live.ts';
import { originOf } from '../support/origin.ts';
import { pagesOf } from '../support/pdf.ts';
import { locales } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

/** Orders two powers and opens the order. */
async function openOrder(page: Page, locale: 'fa' | 'en'): Promise<void> {
  await presetStorage(page, { locale });
  await signIn(page, 'shop');
  const origin = await originOf(page);
  const id = crypto.randomUUID();
  const answer = await page.request.post('/api/orders', {
    headers: { Origin: origin, 'Idempotency-Key': id },
    data: stockRequest([-100, -25, 2], [-125, 0, 1]),
  });
  expect(answer.status()).toBe(201);
  await openLive(page, `/orders/order?id=${id}`);
  await expect(page.locator('.stock-lines')).toBeVisible();
}

/** Horizontal centre of each text in a row, px. */
const middles = (page: Page, row: string) =>
  page.locator(`${row} > *`).evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const { left, right } = range.getBoundingClientRect();
      return (left + right) / 2;
    }),
  );

for (const locale of locales) {
  test(`stock order lines align with their headings, sphere before cylinder, in ${locale}`, async ({
    page,
  }) => {
    await openOrder(page, locale);
    const heads = await middles(page, '.stock-lines thead tr');
    const values = await middles(page, '.stock-lines tbody tr:first-child');
    expect(values).toHaveLength(heads.length);
    // Sphere, cylinder, diameter and pieces are centred; names and amounts may be longer than their headings.
    for (const column of [1, 2, 3, 4]) {
      expect(Math.abs((heads[column] ?? 0) - (values[column] ?? 0))).toBeLessThan(3);
    }
    expect([...values].sort((one, other) => one - other)).toEqual(values);

    const ends = await page
      .locator('.stock-lines :is(thead tr, tbody tr:first-child, tfoot tr) > :last-child')
      .evaluateAll((cells) =>
        cells.map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return Math.round(range.getBoundingClientRect().right);
        }),
      );
    expect(new Set(ends).size).toBe(1);

    await page.setViewportSize({ width: 360, height: 640 });
    for (const name of locale === 'fa' ? ['اسفر', 'سیلندر', 'تعداد'] : ['SPH', 'CYL', 'Quantity']) {
      await expect(
        page.locator('.stock-lines tbody tr').first().getByText(name, { exact: true }),
      ).toBeVisible();
    }
    const widths = () =>
      page.evaluate(() =>
        ['html', '.stock-frame'].map((part) => {
          const { scrollWidth = 0, clientWidth = 0 } = document.querySelector(part) ?? {};
          return scrollWidth - clientWidth;
        }),
      );
    expect(await widths()).toEqual([0, 0]);
    await enlarge(page);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    expect(await widths(), 'with large text').toEqual([0, 0]);
  });
}

test('a stock order can be printed, downloaded as CSV and reordered', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await openOrder(page, 'en');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV list' }).click();
  const list = await readFile(await (await download).path(), 'utf8');
  expect(list).toContain('"hmc-156","HMC 1.56",65,-1.00,-0.25,2\r\n');

  await page.getByRole('button', { name: 'A5' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  const ticket = page.locator('.ticket');
  await expect(ticket).toContainText('−1.25');
  await expect(ticket).not.toContainText('toman');
  const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toEqual([{ width: 148, height: 210 }]);
  await page.emulateMedia({ media: 'screen' });
  await expect(ticket).toHaveCount(0);

  await page.getByRole('button', { name: 'Reorder' }).click();
  await expect(page).toHaveURL(/stockSingle\?preorder=/);
  await expect(page.locator('.stock-single-item')).toHaveCount(2);
});
