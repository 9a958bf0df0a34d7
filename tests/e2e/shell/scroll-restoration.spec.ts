import type { Page } from 'playwright';
import { expect, test } from '../fixtures.ts';
import { openLive, openWhole, untilLive, untilRead } from '../support/live.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ looksOnly: true });

test.use({ viewport: { width: 360, height: 640 } });

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls down and waits until the router has recorded the position. */
async function scrollTo(page: Page, top: number): Promise<number> {
  await page.evaluate((to) => window.scrollTo(0, to), top);
  await expect.poll(() => page.evaluate(() => history.state?.scrollY === scrollY)).toBe(true);
  return place(page);
}

/** Allows a pixel of rounding. */
const expectPlace = (page: Page, wanted: number) =>
  expect.poll(async () => Math.abs((await place(page)) - wanted)).toBeLessThanOrEqual(2);

/** Follows a link of the drawer without moving the list. */
const leaveTo = (page: Page, path: string) =>
  page.evaluate(
    (to) => document.querySelector<HTMLElement>(`#drawer a[href="${to}"]`)?.click(),
    path,
  );

/** Runs in the page: whether the list has loaded and is longer than the screen. */
const canScroll = () => document.documentElement.scrollHeight > innerHeight + 100;

const lists = [
  { path: '/orders', as: 'lab' },
  { path: '/transactions', as: 'shop' },
  { path: '/accessories', as: 'shop' },
  { path: '/accounts', as: 'lab' },
  { path: '/audit', as: 'lab' },
  { path: '/orders', as: 'shop' },
] as const;

for (const { path, as } of lists) {
  test(`going back to ${path} of the ${as} returns to the place in the list`, async ({ page }) => {
    await signIn(page, as);
    await openWhole(page, path);
    await untilRead(page);
    await expect.poll(() => page.evaluate(canScroll)).toBe(true);
    const before = await scrollTo(page, 1_400);
    await leaveTo(page, '/stockSingle');
    await expect(page).toHaveURL(/stockSingle/);
    await untilLive(page);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expectPlace(page, before);
    await page.goForward();
    await expect(page).toHaveURL(/stockSingle/);
    await page.goBack();
    await expectPlace(page, before);
  });
}

test("the link back to the list on an order's page returns to the same place", async ({ page }) => {
  await signIn(page, 'shop');
  await openLive(page, '/orders');
  await untilRead(page);
  await expect(page.locator('#main a[href*="/orders/order?"]').first()).toBeVisible();
  const before = await scrollTo(page, 700);
  expect(before).toBeGreaterThan(100);
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('#main a[href*="/orders/order?"]')];
    links.find((link) => link.getBoundingClientRect().top > 0)?.click();
  });
  const back = page.locator('.order-back a');
  await back.click();
  await expect(page).toHaveURL(/\/orders$/);
  await expectPlace(page, before);
});
