import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listIds } from '../faults/support/orders-in-flight.ts';
import { signInAt } from '../server/support/real-server.ts';
import { failingLine } from '../support/failing-line.ts';
import { isWithoutFirefox } from '../support/find-firefox.ts';
import { type KeptBrowser, type KeptTab, keptBrowsers } from '../support/kept-browsers.ts';
import { act, composeOn, orderKinds, screens } from '../support/screen-steps.ts';
import { test as base, expect } from './fixtures.ts';
import { readKept } from './support/kept-version.ts';

type Device = {
  /** Opens the browser with the profile it had when it was closed. */
  open: (name: keyof typeof keptBrowsers) => Promise<KeptBrowser>;
  line: Awaited<ReturnType<typeof failingLine>>;
};

/** A browser profile on disk, and a network that is dead once it fails. */
const test = base.extend<{ device: Device }>({
  device: async ({ panel }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'adasi-profile-'));
    const line = await failingLine(panel.origin, { lost: 1 }, () => true);
    line.mend();
    const opened: KeptBrowser[] = [];
    const open = async (name: keyof typeof keptBrowsers) => {
      const browser = await keptBrowsers[name](profile);
      opened.push(browser);
      return browser;
    };
    await use({ open, line });
    for (const browser of opened) await browser.close().catch(() => {});
    line.stop();
    await rm(profile, { recursive: true, force: true });
  },
});

test.use({ serviceWorkers: 'allow' });

const accounts = { chromium: 'shop2', firefox: 'customer' } as const;

/** Signs in and opens every screen once, until all of the panel is on the device. */
async function prepare(tab: KeptTab, origin: string, username: string): Promise<void> {
  await tab.goto(`${origin}/login`);
  await tab.evaluate(act, [
    { do: 'gone', at: 'astro-island[ssr]:not([client="idle"])' },
    { do: 'fill', at: '[name="username"]', text: username },
    { do: 'fill', at: '[name="password"]', text: 'adasi-demo' },
    { do: 'click', at: 'form button[type="submit"]' },
  ]);
  await expect.poll(() => tab.evaluate(() => location.pathname, null)).not.toContain('login');
  for (const kind of orderKinds) {
    await openScreen(tab, `${origin}${screens[kind].path}`);
    const { list } = screens[kind];
    await expect.poll(() => tab.evaluate((key) => localStorage.getItem(key), list)).toBeTruthy();
  }
  const missing = async () => (await tab.evaluate(readKept, undefined))?.missing;
  await expect.poll(missing, { timeout: 40_000 }).toEqual([]);
}

async function openScreen(tab: KeptTab, address: string): Promise<void> {
  await tab.goto(address);
  await tab.evaluate(act, [{ do: 'gone', at: 'astro-island[ssr]:not([client="idle"])' }]);
}

const countCards = (tab: KeptTab) =>
  tab.evaluate(() => document.querySelectorAll('#main .preorder').length, null);

for (const name of ['chromium', 'firefox'] as const) {
  test(`orders composed offline outlive a reload and the end of ${name}, and are sent once each`, async ({
    panel,
    device,
  }) => {
    test.skip(name === 'firefox' && isWithoutFirefox(), 'Install firefox-esr to run it.');
    test.setTimeout(150_000);
    const { line } = device;
    const before = await device.open(name);
    await prepare(before.tab, line.origin, accounts[name]);

    line.fail();
    for (const kind of orderKinds) {
      await openScreen(before.tab, `${line.origin}${screens[kind].path}`);
      await composeOn(before.tab, kind, `${name} ${kind}`, 0);
      await before.tab.reload();
    }
    await before.close();

    const after = await device.open(name);
    await openScreen(after.tab, `${line.origin}/ordersPendding`);
    await expect.poll(() => countCards(after.tab)).toBe(orderKinds.length);
    const cookie = await signInAt(panel.origin, accounts[name]);
    expect(await listIds(panel.origin, cookie)).toEqual([]);

    line.mend();
    await expect.poll(() => countCards(after.tab), { timeout: 60_000 }).toBe(0);
    const answer = await fetch(`${panel.origin}/api/orders?limit=100`, {
      headers: { Cookie: cookie },
    });
    const { orders } = (await answer.json()) as { orders: { reference: string }[] };
    const references = orders.map(({ reference }) => reference).sort();
    expect(references).toEqual(orderKinds.map((kind) => `${name} ${kind}`).sort());
    await after.close();
  });
}
