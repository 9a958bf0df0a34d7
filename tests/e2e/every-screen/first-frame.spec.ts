import type { Page } from 'playwright';
import { titles } from '../../../src/i18n/shell/shell.ts';
import { holdTimers } from '../../support/hold-timers.ts';
import { slowLine } from '../../support/slow-line.ts';
import { test as base, expect } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { openLive } from '../support/live.ts';
import { locales, themes } from '../support/screens.ts';

/** The panel over a slow connection, so that markup, styles and scripts arrive in separate frames. */
const test = base.extend({
  baseURL: async ({ panel }, use) => {
    const line = await slowLine(panel.origin, { kbitPerSecond: 1600, latencyMs: 150 });
    await use(line.origin);
    await line.stop();
  },
});

test.use({ looksOnly: true });

type Seen = 'lang' | 'dir' | 'theme' | 'drawer' | 'background' | 'text';
type Frame = Record<Seen, string | boolean>;

declare global {
  // `var`, because only `var` declares a property of `globalThis`.
  var seenFrames: Frame[];
  /** Elements that shifted, and by how much. */
  var seenShifts: string[];
}

/** Missing from TypeScript's DOM types. */
type LayoutShift = { value: number; sources: readonly { node: Node | null }[] };

/** Records what each frame shows, from the first one until the page is live. */
async function recordFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.seenFrames = [];
    globalThis.seenShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & LayoutShift;
        const moved = sources.map(({ node }) => node?.parentElement?.className || node?.nodeName);
        globalThis.seenShifts.push(`${value}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const { documentElement: root, body } = document;
      const drawer = document.querySelector('#drawer');
      if (body && drawer) {
        globalThis.seenFrames.push({
          lang: root.lang,
          dir: root.dir,
          theme: root.getAttribute('data-bs-theme') ?? '',
          drawer: drawer.checkVisibility({ visibilityProperty: true }),
          background: getComputedStyle(body).backgroundColor,
          text: getComputedStyle(body).fontSize,
        });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const different = (frames: readonly Frame[]) => [
  ...new Set(frames.map((frame) => JSON.stringify(frame))),
];

for (const locale of locales) {
  for (const theme of themes) {
    for (const drawer of ['open', 'closed']) {
      test(`${locale}, ${theme}, drawer ${drawer}: right from the first frame @smoke`, async ({
        page,
      }) => {
        await presetStorage(page, {
          locale,
          themeMode: String(theme === 'dark'),
          drawerStatus: drawer,
        });
        await recordFrames(page);
        await openLive(page, '/accessories');
        await expect(page).toHaveTitle(
          new RegExp(titles.texts.accessories[locale === 'fa' ? 0 : 1]),
        );
        const frames = await page.evaluate(() => globalThis.seenFrames);
        expect(different(frames)).toEqual([
          JSON.stringify({
            lang: locale,
            dir: locale === 'fa' ? 'rtl' : 'ltr',
            theme,
            drawer: drawer === 'open',
            background: theme === 'dark' ? 'rgb(18, 18, 18)' : 'rgb(250, 250, 251)',
            text: '15px',
          }),
        ]);
        expect(await page.evaluate(() => globalThis.seenShifts)).toEqual([]);
      });
    }
  }
}

test('larger text applies from the first frame', async ({ page }) => {
  await presetStorage(page, { textSize: 'larger' });
  await recordFrames(page);
  await openLive(page, '/accessories');
  const sizes = await page.evaluate(() => globalThis.seenFrames.map(({ text }) => text));
  expect([...new Set(sizes)]).toEqual([
    await page.evaluate(() => getComputedStyle(document.body).fontSize),
  ]);
  expect(Number.parseFloat(`${sizes[0]}`)).toBeGreaterThan(15);
  expect(await page.evaluate(() => globalThis.seenShifts)).toEqual([]);
});

for (const width of [360, 768, 1440]) {
  for (const path of ['/', '/rx', '/login']) {
    test(`${path} does not shift at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await recordFrames(page);
      await openLive(page, path);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => globalThis.seenShifts)).toEqual([]);
    });
  }
}

/** Runs in the page: requests before and after the first frame, by kind of file. */
function askedAroundFirstFrame(): { before: string[]; after: string[] } {
  const paintedAt = performance.getEntriesByType('paint')[0]?.startTime ?? 0;
  const kind = (name: string) => name.replace(/^.*\./, '').replace(/#.*/, '');
  const asked = performance.getEntriesByType('resource');
  const kinds = (isMeant: (entry: PerformanceEntry) => boolean) => [
    ...new Set(asked.filter(isMeant).map(({ name }) => kind(name))),
  ];
  return {
    before: kinds(({ startTime }) => startTime < paintedAt),
    after: kinds(({ startTime }) => startTime >= paintedAt),
  };
}

for (const path of ['/', '/rx', '/login']) {
  test(`${path} requests only its pictures before the first frame`, async ({ page }) => {
    // A page that isn't painted within a second requests its scripts anyway.
    await page.addInitScript(holdTimers, 1000);
    await openLive(page, path);
    const { before, after } = await page.evaluate(askedAroundFirstFrame);
    expect(before.filter((kind) => kind !== 'svg')).toEqual([]);
    expect(after).toContain('js');
    expect(await page.locator('html').getAttribute('data-font')).toBe('late');
  });
}
