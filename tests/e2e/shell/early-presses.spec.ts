import type { Page } from 'playwright';
import { slowLine } from '../../support/slow-line.ts';
import { test as base, expect } from '../fixtures.ts';
import { untilLive } from '../support/live.ts';
import { parts } from './parts.ts';

declare global {
  // `var`, because only `var` declares a property of `globalThis`.
  /** State of the drawer after each press of its toggle. */
  var seenDrawers: string[];
  /** Lets held-back islands hydrate. */
  var startIslands: () => void;
}

/** The panel over a slow connection. */
const test = base.extend({
  baseURL: async ({ panel }, use) => {
    const line = await slowLine(panel.origin, { kbitPerSecond: 1600, latencyMs: 150 });
    await use(line.origin);
    await line.stop();
  },
});

test.use({ looksOnly: true });

/** Delays hydration until a promise resolves: on a slow device it can happen well after the stores load. */
async function holdIslands(page: Page, until: () => Promise<unknown>): Promise<void> {
  await page.addInitScript(() => {
    const define = customElements.define.bind(customElements);
    const { promise, resolve } = Promise.withResolvers<void>();
    globalThis.startIslands = resolve;
    customElements.define = (...definition) => void promise.then(() => define(...definition));
  });
  void until().then(() => page.evaluate(() => globalThis.startIslands()));
}

/** The router sets this once the shell's script has run and the stores are bound to the document. */
const untilBound = (page: Page) => page.waitForFunction(() => history.state !== null);

/** Waits for further clicks. */
async function untilPressed(page: Page, times: number): Promise<void> {
  const before = await page.evaluate(() => globalThis.seenDrawers.length);
  await page.waitForFunction((count) => globalThis.seenDrawers.length >= count, before + times);
}

/** Runs in the page: clicks the toggle repeatedly from the first frame on. */
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
  test(`each click on the drawer's toggle counts once, before and after hydration, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await holdIslands(page, async () => {
      await untilBound(page);
      await untilPressed(page, 5);
    });
    await page.addInitScript(pressOverAndOver);
    await page.goto('/accessories', { waitUntil: 'commit' });
    // There are no islands to wait for until the page has been parsed.
    await page.locator('astro-island[ssr]').first().waitFor({ state: 'attached' });
    await untilLive(page);
    await untilPressed(page, 5);
    const seen = await page.evaluate(() => globalThis.seenDrawers);
    expect(seen).toEqual(seen.map((_, press) => atFirst[press % 2]));
  });
}

test('Escape closes a drawer opened after the stores loaded and before hydration', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const opened = Promise.withResolvers<void>();
  await holdIslands(page, () => opened.promise);
  await page.goto('/accessories', { waitUntil: 'commit' });
  await untilBound(page);
  await parts(page).drawerButton.click();
  await expect(parts(page).drawer).toBeInViewport();
  opened.resolve();
  await untilLive(page);
  await expect(parts(page).main).toHaveAttribute('inert');
  await expect(parts(page).drawer).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(parts(page).drawer).not.toBeInViewport();
});
