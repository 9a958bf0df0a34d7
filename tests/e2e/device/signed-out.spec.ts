import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../../support/find-browser.ts';
import { expect, test } from '../fixtures.ts';
import { openLive } from '../support/live.ts';
import { compose } from '../support/preorders.ts';
import { field } from '../support/rx.ts';
import { filesWith } from '../support/search-profile.ts';
import { signInByForm } from '../support/sign-in.ts';

/** Names that wouldn't be in a browser's files by chance. */
const names = ['زرین‌تاج خجسته‌مهر', 'Quillborough Wexlington'];
const references = ['Q-914-zarrin', 'W-915-quill'];

let profile: string;
test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'adasi-profile-'));
});
test.afterEach(async () => rm(profile, { recursive: true, force: true }));

/** Uses the panel in a browser with a profile on disk, then closes it. */
async function inBrowser(origin: string, use: (page: Page) => Promise<void>): Promise<void> {
  const options = { ...(await findBrowser()), baseURL: origin };
  const context = await chromium.launchPersistentContext(profile, options);
  await use(context.pages()[0] ?? (await context.newPage()));
  await context.close();
}

/** Types an order slowly enough to be stored, with a reload, and sends it. */
async function order(page: Page, name: string, reference: string): Promise<void> {
  await openLive(page, '/rx');
  await compose(page, reference);
  await field(page, 'patient').fill(name);
  await page.reload();
  await expect(field(page, 'patient')).toHaveValue(name);
  await field(page, 'patient').press('Control+Enter');
  await expect(page.locator('.rx-done')).toContainText('ثبت شد');
}

// Connections are cut on purpose.
test.use({ allowedComplaints: [/ERR_FAILED/] });

test('the device of a signed-out user holds no name of a patient whose order was sent', async ({
  panel,
}) => {
  test.slow();
  const traces = () => filesWith(profile, [...names, ...references]);
  await inBrowser(panel.origin, async (page) => {
    await signInByForm(page, 'shop');
    for (const [index, name] of names.entries()) {
      await order(page, name, references[index] ?? '');
    }
    await openLive(page, '/orders');
    await expect(page.locator('#main')).toContainText(names[0] ?? '');
    await page.locator('#main a[href*="/orders/order"]').first().click();
    await expect(page.locator('#main')).toContainText(names[1] ?? '');
    await openLive(page, '/');
    await expect(page.locator('#main')).toContainText(names[0] ?? '');
    await openLive(page, '/logout');
    await expect(page).toHaveURL(/\/login/);
    // The browser rewrites its files in its own time.
    await expect(async () => expect(await traces()).toEqual([])).toPass({ timeout: 120_000 });
  });
  expect(await traces()).toEqual([]);
});

test('another account neither sees nor sends waiting orders; they are sent once their user is back', async ({
  page,
}) => {
  const waiting = ['waits-one', 'waits-two'];
  const posts: string[] = [];
  let isCut = true;
  await page.route('**/api/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    if (isCut) return route.abort();
    posts.push(route.request().postData() ?? '');
    return route.fallback();
  });
  await signInByForm(page, 'shop');
  for (const reference of waiting) {
    await openLive(page, '/rx');
    await compose(page, reference);
    await page.keyboard.press('Control+Enter');
    await expect(page.locator('.rx-done')).toBeVisible();
  }
  await page.goto('/logout');
  await page.getByRole('button', { name: 'نگه‌داری و قفل' }).click();
  await expect(page).toHaveURL(/\/login/);
  isCut = false;
  await signInByForm(page, 'shop2');
  await openLive(page, '/ordersPendding');
  await expect(page.locator('main').getByText('متعلق به حساب دیگری')).toBeVisible();
  await expect(page.locator('.preorder')).toHaveCount(0);
  // An order of this account is sent immediately, which shows that the outbox has been checked.
  await openLive(page, '/rx');
  await compose(page, 'other-account');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.rx-done')).toContainText('ثبت شد');
  expect(posts.map((body) => waiting.some((each) => body.includes(each)))).toEqual([false]);
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  await signInByForm(page, 'shop');
  await expect.poll(() => posts.length).toBe(3);
  const sent = async () => {
    const answer = await page.request.get('/api/orders?limit=100');
    const { orders } = (await answer.json()) as { orders: { reference: string }[] };
    return orders.map(({ reference }) => reference).filter((each) => /^(waits|other)-/.test(each));
  };
  await expect.poll(async () => (await sent()).toSorted()).toEqual(waiting);
});
