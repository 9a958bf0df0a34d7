import type { Page } from 'playwright';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { slowLine } from '../../support/slow-line.ts';
import { expect, test } from '../fixtures.ts';
import { openLive, untilLive } from '../support/live.ts';
import { signIn } from '../support/sign-in.ts';
import { presetStorage } from './parts.ts';

/** The slowest line that a shop works with. */
const slow = { kbitPerSecond: 400, latencyMs: 400 };

test.use({
  allowedComplaints: [/401|ERR_FAILED|Failed to (load|fetch)|Error hydrating/],
});

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Opens a page over its own line and waits for its first frame. */
async function openSlowly(page: Page, origin: string, path: string) {
  const line = await slowLine(origin, slow);
  await page.goto(`${line.origin}${path}`, { waitUntil: 'commit' });
  await page.locator('#end').waitFor({ state: 'attached' });
  return line;
}

const refuseLogin = (page: Page) =>
  page.route(`**${sessionPaths.login}`, (route) =>
    route.fulfill({ status: 401, json: { error: 'signedOut' } }),
  );

const random = seeded(20_260_301);
/** When Enter is pressed, ms after the first frame. The form is live after about two seconds. */
const moments = Array.from({ length: 50 }, () => Math.round(random() * 3_000));
/** Number of pages open at a time. */
const lanes = 5;

test('Enter on the login form works at any of 50 moments', async ({ newVisitor, panel }) => {
  test.slow();
  const pressAt = async (moment: number) => {
    const page = await newVisitor();
    await refuseLogin(page);
    const line = await openSlowly(page, panel.origin, '/login');
    await page.locator('[name="username"]').fill('shop');
    await page.locator('[name="password"]').fill('not-this-one');
    // Deliberately waits for no state: the key may be pressed at any moment.
    await page.waitForTimeout(moment);
    await page.keyboard.press('Enter');
    await expect(page.locator('.login [role="alert"]'), `${moment} ms`).toBeVisible();
    await expect(page.locator('[name="password"]')).toHaveValue('not-this-one');
    await expect(page).toHaveURL(/login$/);
    await page.close();
    await line.stop();
  };
  const left = moments.values();
  const work = async () => {
    for (const moment of left) await pressAt(moment);
  };
  await Promise.all(Array.from({ length: lanes }, work));
});

const { dialog, expanded, pressed } = {
  dialog: (page: Page) => expect(page.locator('#main [role="dialog"]').first()).toBeVisible(),
  expanded: (selector: string) => (page: Page) =>
    expect(page.locator(selector).first()).toHaveAttribute('aria-expanded', 'true'),
  pressed: (selector: string) => (page: Page) =>
    expect(page.locator(selector).first()).toHaveAttribute('aria-pressed', 'true'),
};

type Press = {
  path: string;
  selector: string;
  key?: 'Enter' | 'Space';
  /** Typed into the field first. */
  text?: string;
  shows: (page: Page) => Promise<void>;
};

const historyFold = '#rx-fold-history > button';
const showPassword = '.show-password';
const messageButton = '.rx-new button:nth-of-type(2)';

const presses: readonly Press[] = [
  { path: '/login', selector: showPassword, shows: pressed(showPassword) },
  { path: '/login', selector: showPassword, key: 'Space', shows: pressed(showPassword) },
  { path: '/rx', selector: historyFold, shows: expanded(historyFold) },
  { path: '/rx', selector: historyFold, key: 'Enter', shows: expanded(historyFold) },
  { path: '/rx', selector: messageButton, shows: dialog },
  {
    path: '/rx',
    selector: '.rx-actions button',
    shows: (page) => expect(page.locator('[name="right.sphere"]')).toHaveAttribute('aria-invalid'),
  },
  {
    path: '/stockSingle',
    selector: '#line',
    text: 'nonsense',
    key: 'Enter',
    shows: (page) => expect(page.locator('#line')).toHaveAttribute('aria-invalid', 'true'),
  },
  {
    path: '/accessories',
    selector: '.header [popovertarget]',
    shows: (page) => expect(page.locator('.popup:popover-open')).toBeVisible(),
  },
  {
    path: '/accessories',
    selector: '.header [data-early="theme"]',
    shows: (page) => expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark'),
  },
  {
    path: '/',
    selector: '.header [data-early="drawer"]',
    shows: (page) => expect(page.locator('html')).toHaveAttribute('data-drawer', 'closed'),
  },
];

for (const { path, selector, key, text, shows } of presses) {
  test(`${key ?? 'a click'} on ${selector} of ${path} takes effect once it is live`, async ({
    newVisitor,
    panel,
  }) => {
    const pressAt = async (moment: number) => {
      const page = await newVisitor();
      const line = await openSlowly(page, panel.origin, path);
      const target = page.locator(selector).first();
      // Deliberately waits for no state: the key may be pressed at any moment.
      await page.waitForTimeout(moment);
      if (text) await target.fill(text);
      if (key) await target.press(key);
      else await target.click();
      await untilLive(page);
      await shows(page);
      await page.close();
      await line.stop();
    };
    await Promise.all([0, 700, 1_400].map(pressAt));
  });
}

test('a button clicked twice before it is live is clicked once', async ({ page, panel }) => {
  const line = await openSlowly(page, panel.origin, '/rx');
  const fold = page.locator(historyFold);
  await fold.click();
  await expect(fold).toHaveAttribute('aria-busy', 'true');
  await fold.click();
  await untilLive(page);
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(fold).not.toHaveAttribute('aria-busy');
  await line.stop();
});

test('a filter chosen before the orders are live is applied', async ({ page }) => {
  await signIn(page, 'shop');
  const chosen = Promise.withResolvers<void>();
  await page.route(/\/islands-Orders\.js$/, async (route) => {
    await chosen.promise;
    await route.continue();
  });
  await page.goto('/orders', { waitUntil: 'commit' });
  const kind = page.locator('#main select').first();
  await kind.selectOption('stock');
  chosen.resolve();
  await untilLive(page);
  await expect(page).toHaveURL(/kind=stock/);
  await expect(kind).toHaveValue('stock');
});

for (const [locale, words] of [
  ['fa', 'کامل بارگذاری نشد'],
  ['en', 'didn’t load completely'],
] as const) {
  test(`a page whose scripts fail to load says so (${locale})`, async ({ page }) => {
    await presetStorage(page, { locale });
    await page.route(/_astro\/.*\.js/, (route) => route.abort());
    await page.goto('/login');
    await page.locator('[name="password"]').press('Enter');
    const notice = page.locator('#unloaded');
    await expect(notice).toContainText(words, { useInnerText: true });
    await page.unroute(/_astro\/.*\.js/);
    await notice.getByRole('link').click();
    await untilLive(page);
    await expect(notice).toBeHidden();
  });
}

test('a page that loads shows no such message', async ({ page }) => {
  await openLive(page, '/login');
  await expect(page.locator('#unloaded')).toBeHidden();
});
