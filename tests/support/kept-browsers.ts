import { chromium, type Page } from 'playwright';
import { launch } from 'puppeteer-core';
import { findBrowser } from './find-browser.ts';
import { findFirefox } from './find-firefox.ts';
import { openWebkit } from './webkit.ts';

/** The methods that both drivers' pages have in common. */
export type KeptTab = {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate<Given, Answer>(run: (given: Given) => Answer, given: Given): Promise<Awaited<Answer>>;
};

/** A browser whose profile stays on disk after closing, as a person's does. WebKit keeps none. */
export type KeptBrowser = { tab: KeptTab; close: () => Promise<void> };

function tabOf(page: Pick<Page, 'goto' | 'reload' | 'evaluate'>): KeptTab {
  return {
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    evaluate: (run, given) => page.evaluate(run as never, given as never),
  };
}

/** Opens a browser with a profile, Chromium with additional flags. */
type Open = (profile: string, flags?: readonly string[]) => Promise<KeptBrowser>;

/** How to open each browser. */
export const keptBrowsers: Record<'chromium' | 'firefox' | 'webkit', Open> = {
  async chromium(profile, flags = []) {
    const how = await findBrowser();
    const args = [...(how.args ?? []), ...flags];
    const context = await chromium.launchPersistentContext(profile, { ...how, args });
    const page = context.pages()[0] ?? (await context.newPage());
    return { tab: tabOf(page), close: () => context.close() };
  },
  // Debian's Firefox, because Playwright can only drive the one it downloads.
  async firefox(profile) {
    const browser = await launch({
      browser: 'firefox',
      executablePath: findFirefox(),
      userDataDir: profile,
      timeout: 60_000,
    });
    const page = await browser.newPage();
    return { tab: tabOf(page as never), close: () => browser.close() };
  },
  webkit: openWebkit,
};
