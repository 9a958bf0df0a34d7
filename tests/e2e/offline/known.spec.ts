import type { Page } from 'playwright';
import { expect, test } from '../fixtures.ts';
import { openLive } from '../support/live.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ looksOnly: true, allowedComplaints: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

/** Makes what the device has stored under a key look two hours older. */
async function age(page: Page, key: string): Promise<void> {
  await page.evaluate((kept) => {
    const { at, ...rest } = JSON.parse(localStorage.getItem(kept) ?? '{}');
    localStorage.setItem(kept, JSON.stringify({ ...rest, at: at - 2 * 3_600_000 }));
  }, key);
}

/** The lists that an action requests, with the sizes of their answers in bytes. */
async function listsAskedBy(page: Page, list: string, act: () => Promise<unknown>) {
  const answered = page.waitForResponse((each) => each.url().includes(`/api/${list}`));
  await act();
  const answer = await answered;
  const { search } = new URL(answer.url());
  return { search, bytes: (await answer.body()).length };
}

test('offline, lenses and prices on the prescription screen show how old they are', async ({
  page,
}) => {
  await signIn(page, 'shop');
  await openLive(page, '/rx');
  await expect(page.locator('.rx-lens select').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('catalogue'))).toContain('"at"');
  await age(page, 'catalogue');
  await page.route('**/api/**', (route) => route.abort());
  await openLive(page, '/rx');
  await expect(page.locator('.rx-lens [role=status]')).toContainText(
    'عدسی‌ها و قیمت‌ها به‌روز نشد؛ مربوط به ۲ ساعت پیش است.',
  );
});

for (const [list, path] of [
  ['catalogue', '/rx'],
  ['stock', '/stockSingle'],
  ['accessories', '/accessories'],
] as const) {
  test(`opening ${path} a second time only fetches changes in the ${list}`, async ({ page }) => {
    await signIn(page, 'shop');
    const first = await listsAskedBy(page, list, () => openLive(page, path));
    expect(first.search).toBe('');
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), list)).not.toBeNull();
    const second = await listsAskedBy(page, list, () => openLive(page, path));
    expect(second.search).toMatch(/^\?since=[\w.-]+$/);
    expect(second.bytes).toBeLessThan(200);
  });
}
