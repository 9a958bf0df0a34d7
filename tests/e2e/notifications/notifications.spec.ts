import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page, Worker } from 'playwright';
import { uuidv7 } from 'uuidv7';
import { orderRequest } from '../../server/support/order-request.ts';
import { signInAt } from '../../server/support/real-server.ts';
import { pushBrowser } from '../../support/push-browser.ts';
import { test as base, expect } from '../fixtures.ts';
import { findingsByTheme } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { startPanel } from '../support/panel-server.ts';
import { signIn } from '../support/sign-in.ts';

/** What the service worker receives in a message. */
type PushMessage = { title: string; body: string; link: string };

/** A local push service with a subscribed browser. */
async function openPushService() {
  const browser = pushBrowser();
  const received: PushMessage[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    received.push(browser.read(Buffer.concat(parts)) as PushMessage);
    response.writeHead(201, { Location: '/message' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, browser, received, server };
}

type Service = Awaited<ReturnType<typeof openPushService>>;

/** Panels with push notifications, and the service they use. */
const test = base.extend<{ service: Service }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  service: async ({}, use) => {
    const service = await openPushService();
    await use(service);
    service.server.close();
  },
  panel: async ({ panelDir, service }, use) => {
    const panel = await startPanel(panelDir, {
      PUSH_CONTACT: 'mailto:panel@lab.example',
      PUSH_SERVICES: service.origin,
      NOTIFICATION_DELAY_SECONDS: '0',
    });
    await use(panel);
    await panel.stop();
  },
});

/** Subscribes a browser that has no push service at the test's. */
async function subscribeAt(page: Page, { origin, browser }: Service): Promise<void> {
  await page.addInitScript(
    (subscription) => {
      const subscribed = {
        toJSON: () => ({ ...subscription, expirationTime: null }),
        unsubscribe: async () => true,
      };
      PushManager.prototype.subscribe = async () => subscribed as unknown as PushSubscription;
      Notification.requestPermission = async () => 'granted';
    },
    browser.subscription(`${origin}/push`),
  );
}

/** The browser's id for the panel's worker. */
async function registrationOf(context: BrowserContext, origin: string): Promise<string> {
  const devtools = await context.newCDPSession(await context.newPage());
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  return found;
}

/**
 * Makes the worker record what it shows and opens: a browser without a screen shows no notifications and opens nothing.
 */
const keepShown = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (address: string) => Promise<void> };
    };
    const [shown, opened]: [unknown[], string[]] = [[], []];
    Object.assign(globalThis, { shown, opened });
    scope.registration.showNotification = async (title, options) =>
      void shown.push({ title, ...options });
    scope.clients.openWindow = async (address) => void opened.push(address);
  });

const keptBy = (worker: Worker, name: 'shown' | 'opened') =>
  worker.evaluate(
    (kept) => (globalThis as unknown as Record<string, Record<string, unknown>[]>)[kept]?.at(-1),
    name,
  );

/** Clicks the last notification. Returns what the worker opens. */
async function press(worker: Worker): Promise<unknown> {
  await worker.evaluate(() => {
    const { shown } = globalThis as unknown as { shown: { data: string }[] };
    const notification = { close: () => undefined, data: shown.at(-1)?.data };
    const pressed = Object.assign(new Event('notificationclick'), {
      notification,
      waitUntil: () => undefined,
    });
    globalThis.dispatchEvent(pressed);
  });
  await expect.poll(() => keptBy(worker, 'opened')).toBeTruthy();
  return keptBy(worker, 'opened');
}

/** Sends something to the API as a user signed in elsewhere. */
async function send(cookie: string, address: string, body: object, method = 'POST') {
  const answer = await fetch(address, {
    method,
    headers: {
      Cookie: cookie,
      Origin: new URL(address).origin,
      'Content-Type': 'application/json',
      'Idempotency-Key': uuidv7(),
    },
    body: JSON.stringify(body),
  });
  expect(answer.ok, `${method} ${address}`).toBe(true);
  return answer.json();
}

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

test('a shop switches notifications on, is notified while no tab of the panel is open, and opens the order', async ({
  page,
  context,
  service,
  panel: { origin },
}) => {
  await context.grantPermissions(['notifications'], { origin });
  await subscribeAt(page, service);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'shop');
  await openLive(page, '/notifications');
  await page.waitForFunction(() => navigator.serviceWorker.ready);
  const outside = page.locator('.outside');
  await outside.getByRole('switch', { name: 'اعلان در این مرورگر' }).check();
  await expect(outside).toContainText('ذخیره شد');
  await outside.getByRole('switch', { name: 'پیام‌ها' }).uncheck();
  await outside.getByRole('button', { name: 'ارسال اعلان آزمایشی' }).click();
  await expect(outside).toContainText('فرستاده شد');
  await expect.poll(() => service.received.length).toBe(1);
  expect(await findingsByTheme(page)).toEqual([]);
  await openLive(page, '/notifications');
  await expect(outside.getByRole('switch', { name: 'اعلان در این مرورگر' })).toBeChecked();
  await expect(outside.getByRole('switch', { name: 'پیام‌ها' })).not.toBeChecked();

  const registrationId = await registrationOf(context, origin);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no worker');
  await keepShown(worker);
  await page.close();
  const devtools = await context.newCDPSession(await context.newPage());
  await devtools.send('ServiceWorker.enable');
  expect(context.pages().filter((each) => each.url().startsWith(origin))).toEqual([]);
  const [shop, lab] = await Promise.all([signInAt(origin, 'shop'), signInAt(origin, 'lab')]);
  const profile = { name: 'Ali', mobile: '' };
  for (const [nth, language] of (['fa', 'en'] as const).entries()) {
    await send(shop, `${origin}/api/profile`, { ...profile, language }, 'PUT');
    const { id, account } = await send(shop, `${origin}/api/orders`, orderRequest());
    const message = `Which coating? ${language}`;
    const events = `${origin}/api/orders/${id}/events?account=${account.id}`;
    await send(lab, events, { event: 'ask', message });
    await expect.poll(() => service.received.length).toBe(nth + 2);
    const [received] = service.received.slice(-1);
    const push = { origin, registrationId, data: JSON.stringify(received) };
    await devtools.send('ServiceWorker.deliverPushMessage', push);
    const title = language === 'fa' ? 'سؤال لابراتوار' : 'A question from the lab';
    const dir = language === 'fa' ? 'rtl' : 'ltr';
    const shown = { title, body: received?.body, lang: language, dir, data: received?.link };
    await expect.poll(() => keptBy(worker, 'shown')).toMatchObject(shown);
    const opened = await press(worker);
    expect(opened).toBe(`${origin}/orders/order?id=${id}`);
    const tab = await context.newPage();
    await tab.goto(String(opened));
    await expect(tab.getByText(message).first()).toBeVisible();
    await tab.close();
  }
});
