import type { Locator, Page } from 'playwright';
import { sampleOrders } from '../../../server/sample/orders.ts';
import { idempotencyHeader } from '../../../src/api/headers.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { newId } from '../../../src/stores/device/records/new-id.ts';
import { expect, test } from '../fixtures.ts';
import { againIfCut } from '../support/ask-again.ts';
import { openLive } from '../support/live.ts';
import { signIn } from '../support/sign-in.ts';

const rows = (page: Page) => page.locator('#main .orders tbody tr');
const main = (page: Page) => page.locator('#main');

async function placeOrder(page: Page, origin: string, patient: string, tray: string) {
  const content = { ...sampleOrders[0]?.content, patient, tray, reference: 'F-1' };
  const headers = { Origin: origin, [idempotencyHeader]: newId() };
  const answer = await page.request.post(orderPaths.orders, { data: { content }, headers });
  expect(answer.ok()).toBe(true);
}

/** Number of rows that visible elements take. */
const rowsOf = (parts: Locator) =>
  parts.evaluateAll((all) => {
    const middles = all
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect())
      .map(({ top, bottom }) => Math.round((top + bottom) / 2));
    return new Set(middles).size;
  });

const languages = {
  fa: {
    search: 'جستجو',
    from: /از روز/,
    saturday: 'ش',
    year: /۱۴[۰-۹]{2}/,
    submitted: /در انتظار تأیید/,
    kinds: 'نوع',
    one: '۱ سفارش',
    soFar: 'سفارش؛ جستجو ادامه دارد…',
    searchedTo: /۱۴ آبان ۱۴۰۵.* جستجو شد/,
    filters: 'فیلترها',
    clear: 'پاک کردن فیلترها',
    none: 'سفارشی با این فیلترها پیدا نشد',
  },
  en: {
    search: 'Search',
    from: /^From/,
    saturday: 'Sa',
    year: /20\d\d/,
    submitted: /Submitted/,
    kinds: 'Kind',
    one: '1 order',
    soFar: 'orders so far. Still searching…',
    searchedTo: /Searched as far as .*5 Nov 2026/,
    filters: 'Filters',
    clear: 'Clear filters',
    none: 'No orders match these filters',
  },
} as const;

for (const [locale, width] of [
  ['fa', 360],
  ['en', 1280],
] as const) {
  test(`a search folds letters and digits, and the address records the filters, in ${locale} at ${width} px`, async ({
    page,
    panel,
  }) => {
    const words = languages[locale];
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
    await signIn(page, 'shop');
    await placeOrder(page, panel.origin, 'عليرضا كاشاني', `۴۷${width}`);
    await placeOrder(page, panel.origin, 'مشتری دیگر', '');
    await openLive(page, '/orders');
    await expect(rows(page).first()).toBeVisible();
    expect(await rowsOf(main(page).locator('.orders-found > *'))).toBe(width < 600 ? 2 : 1);
    const search = page.getByRole('searchbox', { name: words.search });
    await search.fill(`علیرضا کاشانی 47${width}`);
    await expect(rows(page)).toHaveCount(1);
    await expect(main(page).locator('.orders-found p[role="status"]')).toContainText(words.one);
    await expect(page).toHaveURL(/\/orders\/?\?text=/);

    await page.getByRole('button', { name: words.submitted }).press('Space');
    await expect(page).toHaveURL(/state=submitted/);
    if (width < 600) await page.getByRole('button', { name: words.filters, exact: true }).click();
    await page.getByRole('combobox', { name: words.kinds }).selectOption('stock');
    await expect(page).toHaveURL(/kind=stock/);
    await expect(main(page).getByRole('heading', { name: words.none })).toBeVisible();

    await page.goBack();
    await expect(page).not.toHaveURL(/kind=/);
    await expect(rows(page)).toHaveCount(1);
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await expect(search).toHaveValue(`علیرضا کاشانی 47${width}`);
    await expect(page.getByRole('button', { name: words.submitted })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    await main(page).getByRole('button', { name: words.clear }).first().click();
    await expect(page).toHaveURL(/\/orders\/?$/);
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('');
    await expect(rows(page).nth(1)).toBeVisible();

    if (width < 600) await page.getByRole('button', { name: words.filters, exact: true }).click();
    const from = page.getByRole('button', { name: words.from });
    await from.click();
    await expect(page.locator('dialog[open] thead th').first()).toHaveText(words.saturday);
    await expect(page.locator('dialog[open] .calendar-today button')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?from=20\d\d-\d\d-\d\d$/);
    await expect(from).toContainText(words.year);
    await expect(from).toBeFocused();

    const fields = main(page).locator('.filter-pair .filter-field');
    expect(await rowsOf(fields)).toBe(width < 600 ? 2 : 1);
    await page.setViewportSize({ width: 1024, height: 800 });
    expect(await rowsOf(fields)).toBe(1);
  });
}

for (const locale of ['fa', 'en'] as const) {
  test(`a search over several requests shows its progress and continues automatically, in ${locale}`, async ({
    page,
    panel,
  }) => {
    const words = languages[locale];
    await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
    await signIn(page, 'shop');
    await placeOrder(page, panel.origin, `Sought ${locale}`, '');
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    // As for a shop with many orders, of which the newest don't match.
    await page.route('**/api/orders?*text=*', async (route) => {
      const address = new URL(route.request().url());
      if (!address.searchParams.has('after')) {
        const nothing = { orders: [], next: 'on', searchedTo: '2026-11-04T23:59:59.999Z' };
        return route.fulfill({ json: nothing });
      }
      await held;
      address.searchParams.delete('after');
      return route.fulfill({
        response: await route.fetch({ url: address.href, ...againIfCut }),
      });
    });
    await openLive(page, `/orders?text=sought%20${locale}`);
    const said = main(page).locator('.orders-found p[role="status"]');
    await expect(said).toContainText(words.soFar);
    const searchedTo = main(page).locator('.orders-more');
    await expect(searchedTo).toContainText(words.searchedTo);
    await expect(main(page).getByRole('heading', { name: words.none })).toHaveCount(0);
    goOn();
    await expect(rows(page)).toHaveCount(1);
    await expect(said).toContainText(words.one);
    await expect(searchedTo).toHaveCount(0);
  });
}
