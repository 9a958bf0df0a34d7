import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright';
import { changePaths } from '../../src/api/changes/paths.ts';
import { untilLive } from '../e2e/support/live.ts';

/** Time without requests after which a page counts as idle, ms: longer than it takes to show an answer. */
const quietMs = 250;

/** Longest wait for a page that never becomes idle, ms. */
const longestMs = 20_000;

/** Tracks a page's requests. */
export function restOf(page: Page) {
  const asked = new Set<Request>();
  let changedAt = performance.now();
  const follow = (change: (request: Request) => void) => (request: Request) => {
    // Stays open as long as the page.
    if (request.url().endsWith(changePaths.stream)) return;
    change(request);
    changedAt = performance.now();
  };
  page.on(
    'request',
    follow((request) => asked.add(request)),
  );
  page.on(
    'requestfinished',
    follow((request) => asked.delete(request)),
  );
  page.on(
    'requestfailed',
    follow((request) => asked.delete(request)),
  );
  page.on('framenavigated', () => asked.clear());

  return async function untilAtRest(): Promise<void> {
    await untilLive(page);
    const from = performance.now();
    while (performance.now() - from < longestMs) {
      const isQuiet = asked.size === 0 && performance.now() - changedAt > quietMs;
      // Checked last, because querying the page takes time too.
      if (isQuiet && (await page.locator('#main [aria-busy="true"]').count()) === 0) return;
      await wait(50);
    }
    throw new Error(`${page.url()} did not become idle.`);
  };
}
