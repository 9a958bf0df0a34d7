import { expect, test } from '../fixtures.ts';

test.use({ looksOnly: true });

const notice = '#old-browser';

// Only the missing method is removed, so this doesn't show how the page looks in a browser of that age.
test('an old browser shows in both languages which to use instead', async ({ page, panel }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Array.prototype, 'toSorted', { value: undefined });
  });
  for (const path of ['/', '/rx', '/login']) {
    await page.goto(panel.origin + path);
    await expect(page.locator(notice).getByText('Update it, or use Chrome')).toBeVisible();
    await expect(page.locator(`${notice} [lang="fa"]`)).toContainText('آن را به‌روز کنید');
    await expect(page.locator('#main')).toBeVisible();
  }
});

test('a new enough browser loads nothing made for old ones', async ({ page, panel }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${panel.origin}/login`, { waitUntil: 'load' });
  await expect(page.locator(notice)).toHaveCount(0);
  expect(asked.filter((url) => url.includes('old-browser'))).toEqual([]);
});
