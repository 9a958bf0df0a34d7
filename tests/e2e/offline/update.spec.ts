import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright';
import { update } from '../../../src/i18n/update/update.ts';
import { versionIn } from '../../../src/panel/version.ts';
import { publishNext } from '../../support/next-version.ts';
import { serveStatic } from '../../support/static-host.ts';
import { test as base, expect } from '../fixtures.ts';
import { untilAllKept } from '../support/kept-version.ts';
import { openLive } from '../support/live.ts';

interface Site {
  /** The site's files. */
  folder: string;
  /** Where the build stores its earlier versions. */
  history: string;
  /** Requested paths. */
  asked: string[];
}

/** A copy of the panel on a plain file host, to be updated. */
const test = base.extend<{ site: Site & { origin: string } }>({
  site: async ({ panelDir }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'adasi-site-'));
    const history = await mkdtemp(join(tmpdir(), 'adasi-history-'));
    await cp(resolve(panelDir), folder, { recursive: true });
    const { stop, ...host } = await serveStatic(folder);
    await use({ folder, history, ...host });
    await stop();
    await Promise.all([folder, history].map((each) => rm(each, { recursive: true })));
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

const versionOf = async (page: Page) =>
  versionIn((await page.locator('astro-island').first().getAttribute('component-url')) ?? '');

/** How many versions' scripts, and therefore stores, this page has loaded since it was opened. */
const versionsLoaded = (page: Page) =>
  page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return new Set(names.flatMap((name) => /\/_astro\/(\w+)\//.exec(name)?.[1] ?? [])).size;
  });

const word = (version: number) => `هشدار${version}`;

/** Publishes the next version, in which one word differs on all screens. */
const publishWord = ({ folder, history }: Site, version = 1) =>
  publishNext(folder, history, (text) => text.replaceAll(/اعلان‌ها|هشدار\d+/g, word(version)));

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an update is downloaded without touching the open version, offered, and installed on request', async ({
    page,
    site,
  }) => {
    await openLive(page, '/rx');
    await page.locator('[name="patient"]').fill('مشتری نمونه');
    await untilAllKept(page);
    const next = await publishWord(site);
    site.asked.length = 0;
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());

    const offer = page.locator('.update-card');
    await expect(offer).toContainText(update.texts.ready[0]);
    const moved = [...new Set(site.asked)].filter((path) => !path.startsWith('/api/'));
    expect(moved).toEqual(['/sw.js', expect.stringMatching(`^/versions/${next}/from-`)]);

    // The old version continues to work, even parts that it had not loaded and that the site no longer has.
    await page.locator('.rx-aside button[aria-expanded]').click();
    await expect(page.locator('.drawing')).toBeVisible();
    await follow(page, '/notifications');
    await expect(page).toHaveURL(/notifications/);
    await expect(page.locator('#main astro-island[ssr]')).toHaveCount(0);
    await expect(page).not.toHaveTitle(new RegExp(word(1)));
    expect(await versionsLoaded(page)).toBe(1);
    await follow(page, '/rx');
    // Before that, the newer version would open on the previous page.
    await expect(page.locator('[name="patient"]')).toHaveValue('مشتری نمونه');

    const reloaded = page.waitForEvent('load');
    await offer.getByRole('button').first().click();
    await reloaded;
    await expect(offer).toHaveCount(0);
    await expect(page.locator('[name="patient"]')).toHaveValue('مشتری نمونه');
    await openLive(page, '/notifications');
    await expect(page).toHaveTitle(new RegExp(word(1)));
  });

  test('an update takes over while the page is loading data', async ({ page, site }) => {
    await openLive(page, '/');
    await untilAllKept(page);
    await publishWord(site);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const take = page.locator('.update-card').getByRole('button').first();
    await expect(take).toBeVisible();
    const reloaded = page.waitForEvent('load');
    // Chromium would keep the newer worker waiting half of the time.
    await take.evaluate((button: HTMLButtonElement) => {
      const fetchOn = async () => {
        for (let count = 0; count < 20; count += 1) await fetch('/rx');
      };
      void fetchOn();
      button.click();
    });
    await reloaded;
    await openLive(page, '/notifications');
    await expect(page).toHaveTitle(new RegExp(word(1)));
  });

  test('an update can wait until all tabs are closed', async ({ page, site, context }) => {
    await openLive(page, '/');
    await untilAllKept(page);
    await publishWord(site);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.locator('.update-card').getByRole('button').last().click();
    await expect(page.locator('.update-card')).toHaveCount(0);
    await page.close();
    const next = await context.newPage();
    await openLive(next, '/notifications');
    await expect(next).toHaveTitle(new RegExp(word(1)));
  });
});

test.describe('a device that missed ten versions', () => {
  test.use({ serviceWorkers: 'allow' });

  test('keeps the newest and the one it was loaded from, and later drops the latter', async ({
    page,
    site,
  }) => {
    test.slow();
    const versions = () =>
      page.evaluate(async () =>
        (await caches.keys()).filter((name) => name.startsWith('panel-')).sort(),
      );
    const take = async () => {
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      const reloaded = page.waitForEvent('load');
      await page.locator('.update-card').getByRole('button').first().click();
      await reloaded;
      await untilAllKept(page);
    };
    await openLive(page, '/notifications');
    await untilAllKept(page);
    const [first] = await versions();
    let newest = '';
    for (let version = 1; version <= 10; version += 1) newest = await publishWord(site, version);
    await take();
    await expect.poll(versions).toEqual([first, `panel-${newest}`].sort());
    const last = await publishWord(site, 11);
    await take();
    await expect.poll(versions).toEqual([`panel-${newest}`, `panel-${last}`].sort());
    await expect(page).toHaveTitle(new RegExp(word(11)));
  });
});

test.describe('without a worker', () => {
  test.use({ allowedComplaints: [/\/api\/|404.*\/_astro\//] });

  test('a missing lazy part of the old version is reported, and a reload keeps the input', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    const prepared = page.waitForResponse(/-UpdateOffer\.js/);
    await openLive(page, '/rx');
    await page.locator('[name="patient"]').fill('مشتری نمونه');
    await prepared;
    await page.waitForLoadState('networkidle');
    await publishWord(site);
    await page.locator('.rx-aside button[aria-expanded]').click();
    const offer = page.locator('.update-card');
    await expect(offer).toContainText(update.texts.missing[0]);
    await offer.getByRole('button').first().click();
    await expect(page.locator('.drawing')).toBeVisible();
    await expect(page.locator('[name="patient"]')).toHaveValue('مشتری نمونه');
    await expect(offer).toHaveCount(0);
  });

  test('a page of a newer version opens without the old shell', async ({ page, site }) => {
    await openLive(page, '/');
    const old = await versionOf(page);
    await publishWord(site);
    await follow(page, '/contacts');
    await expect.poll(() => versionOf(page)).not.toBe(old);
    await expect(page).toHaveURL(/contacts/);
  });
});
