import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isWithoutFirefox } from '../../support/find-firefox.ts';
import { type KeptBrowser, type KeptTab, keptBrowsers } from '../../support/kept-browsers.ts';
import { act, composeOn, openScreen } from '../../support/screen-steps.ts';
import { isWithoutWebkit, webkitPackages } from '../../support/webkit.ts';
import { test as base, expect } from '../fixtures.ts';

/** Browsers that Playwright cannot drive in their installed form. */
const browsers = {
  firefox: { isMissing: isWithoutFirefox(), packages: 'firefox-esr' },
  webkit: { isMissing: isWithoutWebkit(), packages: webkitPackages },
};

/** A tab of such a browser with its own profile. */
const test = base.extend<{ openTab: (name: keyof typeof browsers) => Promise<KeptTab> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures used from the pattern.
  openTab: async ({}, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'adasi-profile-'));
    const opened: KeptBrowser[] = [];
    await use(async (name) => {
      const browser = await keptBrowsers[name](profile);
      opened.push(browser);
      return browser.tab;
    });
    for (const browser of opened) await browser.close();
    await rm(profile, { recursive: true, force: true });
  },
});

const press = (tab: KeptTab, at: string) => tab.evaluate(act, [{ do: 'click', at }]);

const root = (tab: KeptTab, name: string) =>
  tab.evaluate((attribute) => document.documentElement.getAttribute(attribute), name);

for (const name of ['firefox', 'webkit'] as const) {
  test(`${name} signs in, changes theme, language and drawer, and sends an order that its list shows`, async ({
    panel,
    openTab,
  }) => {
    const { isMissing, packages } = browsers[name];
    test.skip(isMissing, `Install ${packages} to run it.`);
    const tab = await openTab(name);
    await openScreen(tab, `${panel.origin}/login`);
    await tab.evaluate(act, [
      { do: 'fill', at: '[name="username"]', text: 'shop' },
      { do: 'fill', at: '[name="password"]', text: 'adasi-demo' },
      { do: 'click', at: 'form button[type="submit"]' },
    ]);
    await expect.poll(() => tab.evaluate(() => location.pathname, null)).not.toContain('login');

    await openScreen(tab, `${panel.origin}/rx`);
    await press(tab, '[data-early="theme"]');
    await expect.poll(() => root(tab, 'data-bs-theme')).toBe('dark');
    // Its window is narrow: the drawer overlays the page.
    await press(tab, '[data-early="drawer"]');
    await expect.poll(() => root(tab, 'data-overlay')).toBe('open');

    await composeOn(tab, 'rx', name, 0);
    const done = () => tab.evaluate(() => document.querySelector('.rx-done')?.textContent, null);
    await expect.poll(done).toContain('ثبت شد');

    await openScreen(tab, `${panel.origin}/orders`);
    expect([await root(tab, 'data-bs-theme'), await root(tab, 'dir')]).toEqual(['dark', 'rtl']);
    const list = () => tab.evaluate(() => document.querySelector('#main')?.textContent, null);
    await expect.poll(list).toContain(name);
    await press(tab, 'button[popovertarget="settings"]');
    await press(tab, '#settings .choice:not([aria-pressed="true"])');
    await expect.poll(() => root(tab, 'dir')).toBe('ltr');
  });
}
