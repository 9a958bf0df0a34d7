import type { Page } from 'playwright';
import { sampleOrders } from '../../../server/sample/orders.ts';
import { idempotencyHeader } from '../../../src/api/headers.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { newId } from '../../../src/stores/device/records/new-id.ts';
import { expect, test } from '../fixtures.ts';
import { cutLine } from '../support/line.ts';
import { holdNews, openLive } from '../support/live.ts';
import { type DemoAccount, signIn } from '../support/sign-in.ts';

const patient = 'مشتری نمونه ۲';
const rows = (page: Page) => page.locator('#main .orders tbody tr');
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name });
const main = (page: Page) => page.locator('#main');

/**
 * The list of orders. For `shop`, the sample's orders only, because other tests' orders would push them to the next
 * page.
 */
async function openOrders(page: Page, account: DemoAccount) {
  await signIn(page, account);
  await openLive(page, account === 'shop' ? '/orders?text=N-10' : '/orders');
}

/** Places an order for the signed-in account through the API. */
async function placeOrder(
  page: Page,
  origin: string,
  named: { patient: string; reference?: string },
) {
  const content = { ...sampleOrders[0]?.content, ...named };
  const headers = { Origin: origin, [idempotencyHeader]: newId() };
  const answer = await page.request.post(orderPaths.orders, { data: { content }, headers });
  expect(answer.ok()).toBe(true);
}

/** Switches the visible language as the settings do; the markup has both. */
async function switchToEnglish(page: Page) {
  await page.locator('button[popovertarget="settings"]').click();
  await page.locator('#settings').getByText('English', { exact: true }).click();
  await page.keyboard.press('Escape');
}

test('a shop sees its orders, newest first, with their states @smoke', async ({ page }) => {
  await openOrders(page, 'shop');
  await expect(rowOf(page, 'مشتری نمونه ۱')).toBeVisible();
  const samples = await rows(page)
    .filter({ hasText: /N-10\d/ })
    .allInnerTexts();
  expect(samples.map((text) => /N-10\d/.exec(text)?.[0])).toEqual(['N-103', 'N-102', 'N-101']);
  const row = rowOf(page, patient);
  await expect(row.locator('.order-number')).toHaveText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await expect(row.locator('.order-state')).toContainText('در انتظار تأیید');
  await expect(row.locator('.order-total')).toContainText('تومان');
  await expect(rowOf(page, 'مشتری نمونه ۳').locator('.order-total')).toContainText(
    'قیمت با استعلام',
  );
  await expect(row).not.toContainText('عینک‌سرای نمونه آفتاب');
});

test('an order opens to its prescription, lens, price and history @smoke', async ({ page }) => {
  await openOrders(page, 'shop');
  const link = rowOf(page, patient).getByRole('link');
  const number = (await link.innerText()).trim();
  await link.click();
  await expect(page).toHaveTitle(new RegExp(`^سفارش .?${number}.? · عدسی$`));
  await expect(page.locator('.header-title')).toContainText(number);
  const right = page.locator('.prescription tbody tr').first();
  await expect(right.locator('td .number .in-fa')).toHaveText([
    '+۱٫۲۵',
    '−۰٫۷۵',
    '۹۰',
    '۲٫۰۰',
    '۳۰٫۵',
    '۱۹',
  ]);
  await expect(main(page)).toContainText('لطفاً پیش از تراش تماس بگیرید.');
  await expect(page.locator('.timeline li')).toHaveCount(1);
  await expect(page.locator('.prices .fact').last()).toContainText('تومان');
});

test('the eye column is left of the powers in both directions', async ({ page }) => {
  await openOrders(page, 'shop');
  await rowOf(page, patient).getByRole('link').click();
  const row = page.locator('.prescription tbody tr').first();
  const eyeIsLeft = async () => {
    const [eye, power] = await Promise.all([
      row.locator('th').boundingBox(),
      row.locator('td').first().boundingBox(),
    ]);
    return (eye?.x ?? 0) < (power?.x ?? 0);
  };
  await expect(row).toBeVisible();
  expect(await eyeIsLeft()).toBe(true);
  await switchToEnglish(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(await eyeIsLeft()).toBe(true);
});

test('dates, digits and states change with the language, in place', async ({ page }) => {
  await openOrders(page, 'shop');
  const row = rowOf(page, patient);
  const persianDate = /[۰-۹]{1,2} \S+ ۱[۴-۵][۰-۹]{2}، [۰-۹]{2}:[۰-۹]{2}/;
  await expect(row.locator('.order-placed .in-fa')).toHaveText(persianDate);
  await expect(row.locator('.order-placed .in-en')).toBeHidden();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await switchToEnglish(page);
  await expect(row.locator('.order-placed .in-fa')).toBeHidden();
  await expect(row.locator('.order-placed .in-en')).toHaveText(
    /^\d{1,2} [A-Z][a-z]+ 20\d\d, \d\d:\d\d$/,
  );
  await expect(row.locator('.order-total .in-en')).toBeVisible();
  await expect(row.getByText('Submitted')).toBeVisible();
  // Requests that the page makes a little later on its own, such as counts and news, don't matter here.
  expect(asked.filter((url) => url.includes('/api/orders?'))).toEqual([]);
});

test('an account without orders gets a link to place the first', async ({ page }) => {
  await openOrders(page, 'customer');
  await expect(main(page).getByRole('heading', { name: 'هنوز سفارشی نیست' })).toBeVisible();
  await expect(main(page).locator('a[href="/rx"]')).toBeVisible();
});

test('earlier orders load on request, each once', async ({ page, panel }) => {
  await signIn(page, 'customer');
  for (let index = 0; index < 27; index += 1)
    await placeOrder(page, panel.origin, { patient: 'آزمون' });
  await openLive(page, '/orders');
  await expect(rows(page)).toHaveCount(25);
  const more = main(page).getByRole('button', { name: 'سفارش‌های قبلی' });
  await more.click();
  await expect(rows(page)).toHaveCount(27);
  await expect(more).toBeHidden();
  await expect(main(page).locator('tbody :focus, ol :focus, ul :focus')).toHaveCount(1);
  const numbers = await rows(page).locator('.order-number').allInnerTexts();
  expect(new Set(numbers).size).toBe(27);

  // A long reference leaves the date its line on a phone.
  const named = { patient: '', reference: 'REF-1795896837258' };
  await placeOrder(page, panel.origin, named);
  await page.setViewportSize({ width: 360, height: 800 });
  await openLive(page, '/orders');
  const newest = rows(page).first();
  await expect(newest).toContainText(named.reference);
  const lines = await newest.locator('.order-placed time').evaluate((time) => {
    const size = Number.parseFloat(getComputedStyle(time).fontSize);
    return Math.round(time.getBoundingClientRect().height / (1.6 * size));
  });
  expect(lines).toBe(1);
});

test('a visitor is asked to sign in and returns to the orders', async ({ page }) => {
  await openLive(page, '/orders');
  const signInLink = main(page).locator('a[href="/login?next=/orders"]');
  await expect(signInLink).toBeVisible();
  await signInLink.click();
  await page.locator('[name="username"]').fill('shop');
  await page.locator('[name="password"]').fill('adasi-demo');
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/orders\/?$/);
  await expect(rowOf(page, patient)).toBeVisible();
});

test('the lab sees whose order it is, in the list and on its page', async ({
  page,
  newVisitor,
  panel,
}) => {
  const shop = await newVisitor();
  await signIn(shop, 'shop');
  await placeOrder(shop, panel.origin, { patient: 'سفارش برای لابراتوار' });
  await openOrders(page, 'lab');
  const row = rowOf(page, 'سفارش برای لابراتوار');
  await expect(row.locator('.order-account')).toContainText('عینک‌سرای نمونه آفتاب');
  await row.getByRole('link').click();
  await expect(page.locator('.order-head')).toContainText('عینک‌سرای نمونه آفتاب');
});

test.describe('an order the account may not see', () => {
  test.use({ allowedComplaints: [/404/] });

  test('is reported as not found, whether its id is unknown, invalid or another account’s', async ({
    page,
    newVisitor,
  }) => {
    const shop = await newVisitor();
    await openOrders(shop, 'shop');
    const address = await rowOf(shop, patient).getByRole('link').getAttribute('href');
    await signIn(page, 'shop2');
    const unknown = '/orders/order?id=01900000-0002-7000-8000-4c9be2d71999';
    for (const path of [address ?? '', unknown, '/orders/order?id=../session', '/orders/order']) {
      await openLive(page, path);
      await expect(main(page).getByRole('heading', { name: 'سفارش پیدا نشد' })).toBeVisible();
      await expect(main(page).locator('a[href="/orders"]')).toBeVisible();
      await expect(main(page)).not.toContainText(patient);
    }
  });
});

test.describe('offline', () => {
  test.use({ allowedComplaints: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  test('the list says so and can retry', async ({ page }) => {
    await signIn(page, 'shop');
    await page.route('**/api/orders?*', (route) => route.abort());
    await openLive(page, '/orders?text=N-10');
    await expect(main(page).getByRole('heading', { name: 'اینترنت قطع است' })).toBeVisible();
    await page.unroute('**/api/orders?*');
    await main(page).getByRole('button', { name: 'تلاش دوباره' }).click();
    await expect(rowOf(page, patient)).toBeVisible();
  });

  test('orders already loaded stay visible', async ({ page }) => {
    await signIn(page, 'shop');
    // Any response after the cut would show that the lab is reachable.
    await holdNews(page);
    await openLive(page, '/orders');
    const newest = await rows(page).first().getByRole('link').innerText();
    await expect(main(page).getByRole('button', { name: /در انتظار تأیید/ })).toBeVisible();
    await page.locator('.drawer a[href="/"]').click();
    await expect(main(page).locator('.tiles')).toBeVisible();
    await expect(main(page).locator('.card-latest .brief-main').first()).not.toHaveText(/^[\w-]*$/);
    await page.route('**/api/**', (route) => route.abort());
    await page.locator('.drawer a[href="/orders"]').click();
    const old = main(page).getByText('اینترنت قطع است؛ این سفارش‌ها مربوط به ۱ دقیقه پیش است.');
    await expect(old).toBeVisible();
    await expect(page.locator('.header-offline')).toContainText('آفلاین');
    await expect(rowOf(page, newest.trim())).toBeVisible();
  });

  test('orders already loaded show that the connection is lost, without the code for their age', async ({
    page,
    context,
  }) => {
    await signIn(page, 'shop');
    await openLive(page, '/orders');
    // Placeholder rows of a list that is still loading have no link.
    await expect(rows(page).first().getByRole('link')).toBeVisible();
    await page.locator('.drawer a[href="/"]').click();
    await expect(main(page).locator('.tiles')).toBeVisible();
    // Cut only now, because the page itself loads before its orders.
    await page.route('**/api/orders?*', async (route) => {
      await cutLine(context);
      await route.abort();
    });
    await page.locator('.drawer a[href="/orders"]').click();
    await expect(main(page).locator('.stale-notice')).toContainText('اینترنت قطع است');
  });

  test('the latest orders are stored with their age, by number and without a name', async ({
    page,
  }) => {
    await signIn(page, 'shop');
    await openLive(page, '/');
    const kept = () => page.evaluate(() => localStorage.getItem('dashboard'));
    await expect.poll(kept).not.toBeNull();
    // Once the patient's name is shown, it is the response, which is stored immediately: nothing will overwrite what is
    // aged here.
    const latest = main(page).locator('.card-latest .brief-main').first();
    await expect(latest).not.toHaveText(/^[\w-]*$/);
    await page.evaluate(() => {
      const { at, ...dashboard } = JSON.parse(localStorage.getItem('dashboard') ?? '');
      localStorage.setItem('dashboard', JSON.stringify({ ...dashboard, at: at - 2 * 3_600_000 }));
    });
    await page.route('**/api/orders?*', (route) => route.abort());
    await openLive(page, '/orders');
    await expect(main(page).locator('.orders-kept')).toContainText('۲ ساعت پیش');
    await expect(main(page).locator('.brief-main').first()).toHaveText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
    await page.unroute('**/api/orders?*');
    await main(page).getByRole('button', { name: 'تلاش دوباره' }).click();
    await expect(rows(page).first()).toBeVisible();
    await expect(main(page).locator('.orders-kept')).toHaveCount(0);
  });
});

test('no patient of an order is stored on the device', async ({ page }) => {
  await openOrders(page, 'shop');
  await expect(rowOf(page, patient)).toBeVisible();
  await openLive(page, '/');
  await expect(main(page).locator('.card-latest .brief-main').first()).not.toHaveText(/^[\w-]*$/);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain('مشتری نمونه');
});

test('the dashboard starts each kind of order and shows the last ones @smoke', async ({
  page,
  panel,
}) => {
  await openLive(page, '/');
  for (const path of ['/rx', '/stockSingle', '/stockMulti', '/accessories']) {
    await expect(main(page).locator(`a.tile[href="${path}"]`)).toBeVisible();
  }
  await expect(main(page).locator('a[href="/login?next=/"]')).toBeVisible();
  await expect(main(page).getByText('چیزی در انتظار ارسال نیست.')).toBeVisible();
  await signIn(page, 'shop');
  // Orders from other tests would push the sample's out of the latest few.
  await placeOrder(page, panel.origin, { patient: 'سفارش برای داشبورد' });
  await openLive(page, '/');
  const latest = main(page).locator('.card-latest a.brief-row');
  const own = latest.filter({ hasText: 'سفارش برای داشبورد' });
  await expect(own).toContainText('در انتظار تأیید');
  const address = (await own.getAttribute('href')) ?? '';
  // Shown immediately from the device, without the patient, while the response is held back.
  const held: (() => void)[] = [];
  await page.route('**/api/dashboard', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await openLive(page, '/');
  await expect(main(page).locator(`.card-latest a[href="${address}"]`)).toBeVisible();
  await expect(main(page).locator('.card-year')).toBeVisible();
  await expect(own).toHaveCount(0);
  await expect.poll(() => held.length).toBe(1);
  held[0]?.();
  await own.click();
  await expect(page.locator('.prescription')).toBeVisible();
});

test('a lens is named in full beside its total and its state', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openOrders(page, 'shop');
  const what = rowOf(page, 'مشتری نمونه ۳').locator('.order-what');
  await expect(what).toContainText('آسفریک');
  for (const part of [what, what.locator('.order-title')]) {
    expect(await part.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  }
});
