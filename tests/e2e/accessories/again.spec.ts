import type { Locator, Page } from 'playwright';
import { accessoriesPath } from '../../../src/api/accessories/paths.ts';
import { accessoryPicturePath } from '../../../src/api/accessories/picture-paths.ts';
import { favouritesPath } from '../../../src/api/favourites/paths.ts';
import { idempotencyHeader } from '../../../src/api/headers.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { newId } from '../../../src/stores/device/records/new-id.ts';
import { accessoryRequest } from '../../server/support/accessory-request.ts';
import { photo } from '../../server/support/photos.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { violations } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { originOf } from '../support/origin.ts';
import { signIn } from '../support/sign-in.ts';
import { ignoringIsolates } from '../support/stock.ts';
import { tabTo } from '../support/tab-to.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const headersOf = async (page: Page) => ({ Origin: await originOf(page) });
const lines = (page: Page): Locator => page.locator('.accessories-lines > li');
const strip = (page: Page): Locator => page.locator('.accessories-categories');
const favourites = (page: Page): Locator =>
  page.locator('[aria-labelledby="category-_"] .accessories-card');

async function place(page: Page, ...asked: Parameters<typeof accessoryRequest>): Promise<string> {
  const id = newId();
  const placed = await page.request.post(orderPaths.orders, {
    headers: { ...(await headersOf(page)), [idempotencyHeader]: id },
    data: accessoryRequest(...asked),
  });
  expect(placed.status()).toBe(201);
  return id;
}

/** As if, since the order, the lab had discontinued one product and sold out of another. */
async function withoutSome(page: Page): Promise<void> {
  await page.route(`**${accessoriesPath}*`, async (asked) => {
    const answer = await asked.fetch();
    const { revision, products, ...rest } = await answer.json();
    const left = (products as { id: string; variants: { onHand: number }[] }[])
      .filter(({ id }) => id !== 'case-zip')
      .map((each) => {
        if (each.id !== 'cloth-print') return each;
        return { ...each, variants: each.variants.map((one) => ({ ...one, onHand: 0 })) };
      });
    await asked.fulfill({ json: { revision: `${revision}-`, ...rest, products: left } });
  });
}

test.describe('without a line', () => {
  test.use({ allowedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test("a star is set by keyboard, works offline, and appears on the same person's other device only", async ({
    page,
    newVisitor,
    panel,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await presetStorage(page, { locale: 'en' });
    await signIn(page, 'shop');
    await openLive(page, '/accessories');
    const star = page.getByRole('button', { name: 'Suede-feel cloth among favourites' });
    await star.first().focus();
    const before = await star.first().boundingBox();
    await page.context().setOffline(true);
    await page.keyboard.press('Enter');
    await expect(favourites(page)).toHaveCount(1);
    await expect(star.last()).toHaveAttribute('aria-pressed', 'true');
    expect((await star.last().boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1);
    const sent = page.waitForResponse(
      (answer) => answer.url().endsWith(favouritesPath) && answer.request().method() === 'PUT',
    );
    await page.context().setOffline(false);
    expect((await sent).status()).toBe(200);
    expect(await violations(page)).toEqual([]);

    const phone = await newVisitor({ viewport: { width: 1440, height: 900 } });
    await signIn(phone, 'shop');
    await openLive(phone, `${panel.origin}/accessories`);
    await expect(favourites(phone)).toContainText('دستمال جیر کرکی');
    await favourites(phone).getByRole('textbox').fill('2');
    await expect(lines(phone)).toHaveCount(1);
    const other = await newVisitor();
    await signIn(other, 'shop2');
    await openLive(other, `${panel.origin}/accessories`);
    await expect(other.locator('.accessories-star').first()).toBeVisible();
    await expect(favourites(other)).toHaveCount(0);
  });
});

test('an address leads to its category, a link leads on, and the current category is marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'shop2');
  await openLive(page, '/accessories#category-shoes');
  const marked = strip(page).locator('[aria-current]');
  await expect(marked).toHaveAttribute('href', '#category-shoes');
  await expect(strip(page)).toBeInViewport();
  const last = strip(page).getByRole('link').last();
  await tabTo(page, last);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#category-/);
  await expect(marked).toHaveAttribute('href', '#category-cloth');
  await expect(marked).toBeInViewport({ ratio: 0.9 });
});

test('an earlier order is added to the current one, names what is unavailable, and can be removed again', async ({
  page,
}) => {
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'customer');
  const id = await place(
    page,
    ['case-clam', 'red', 2],
    ['case-zip', 'black', 1],
    ['cloth-print', 'red', 1],
  );
  await withoutSome(page);
  await openLive(page, '/accessories');
  await page.locator('#pieces-cloth-suede').fill('4');
  await page.locator('#reference').fill('typed before');
  await page.getByRole('button', { name: 'Recent orders' }).click();
  const recent = page.locator('.accessories-orders');
  await recent.getByRole('button', { name: 'Reorder' }).first().click();
  const outcome = recent.getByRole('status').filter({ hasText: 'were added' });
  await expect(outcome).toContainText('Sold out: ');
  await expect(outcome).toContainText('No longer available, so not added: ');
  await expect(lines(page)).toHaveCount(3);
  await expect(page.locator('#reference')).toHaveValue('typed before');
  expect(await violations(page)).toEqual([]);
  await page.locator('#pieces-cloth-suede').fill('5');
  await outcome.getByRole('button', { name: 'Undo' }).click();
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).toContainText(ignoringIsolates('5 pieces'));

  await page.goto(`/orders/order?id=${id}`);
  await page.getByRole('button', { name: 'Reorder' }).click();
  await expect(page).toHaveURL(/accessories\/?\?preorder=/);
  // The previously typed order has become a pre-order.
  const toast = page.locator('.Toastify__toast').filter({ hasText: 'No longer available' });
  await expect(toast).toBeVisible();
  await expect(lines(page)).toHaveCount(2);
  await expect(lines(page).filter({ hasText: 'Sold out' })).toHaveCount(1);
  await page.unrouteAll({ behavior: 'wait' });
});

test("clicking a product's picture opens it enlarged, and the focus returns", async ({ page }) => {
  await signIn(page, 'lab');
  const path = accessoryPicturePath('cloth-suede');
  const data = Buffer.from(await photo('png', 1600, 900));
  expect((await page.request.put(path, { data, headers: await headersOf(page) })).status()).toBe(
    200,
  );
  await openLive(page, '/accessories');
  const open = page.getByRole('button', { name: 'نمایش عکس دستمال جیر کرکی' });
  await open.focus();
  await page.keyboard.press('Enter');
  const image = page.getByRole('dialog').getByRole('img', { name: 'دستمال جیر کرکی' });
  await expect
    .poll(() => image.evaluate((shown: HTMLImageElement) => shown.currentSrc))
    .toMatch(/\/1536\.avif$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(open).toBeFocused();
  expect((await page.request.delete(path, { headers: await headersOf(page) })).status()).toBe(204);
});
