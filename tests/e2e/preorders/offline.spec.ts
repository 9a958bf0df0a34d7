import type { Request } from 'playwright';
import { expect, test } from '../fixtures.ts';
import { againIfCut } from '../support/ask-again.ts';
import { cutLine, mendLine } from '../support/line.ts';
import { openLive, outboxFetched } from '../support/live.ts';
import { compose, save, write } from '../support/preorders.ts';
import { field } from '../support/rx.ts';
import { fillLogin, signIn } from '../support/sign-in.ts';

test.use({ allowedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|401|404/] });

test('offline, sending a saved pre-order and deleting a queued one report the truth', async ({
  page,
  context,
}) => {
  await signIn(page, 'shop2');
  await write(page, 'saved-one');
  await save(page);
  const fetched = page.waitForResponse(/send-preorder/);
  await openLive(page, '/ordersPendding');
  await (await fetched).finished();
  await cutLine(context);
  const card = page.locator('.preorder').filter({ hasText: 'saved-one' });
  await expect(page.locator('.preorder')).toHaveCount(1);
  await card.getByRole('button', { name: 'ارسال' }).click();
  await expect(card).toContainText('در صف ارسال');
  await card.getByRole('button', { name: 'حذف' }).click();
  await expect(card).toContainText('در حال حذف');
  await mendLine(context);
  await expect(page.locator('.undo')).toContainText('لابراتوار آن را ثبت نکرده است');
  await expect(page.locator('.preorder')).toHaveCount(0);
});

test('an order whose answer was lost is not reported as deleted', async ({ page }) => {
  await signIn(page, 'shop2');
  await write(page, 'answer-lost');
  const placed = Promise.withResolvers<void>();
  await page.route('**/api/orders', async (route) => {
    if (route.request().method() === 'POST') {
      await route.fetch(againIfCut);
      placed.resolve();
    }
    await route.abort();
  });
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.rx-done')).toBeVisible();
  await placed.promise;
  await openLive(page, '/ordersPendding');
  await page.locator('.preorder').getByRole('button', { name: 'حذف' }).click();
  await expect(page.getByRole('alert')).toContainText('حذف نشد');
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /orders\/order/);
});

test('a deleted order is not placed by a request that arrives later', async ({ page }) => {
  await signIn(page, 'shop2');
  await write(page, 'late-one');
  const delayed: Request[] = [];
  await page.route('**/api/orders', async (route) => {
    if (route.request().method() === 'POST') delayed.push(route.request());
    await route.abort();
  });
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.rx-done')).toBeVisible();
  await expect.poll(() => delayed.length).toBeGreaterThan(0);
  await openLive(page, '/ordersPendding');
  await page.locator('.preorder').getByRole('button', { name: 'حذف' }).click();
  await expect(page.locator('.undo')).toContainText('لابراتوار آن را ثبت نکرده است');
  expect(delayed.length).toBeGreaterThan(0);
  for (const request of delayed) {
    const headers = await request.allHeaders();
    const late = await page.request.fetch(request, { headers });
    expect([late.status(), await late.json()]).toEqual([410, { code: 'withdrawn', issues: [] }]);
  }
});

test('after the session ends, own pre-orders are not shown as another account’s', async ({
  page,
  context,
}) => {
  await signIn(page, 'shop2');
  await write(page, 'own-one');
  await save(page);
  await context.clearCookies();
  await openLive(page, '/ordersPendding');
  await expect(page.locator('#main')).toContainText('با حساب صاحب آن‌ها وارد شوید');
  await expect(page.locator('#main')).not.toContainText('حساب دیگری');
});

test('a sent order is first reported as saved on this device, then as placed, with its number', async ({
  page,
  context,
}) => {
  await signIn(page, 'shop2');
  const fetched = outboxFetched(page);
  await write(page, 'sent-before');
  await fetched;
  await save(page);
  const done = page.locator('.rx-done');
  await expect(done).toContainText('اضافه شد');
  await compose(page, 'sent-offline');
  await cutLine(context);
  await page.keyboard.press('Control+Enter');
  await expect(done).toContainText('روی این دستگاه ذخیره شد');
  const [number = ''] = /\u2066.+\u2069/.exec(await done.innerText()) ?? [];
  expect(number).not.toBe('');
  await mendLine(context);
  await expect(done).toContainText('ثبت شد');
  await expect(done).toContainText(number);
  await expect(done.getByRole('link')).toHaveAttribute('href', /orders\/order/);
  await field(page, 'reference').fill('next');
  await expect(done).toHaveCount(0);
});

test('the header counts the waiting orders and links to them, without moving anything', async ({
  page,
}) => {
  await signIn(page, 'shop2');
  await write(page, 'waits-in-header');
  await page.route('**/api/orders', (route) => route.abort());
  const buttons = page.locator('.header-button');
  const places = () =>
    buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
  const before = await places();
  await page.keyboard.press('Control+Enter');
  const sign = page.locator('.header-offline');
  await expect(sign.getByRole('link')).toContainText('در صف ارسال: \u2066۱\u2069');
  await expect(sign.getByRole('status').last()).toContainText('در صف ارسال: \u2066۱\u2069');
  expect(await sign.getByRole('link').getAttribute('href')).toBe('/ordersPendding');
  expect(await places()).toEqual(before);
  await page.unroute('**/api/orders');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(sign.getByRole('link')).toHaveCount(0);
});

test('an order sent after the session has ended goes out once its user signs in from the header', async ({
  page,
  context,
}) => {
  await signIn(page, 'shop2');
  await write(page, 'session-over');
  await page.setViewportSize({ width: 360, height: 740 });
  await context.clearCookies();
  await page.keyboard.press('Control+Enter');
  const link = page.locator('.header-offline').getByRole('link');
  await expect(link).toContainText('برای ارسال وارد شوید');
  const [note, title] = await Promise.all(
    [link, page.locator('.header-title')].map((part) => part.boundingBox()),
  );
  expect(note?.x).toBeGreaterThan(0);
  expect((note?.x ?? 0) + (note?.width ?? 0)).toBeLessThanOrEqual(title?.x ?? 0);
  await link.click();
  await fillLogin(page, 'shop2');
  await expect(page).toHaveURL(/ordersPendding/);
  await expect(page.getByText('به لابراتوار رسید')).toBeVisible();
  await expect(page.locator('.preorder')).toHaveCount(0);
});

test('an order sent while the list of orders is open appears in it', async ({ page, context }) => {
  await signIn(page, 'customer');
  await write(page, 'sent-beside');
  const isOrder = (url: URL) => url.pathname === '/api/orders' && url.search === '';
  await context.route(isOrder, (route) => route.abort());
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.rx-done')).toBeVisible();
  await openLive(page, '/orders');
  const main = page.locator('#main');
  await expect(main).toContainText('هنوز سفارشی نیست');
  await context.unroute(isOrder);
  // Nothing tells the panel that the network is back: only the next attempt finds out, which may be the poll after 45
  // s.
  await expect(main).toContainText('sent-beside', { timeout: 60_000 });
});
