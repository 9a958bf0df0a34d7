import { defineConfig } from 'playwright/test';
import type { PanelOptions } from './tests/e2e/fixtures.ts';
import { findBrowser } from './tests/support/find-browser.ts';

/** The real builds behind the real API: all that ships, and the smoke tests on the other runtime. */
export default defineConfig<object, PanelOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  // More than a small machine has cores: tests wait for slow lines and quiet pages more than they compute.
  workers: 4,
  forbidOnly: true,
  // Ends what hangs; nothing is proven to be fast by it, and the machine may be busy.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    launchOptions: await findBrowser(),
    viewport: { width: 1280, height: 800 },
    // Only what tests the pages kept for a dead line has a service worker between page and server.
    serviceWorkers: 'block',
    // Where shops are; a device elsewhere is a separate test.
    timezoneId: 'Asia/Tehran',
  },
  projects: [
    { name: 'preact', use: { panelDir: process.env.PANEL_DIR ?? 'dist' } },
    { name: 'react', grep: /@smoke/, use: { panelDir: 'dist-react' } },
  ],
});
