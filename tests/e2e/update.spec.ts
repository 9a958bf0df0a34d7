import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright';
import { update } from '../../src/i18n/update/update.ts';
import { serveStatic } from '../support/static-host.ts';
import { test as base, expect } from './fixtures.ts';
import { untilAllKept } from './support/kept-version.ts';
import { openLive } from './support/live.ts';
import { updateBuild } from './support/update-build.ts';

interface Site {
  /** Where its files are. */
  folder: string;
  /** Paths that were asked for. */
  asked: string[];
}

/** A copy of the panel on a plain file host, to be updated. */
const test = base.extend<{ site: Site & { origin: string } }>({
  site: async ({ panelDir }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'adasi-site-'));
    await cp(resolve(panelDir), folder, { recursive: true });
    const { stop, ...host } = await serveStatic(folder);
    await use({ folder, ...host });
    await stop();
    await rm(folder, { recursive: true });
  },
  baseURL: async ({ site }, use) => use(site.origin),
});
test.use({ allowedComplaints: [/\/api\//] });

const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('#main')?.append(link);
    link.click();
  }, path);

const shellOf = (page: Page) =>
  page.locator('astro-island[component-url*="/shell."]').first().getAttribute('component-url');

/** How many copies of the shell, and so of the stores, this page has loaded since it was opened. */
const shellsLoaded = (page: Page) =>
  page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return new Set(names.filter((name) => /\/shell\.[\w-]+\.js$/.test(name))).size;
  });

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an update is fetched beside the open version, offered, and taken when asked', async ({
    page,
    site,
  }) => {
    await openLive(page, '/rx');
    await page.locator('[name="patient"]').fill('مشتری نمونه');
    await untilAllKept(page);
    const changed = await updateBuild(site.folder, /^Notifications\./);
    site.asked.length = 0;
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());

    const offer = page.locator('.update-card');
    await expect(offer).toContainText(update.texts.ready[0]);
    const moved = [...new Set(site.asked)].filter((path) => !path.startsWith('/api/'));
    expect(moved.sort()).toEqual(changed.sort());

    // The old version goes on, with parts it had not loaded and that the site no longer has.
    await page.locator('.rx-aside button[aria-expanded]').click();
    await expect(page.locator('.drawing')).toBeVisible();
    await follow(page, '/notifications');
    await expect(page).toHaveURL(/notifications/);
    await expect(page.locator('#main astro-island[ssr]')).toHaveCount(0);
    await expect(page.locator('[component-url*="Updated1"]')).toHaveCount(0);
    expect(await shellsLoaded(page)).toBe(1);
    await follow(page, '/rx');
    // Before that, the newer version would open on the page that is left.
    await expect(page.locator('[name="patient"]')).toHaveValue('مشتری نمونه');

    await offer.getByRole('button').first().click();
    await expect(offer).toHaveCount(0);
    await expect(page.locator('[name="patient"]')).toHaveValue('مشتری نمونه');
    await openLive(page, '/notifications');
    await expect(page.locator('[component-url*="Updated1"]')).toHaveCount(1);
  });

  test('an update can wait until all tabs are closed', async ({ page, site, context }) => {
    await openLive(page, '/');
    await untilAllKept(page);
    await updateBuild(site.folder, /^Notifications\./);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.locator('.update-card').getByRole('button').last().click();
    await expect(page.locator('.update-card')).toHaveCount(0);
    await page.close();
    const next = await context.newPage();
    await openLive(next, '/notifications');
    await expect(next.locator('[component-url*="Updated1"]')).toHaveCount(1);
  });
});

test.describe('a device that was away for ten versions', () => {
  test.use({ serviceWorkers: 'allow' });

  test('keeps the newest and the one it came with, and then forgets that one', async ({
    page,
    site,
  }) => {
    const notifications = () =>
      page.evaluate(async () => {
        const kept = await (await caches.open('files')).keys();
        const names = kept.map(({ url }) => url.slice(url.lastIndexOf('/') + 1));
        const lists = names.filter((name) => name.startsWith('version.')).length;
        const screens = names.filter((name) => name.startsWith('Notifications.'));
        return { pages: (await caches.keys()).length - 1, lists, screens: screens.sort() };
      });
    const take = async () => {
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      const reloaded = page.waitForEvent('load');
      await page.locator('.update-card').getByRole('button').first().click();
      await reloaded;
      await untilAllKept(page);
    };
    await openLive(page, '/notifications');
    await untilAllKept(page);
    const { screens } = await notifications();
    const versions = Array.from({ length: 10 }, (_, index) => index + 1);
    for (const version of versions) await updateBuild(site.folder, /^Notifications\./, version);
    await take();
    const second = { pages: 2, lists: 1, screens: [...screens, 'Notifications.Updated10.js'] };
    await expect.poll(notifications).toEqual({ ...second, screens: second.screens.sort() });
    await updateBuild(site.folder, /^Notifications\./, 11);
    await take();
    await expect.poll(notifications).toMatchObject({
      pages: 2,
      screens: ['Notifications.Updated10.js', 'Notifications.Updated11.js'],
    });
    await expect(page.locator('[component-url*="Updated11"]')).toHaveCount(1);
  });
});

test.describe('without a worker', () => {
  test.use({ allowedComplaints: [/\/api\/|404.*\/_astro\/DraftDrawing\./] });

  test('a late part of the old version that is gone is said, and a reload keeps what was typed', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    const prepared = page.waitForResponse(/UpdateOffer\.[\w-]+\.js/);
    await openLive(page, '/rx');
    await page.locator('[name="patient"]').fill('مشتری نمونه');
    await prepared;
    await page.waitForLoadState('networkidle');
    await updateBuild(site.folder, /^DraftDrawing\./);
    await page.locator('.rx-aside button[aria-expanded]').click();
    const offer = page.locator('.update-card');
    await expect(offer).toContainText(update.texts.missing[0]);
    await offer.getByRole('button').first().click();
    await expect(page.locator('.drawing')).toBeVisible();
    await expect(page.locator('[name="patient"]')).toHaveValue('مشتری نمونه');
    await expect(offer).toHaveCount(0);
  });
});

test('without a worker, a page of a newer version opens without the old shell', async ({
  page,
  site,
}) => {
  await openLive(page, '/');
  const old = await shellOf(page);
  await updateBuild(site.folder, /^shell\./);
  await follow(page, '/contacts');
  await expect.poll(() => shellOf(page)).not.toBe(old);
  await expect(page).toHaveURL(/contacts/);
});
