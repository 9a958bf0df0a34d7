import { chromium, type Page } from 'playwright';
import { launch } from 'puppeteer-core';
import { findBrowser } from './find-browser.ts';
import { findFirefox } from './find-firefox.ts';
import { openWebkit } from './webkit.ts';

/** What the pages of both drivers have in common. */
export type KeptTab = {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate<Given, Answer>(run: (given: Given) => Answer, given: Given): Promise<Awaited<Answer>>;
};

/** A browser whose profile, WebKit's apart, stays on disk when it is closed as by a person. */
export type KeptBrowser = { tab: KeptTab; close: () => Promise<void> };

function tabOf(page: Pick<Page, 'goto' | 'reload' | 'evaluate'>): KeptTab {
  return {
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    evaluate: (run, given) => page.evaluate(run as never, given as never),
  };
}

/** Opens a browser on a profile; Chromium with further flags. */
type Open = (profile: string, flags?: readonly string[]) => Promise<KeptBrowser>;

/** How each browser is opened. */
export const keptBrowsers: Record<'chromium' | 'firefox' | 'webkit', Open> = {
  async chromium(profile, flags = []) {
    const how = await findBrowser();
    const args = [...(how.args ?? []), ...flags];
    const context = await chromium.launchPersistentContext(profile, { ...how, args });
    const page = context.pages()[0] ?? (await context.newPage());
    return { tab: tabOf(page), close: () => context.close() };
  },
  // Debian's own: Playwright drives none but the Firefox that it downloads.
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
