import type { CDPSession, Page } from 'playwright';
import { expect, test } from '../fixtures.ts';
import { openLive, untilLive } from '../support/live.ts';
import { parts, presetStorage } from './parts.ts';

test.use({ looksOnly: true });

async function goTo(page: Page, path: string): Promise<void> {
  await page.locator(`#drawer a[href="${path}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await untilLive(page);
}

async function counts(
  cdp: CDPSession,
): Promise<{ nodes: number; listeners: number; heap: number }> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    heap: value('JSHeapUsedSize'),
  };
}

const round = ['/ordersPendding', '/orders', '/'] as const;

async function rounds(page: Page, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) for (const path of round) await goTo(page, path);
}

test('thirty navigations leak nothing, and the shell never mounts again', async ({ page }) => {
  test.setTimeout(150_000);
  await openLive(page, '/');
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('.header, #drawer, .footer')) {
      part.setAttribute('data-first', '');
    }
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await rounds(page, 3);
  const early = await counts(cdp);
  await rounds(page, 7);
  await expect(page.locator('[data-first]')).toHaveCount(3);
  // What the last pages still hold is released later; leaks stay.
  await expect(async () => {
    const late = await counts(cdp);
    expect(late.nodes, 'nodes').toBeLessThanOrEqual(early.nodes * 1.1);
    expect(late.listeners, 'listeners').toBeLessThanOrEqual(early.listeners * 1.1);
    expect(late.heap, 'heap').toBeLessThanOrEqual(early.heap * 1.25);
  }).toPass({ timeout: 20_000 });
});

test('a navigation sets the title and focuses the heading', async ({ page }) => {
  await openLive(page, '/');
  await goTo(page, '/orders');
  await expect(page).toHaveTitle(/سفارش‌های من/);
  await expect(page.locator('#page-title')).toBeFocused();
  await presetStorage(page, {});
  await page.goBack();
  await expect(page).toHaveTitle(/داشبورد/);
  await page.goForward();
  await expect(page).toHaveTitle(/سفارش‌های من/);
});

test('going back restores the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openLive(page, '/rx');
  await page.evaluate(() => window.scrollTo(0, 260));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(260);
  await goTo(page, '/ordersPendding');
  await page.goBack();
  await expect(page).toHaveURL(/\/rx$/);
  // After a slow response, Vazirmatn is only used from the second page on: lines grow and the browser adjusts the
  // scroll position.
  await expect
    .poll(() => page.evaluate(() => Math.abs(window.scrollY - 260)))
    .toBeLessThanOrEqual(8);
});

test('hovering a link prefetches its page once', async ({ page }) => {
  await openLive(page, '/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const pages = () => asked.filter((path) => path === '/orders');
  const link = page.locator('#drawer a[href="/orders"]');
  await link.hover();
  await expect.poll(pages).toHaveLength(1);
  await page.locator('#main').hover();
  await link.hover();
  await link.focus();
  await goTo(page, '/ordersPendding');
  expect(pages()).toHaveLength(1);
});

test.describe('when requests fail', () => {
  test.use({ allowedComplaints: [/status of 500/] });

  test('a page opened before opens again without a request', async ({ page }) => {
    await openLive(page, '/');
    await rounds(page, 1);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await rounds(page, 1);
    await expect(page).toHaveTitle(/داشبورد/);
    expect(asked.filter((path) => round.some((each) => each === path))).toEqual([]);
  });

  test('a navigation that fails becomes a full page load', async ({ page }) => {
    await openLive(page, '/');
    let isFirst = true;
    await page.route('**/ordersPendding', (route) => {
      const isVain = isFirst && route.request().resourceType() === 'fetch';
      isFirst = false;
      return isVain ? route.fulfill({ status: 500, body: '' }) : route.continue();
    });
    await page.evaluate(() => Object.assign(window, { sameLife: true }));
    await page.locator('#drawer a[href="/ordersPendding"]').click();
    await expect(page).toHaveURL(/\/ordersPendding/);
    await untilLive(page);
    await expect(parts(page).main).toBeVisible();
  });
});

test('Tab reaches every control of the shell', async ({ page }) => {
  await openLive(page, '/accessories');
  const visited: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    visited.push(
      await page.evaluate(() => {
        const focused = document.activeElement;
        return (
          focused?.getAttribute('href') ??
          focused?.getAttribute('popovertarget') ??
          focused?.getAttribute('data-early') ??
          focused?.className ??
          ''
        );
      }),
    );
  }
  expect(visited).toEqual(
    expect.arrayContaining([
      '#main',
      'drawer',
      'quick-access',
      'theme',
      'notifications',
      'messages',
      'settings',
      'profile',
      '/login',
      'mini',
      '/',
      '/rx',
      '/accessories',
      '/orders',
      '/ordersPendding',
      'slide-dot',
      'slide-play',
    ]),
  );
});
