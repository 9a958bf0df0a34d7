import type { Page } from 'playwright';
import { slowLine } from '../../support/slow-line.ts';
import { test as base, expect } from '../fixtures.ts';
import { untilLive } from '../support/live.ts';
import { parts } from './parts.ts';

declare global {
  // `var`: only so does a declaration reach `globalThis`.
  /** How the drawer stood after each press of its toggle. */
  var seenDrawers: string[];
}

/** The panel over a slow line. */
const test = base.extend({
  baseURL: async ({ panel }, use) => {
    const line = await slowLine(panel.origin, { kbitPerSecond: 1600, latencyMs: 150 });
    await use(line.origin);
    await line.stop();
  },
});

/** Holds back what brings islands to life: on a slow line it may come well after the stores. */
async function holdIslands(page: Page, until: () => Promise<unknown>): Promise<void> {
  await page.route(/\/islands\.[^/]+\.js$/, async (route) => {
    await until();
    await route.continue();
  });
}

/** The router's mark: the shell's script has run, and the stores hold the document. */
const untilBound = (page: Page) => page.waitForFunction(() => history.state !== null);

/** Waits for further presses. */
async function untilPressed(page: Page, times: number): Promise<void> {
  const before = await page.evaluate(() => globalThis.seenDrawers.length);
  await page.waitForFunction((count) => globalThis.seenDrawers.length >= count, before + times);
}

/** Runs in the page: presses the toggle over and over, from the first frame on. */
function pressOverAndOver(): void {
  globalThis.seenDrawers = [];
  const press = () => {
    const { dataset } = document.documentElement;
    const toggle = document.querySelector<HTMLElement>('.header [data-early="drawer"]');
    if (!toggle) return;
    toggle.click();
    globalThis.seenDrawers.push(`${innerWidth < 1024 ? dataset.overlay : dataset.drawer}`);
  };
  requestAnimationFrame(() => setInterval(press, 70));
}

for (const { width, atFirst } of [
  { width: 360, atFirst: ['open', 'closed'] },
  { width: 1280, atFirst: ['closed', 'open'] },
]) {
  test(`each press of the drawer's toggle counts once, before and after it is live, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await holdIslands(page, async () => {
      await untilBound(page);
      await untilPressed(page, 5);
    });
    await page.addInitScript(pressOverAndOver);
    await page.goto('/accessories', { waitUntil: 'commit' });
    // Before the page is parsed there is no island that could be waited for.
    await page.locator('astro-island[ssr]').first().waitFor({ state: 'attached' });
    await untilLive(page);
    await untilPressed(page, 5);
    const seen = await page.evaluate(() => globalThis.seenDrawers);
    expect(seen).toEqual(seen.map((_, press) => atFirst[press % 2]));
  });
}

test('a drawer opened between stores and islands is closed by Escape', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const opened = Promise.withResolvers<void>();
  await holdIslands(page, () => opened.promise);
  await page.goto('/accessories', { waitUntil: 'commit' });
  await untilBound(page);
  await parts(page).drawerButton.click();
  await expect(parts(page).drawer).toBeInViewport();
  opened.resolve();
  await untilLive(page);
  await expect(parts(page).drawer).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(parts(page).drawer).not.toBeInViewport();
});
