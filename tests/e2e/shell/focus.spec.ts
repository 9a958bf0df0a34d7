import { expect, test } from '../fixtures.ts';
import { walk, watchFocus } from '../support/focus-walk.ts';
import { openLive } from '../support/live.ts';
import { everyPath } from '../support/screens.ts';
import { presetStorage } from './parts.ts';

// Positions are unreliable during a smooth scroll.
test.use({ looksOnly: true, contextOptions: { reducedMotion: 'reduce' } });

const low = [
  { width: 720, height: 450 },
  { width: 360, height: 640 },
];

for (const path of everyPath) {
  test(`${path} shows a focus ring that nothing covers`, async ({ page }) => {
    test.slow();
    await watchFocus(page);
    await presetStorage(page, { themeMode: 'true' });
    for (const viewport of low) {
      await page.setViewportSize(viewport);
      await openLive(page, path);
      const seen = await walk(page);
      expect(seen.length, 'things to press').toBeGreaterThan(3);
      expect(seen.filter(({ ring }) => !ring)).toEqual([]);
      expect(seen.filter(({ covered }) => covered)).toEqual([]);
    }
  });
}

test('the drawer next to the page shows the focus ring', async ({ page }) => {
  await watchFocus(page);
  await openLive(page, '/registerFactor');
  expect((await walk(page)).filter(({ ring }) => !ring)).toEqual([]);
});
