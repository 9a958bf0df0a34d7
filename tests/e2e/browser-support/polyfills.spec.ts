import type { BrowserContext, Page } from 'playwright';
import { expect, test } from '../fixtures.ts';
import { againIfCut } from '../support/ask-again.ts';
import { cutLine, mendLine } from '../support/line.ts';
import { openLive } from '../support/live.ts';
import { compose, save, write } from '../support/preorders.ts';
import { field } from '../support/rx.ts';
import { fillLogin, signIn, signInByForm } from '../support/sign-in.ts';

// Connections are cut on purpose.
test.use({ allowedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

/** Makes reading the storage throw. */
async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get });
    }
  });
}

/** Removes features from every page of a browser. */
async function takeAway(context: BrowserContext, names: readonly string[]): Promise<void> {
  await context.addInitScript((missing) => {
    for (const name of missing) {
      const owner = name in window ? window : navigator;
      Object.defineProperty(owner, name, { value: undefined, configurable: true });
    }
  }, names);
}

const root = (page: Page) => page.locator('html');
const sentStatus = (page: Page) => page.locator('.rx-done');

/** Sends the order on the form and waits until the lab has it. */
async function sendNow(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await expect(sentStatus(page)).toContainText('ثبت شد');
}

test('with blocked storage users stay signed in, and settings last as long as the page', async ({
  page,
  context,
}) => {
  await blockStorage(context);
  await signInByForm(page, 'shop');
  await write(page, 'no-storage');
  await expect(page.getByText('برای دیدن قیمت')).toBeHidden();
  await sendNow(page);
  await page.locator('[data-early="theme"]').first().click();
  await page.getByRole('link', { name: 'پیش‌سفارش‌ها' }).first().click();
  await expect(page).toHaveURL(/ordersPendding/);
  await expect(root(page)).toHaveAttribute('data-bs-theme', 'dark');
  await openLive(page, '/orders');
  await expect(page.locator('#main')).toContainText('no-storage');
});

for (const missing of [['BroadcastChannel'], ['locks'], ['BroadcastChannel', 'locks']]) {
  test(`without ${missing.join(' and ')} tabs share the list but no draft`, async ({
    page,
    context,
  }) => {
    await takeAway(context, missing);
    await signIn(page, 'shop2');
    await write(page, `first ${missing}`);
    const other = await context.newPage();
    await openLive(other, '/rx');
    await expect(field(other, 'reference')).toHaveValue('');
    await openLive(other, '/ordersPendding');
    await save(page);
    await expect(other.locator('.preorder')).toContainText(`first ${missing}`);
    await compose(page, `second ${missing}`);
    await sendNow(page);
    await openLive(page, '/orders');
    await expect(page.locator('#main')).toContainText(`second ${missing}`);
  });
}

test('where cookies are blocked, the login says so', async ({ page, context }) => {
  await page.route('**/api/login', async (route) => {
    const response = await route.fetch(againIfCut);
    const { 'set-cookie': _dropped, ...headers } = response.headers();
    await context.clearCookies();
    await route.fulfill({ response, headers });
  });
  await openLive(page, '/login');
  await fillLogin(page, 'shop');
  await expect(page.getByRole('alert')).toContainText('کوکی');
  await expect(page).toHaveURL(/\/login/);
});

test('a browser with cookies off says so before anything is typed', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
  });
  await openLive(page, '/login');
  await expect(page.getByRole('alert')).toContainText('کوکی');
});

/** Ways in which a browser stores no records. `hangs` never answers, `full` refuses to write. */
const recordless: Record<string, () => void> = {
  missing: () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
  failing: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not allowed', 'InvalidStateError');
    };
  },
  hanging: () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
  full: () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
};

for (const [how, take] of Object.entries(recordless)) {
  test(`with IndexedDB ${how} the panel says so, and sends each order once`, async ({
    page,
    context,
  }) => {
    await context.addInitScript(take);
    await signIn(page, 'shop');
    await openLive(page, '/rx');
    const notice = page.locator('.problem');
    if (how === 'full') await field(page, 'reference').fill('first key');
    await expect(notice).toContainText(how === 'full' ? 'پر است' : 'ذخیره نمی‌کند');
    await compose(page, `none-${how}`);
    let areLost = true;
    await page.route('**/api/orders', async (route) => {
      if (route.request().method() !== 'POST' || !areLost) return route.fallback();
      await route.fetch(againIfCut);
      await route.abort();
    });
    await page.keyboard.press('Control+Enter');
    await expect(sentStatus(page)).toContainText('این صفحه را نبندید');
    await expect(sentStatus(page)).not.toContainText('ذخیره شد');
    areLost = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(sentStatus(page)).toContainText('ثبت شد');
    const answer = await page.request.get('/api/orders?limit=100');
    const { orders } = (await answer.json()) as { orders: { reference: string }[] };
    expect(orders.filter(({ reference }) => reference === `none-${how}`)).toHaveLength(1);
  });
}

test('closing the page is blocked while an order is only in memory', async ({ page, context }) => {
  await context.addInitScript(recordless.missing ?? '');
  await signIn(page, 'shop');
  await write(page, 'held-one');
  await page.route('**/api/**', (route) => route.abort());
  await page.keyboard.press('Control+Enter');
  await expect(sentStatus(page)).toContainText('این صفحه را نبندید');
  await page.getByRole('link', { name: 'پیش‌سفارش‌ها' }).first().click();
  await expect(page.locator('.preorder')).toContainText('held-one');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
});

for (const how of ['missing', 'refused'] as const) {
  test(`with a ${how} service worker the settings say so, and the page while offline`, async ({
    page,
    context,
  }) => {
    await context.addInitScript((how) => {
      const refused = () => Promise.reject(new DOMException('Refused', 'SecurityError'));
      if (how === 'refused') navigator.serviceWorker.register = refused;
      else Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
    }, how);
    await openLive(page, '/');
    const note = page.locator('#settings .popup-note');
    await expect(note).toContainText('بدون اینترنت');
    await cutLine(context);
    await expect(page.locator('.problem')).toContainText('نبندید');
    await mendLine(context);
    await expect(page.locator('.problem')).toHaveCount(0);
  });
}

for (const years of [-1, 1]) {
  test(`a clock ${years} year off is noticed, and dates follow the lab’s clock`, async ({
    page,
    context,
  }) => {
    await context.addInitScript(
      (difference) => {
        const now = Date.now.bind(Date);
        const Real = Date;
        window.Date = class extends Real {
          constructor(...parts: []) {
            if (parts.length > 0) super(...parts);
            else super(now() + difference);
          }
          static override now = () => now() + difference;
        } as DateConstructor;
      },
      years * 365 * 86_400_000,
    );
    await signIn(page, 'shop');
    await write(page, `clock ${years}`);
    await expect(page.locator('.problem')).toContainText('ساعت');
    const ready = page.locator('.rx-hint').filter({ hasText: 'آماده' });
    const lab = new Intl.DateTimeFormat('fa-IR', { month: 'long', timeZone: 'Asia/Tehran' });
    const months = [0, 10, 20].map((days) => lab.format(Date.now() + days * 86_400_000));
    await expect(ready).toContainText(new RegExp(months.join('|')));
    await sendNow(page);
  });
}
