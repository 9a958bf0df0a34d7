import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInAt } from '../../server/support/real-server.ts';
import { failingLine } from '../../support/failing-line.ts';
import { isWithoutFirefox } from '../../support/find-firefox.ts';
import { type KeptBrowser, type KeptTab, keptBrowsers } from '../../support/kept-browsers.ts';
import { act, composeOn, openScreen, orderKinds, screens } from '../../support/screen-steps.ts';
import { isWithoutWebkit, webkitPackages } from '../../support/webkit.ts';
import { test as base, expect } from '../fixtures.ts';
import { readKept } from '../support/kept-version.ts';

type Device = {
  /** Opens the browser with the profile it had when it was closed. */
  open: (name: keyof typeof keptBrowsers) => Promise<KeptBrowser>;
  line: Awaited<ReturnType<typeof failingLine>>;
};

/** A browser profile on disk, and a network that stays dead once it fails. */
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

const username = 'shop2';

/** Signs in and opens every screen once, until the whole panel is on the device. */
async function prepare(tab: KeptTab, origin: string): Promise<void> {
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
  await expect.poll(missing, { timeout: 90_000 }).toEqual([]);
}

const countCards = (tab: KeptTab) =>
  tab.evaluate(() => document.querySelectorAll('#main .preorder').length, null);

/** References of the orders that the lab has from a browser. */
async function listReferences(origin: string, name: string): Promise<string[]> {
  const headers = { Cookie: await signInAt(origin, username) };
  const answer = await fetch(`${origin}/api/orders?limit=100`, { headers });
  const { orders } = (await answer.json()) as { orders: { reference: string }[] };
  return orders.map(({ reference }) => reference).filter((each) => each.startsWith(name));
}

/** Composes an order of each kind offline and reloads its page before the browser has finished sending it. */
async function composeOffline(tab: KeptTab, origin: string, name: string): Promise<void> {
  for (const kind of orderKinds) {
    await openScreen(tab, `${origin}${screens[kind].path}`);
    await composeOn(tab, kind, `${name} ${kind}`, 0);
    await tab.reload();
  }
}

for (const { name, isMissing, packages, end } of [
  { name: 'chromium', isMissing: false, packages: '', end: ' and the end of the browser' },
  {
    name: 'firefox',
    isMissing: isWithoutFirefox(),
    packages: 'firefox-esr',
    end: ' and the end of the browser',
  },
  // With a driver, it keeps no profile.
  { name: 'webkit', isMissing: isWithoutWebkit(), packages: webkitPackages, end: '' },
] as const) {
  test(`orders composed offline in ${name} outlive a reload${end}, and are sent once each`, async ({
    panel,
    device,
  }) => {
    test.skip(isMissing, `Install ${packages} to run it.`);
    test.setTimeout(300_000);
    const { line } = device;
    const before = await device.open(name);
    await prepare(before.tab, line.origin);

    line.fail();
    await composeOffline(before.tab, line.origin, name);
    if (end) await before.close();

    const after = end ? await device.open(name) : before;
    await openScreen(after.tab, `${line.origin}/ordersPendding`);
    await expect.poll(() => countCards(after.tab)).toBe(orderKinds.length);
    expect(await listReferences(panel.origin, name)).toEqual([]);

    line.mend();
    await expect.poll(() => countCards(after.tab), { timeout: 60_000 }).toBe(0);
    const sent = orderKinds.map((kind) => `${name} ${kind}`).sort();
    expect((await listReferences(panel.origin, name)).sort()).toEqual(sent);
    await after.close();
  });
}
