import { expect, test } from './fixtures.ts';
import { openLive } from './support/live.ts';

test.use({ serviceWorkers: 'allow' });

async function isKept(path: string): Promise<boolean> {
  return (await caches.match(path)) !== undefined;
}

test.describe('pages kept on the device', () => {
  test.use({ allowedComplaints: [/net::ERR_INTERNET_DISCONNECTED/] });

  test('a page that was opened once opens again offline', async ({ page, context }) => {
    await page.goto('/rx');
    await expect.poll(() => page.evaluate(isKept, '/rx')).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('[name="right.sphere"]')).toBeVisible();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  });
});

test('the second visit downloads no static file', async ({ page }) => {
  await page.goto('/accessories');
  await expect.poll(() => page.evaluate(isKept, '/accessories')).toBe(true);
  await page.reload();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const overTheLine = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .concat(performance.getEntriesByType('navigation'))
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
      .map(({ name }) => name),
  );
  expect(overTheLine).toEqual([]);
});

test('on a full device, pages and their late parts still load from the network', async ({
  page,
  context,
}) => {
  await page.goto('/accessories');
  await expect.poll(() => page.evaluate(isKept, '/accessories')).toBe(true);
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });

  await openLive(page, '/rx');
  await expect(page.locator('[name="right.sphere"]')).toBeVisible();
  await page.locator('.rx-aside button[aria-expanded]').click();
  await expect(page.locator('.drawing')).toBeVisible();
  expect(await page.evaluate(isKept, '/rx')).toBe(false);
});
