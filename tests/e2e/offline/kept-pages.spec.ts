import { expect, test } from '../fixtures.ts';
import { untilAllKept } from '../support/kept-version.ts';
import { cutLine } from '../support/line.ts';
import { openLive } from '../support/live.ts';
import { everyPath } from '../support/screens.ts';
import { signInByForm } from '../support/sign-in.ts';

test.use({ serviceWorkers: 'allow' });

async function isKept(path: string): Promise<boolean> {
  return (await caches.match(path)) !== undefined;
}

/** Whether the device has stored the open page and everything it has loaded so far. */
async function isWholeKept(): Promise<boolean> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const parts = loaded.filter((path) => path.startsWith('/_astro/'));
  const found = await Promise.all([location.pathname, ...parts].map((path) => caches.match(path)));
  return !found.includes(undefined);
}

test.describe('pages kept on the device', () => {
  test.use({ allowedComplaints: [/net::ERR_INTERNET_DISCONNECTED/] });

  test('every page opens offline after one visit of the dashboard @smoke', async ({
    page,
    context,
  }) => {
    test.slow();
    await page.goto('/');
    expect(await untilAllKept(page), 'parts for the lab alone').toEqual([]);
    await cutLine(context);
    for (const path of everyPath) {
      await openLive(page, path);
      await expect(page.locator('#main'), path).not.toBeEmpty();
    }
    await openLive(page, '/rx');
    await page.locator('.rx-aside button[aria-expanded]').click();
    await expect(page.locator('.drawing')).toBeVisible();
  });

  test('lab users also have their parts offline', async ({ page }) => {
    test.slow();
    await signInByForm(page, 'lab');
    await page.reload();
    await untilAllKept(page);
    await expect
      .poll(() => untilAllKept(page), { timeout: 100_000 })
      .toContainEqual(expect.stringContaining('-Counter.'));
  });

  test('with data saving on, only the opened page and its parts are stored', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/rx');
    await expect.poll(() => page.evaluate(isKept, '/rx')).toBe(true);
    const drawing = () =>
      page.evaluate(async () => {
        const [name = ''] = (await caches.keys()).filter((each) => each.startsWith('panel-'));
        const kept = await (await caches.open(name)).keys();
        return kept.some(({ url }) => url.endsWith('-DraftDrawing.js'));
      });
    await expect.poll(drawing).toBe(true);
    expect(await page.evaluate(isKept, '/stockMulti')).toBe(false);
  });
});

test('the second visit downloads no static file', async ({ page }) => {
  await page.goto('/accessories');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(isKept, '/accessories')).toBe(true);
  await expect.poll(() => page.evaluate(isWholeKept)).toBe(true);
  await page.reload();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const overTheLine = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .concat(performance.getEntriesByType('navigation'))
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
      .map(({ name }) => name)
      // The lab's answers are requested again, because they aren't files.
      .filter((name) => !new URL(name).pathname.startsWith('/api/')),
  );
  expect(overTheLine).toEqual([]);
});

test('on a full device, pages and their lazy parts still load from the network', async ({
  page,
  context,
}) => {
  // With data saving on, no other pages are stored during the test.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
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
