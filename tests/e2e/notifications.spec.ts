import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright';
import { pushBrowser } from '../support/push-browser.ts';
import { test as base, expect } from './fixtures.ts';
import { findings, showTheme } from './support/axe.ts';
import { openLive } from './support/live.ts';
import { startPanel } from './support/panel-server.ts';
import { themes } from './support/screens.ts';
import { signIn } from './support/sign-in.ts';

/** A push service on this machine. It opens nothing: what is inside is tested with the channel itself. */
async function openPushService() {
  let taken = 0;
  const server = createServer((request, response) => {
    taken += 1;
    request.resume();
    response.writeHead(201, { Location: '/message' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, taken: () => taken, server };
}

type Service = Awaited<ReturnType<typeof openPushService>>;

/** Panels with pushes, and the service that they use. */
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
    });
    await use(panel);
    await panel.stop();
  },
});

/** A browser without a service of its own is subscribed at the one of the test. */
async function subscribeAt(page: Page, origin: string): Promise<void> {
  await page.addInitScript(
    (subscription) => {
      const subscribed = {
        toJSON: () => ({ ...subscription, expirationTime: null }),
        unsubscribe: async () => true,
      };
      PushManager.prototype.subscribe = async () => subscribed as unknown as PushSubscription;
      Notification.requestPermission = async () => 'granted';
    },
    pushBrowser().subscription(`${origin}/push`),
  );
}

/** The number by which the browser knows the panel's worker. */
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

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

test('a shop switches notifications on, and is told while no tab of the panel is open', async ({
  page,
  context,
  service,
  panel,
}) => {
  await context.grantPermissions(['notifications'], { origin: panel.origin });
  await subscribeAt(page, service.origin);
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
  await expect.poll(service.taken).toBe(1);
  for (const theme of themes) {
    await showTheme(page, theme);
    expect(await findings(page), theme).toEqual([]);
  }
  await openLive(page, '/notifications');
  await expect(outside.getByRole('switch', { name: 'اعلان در این مرورگر' })).toBeChecked();
  await expect(outside.getByRole('switch', { name: 'پیام‌ها' })).not.toBeChecked();

  const registrationId = await registrationOf(context, panel.origin);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no worker');
  // A browser without a screen shows no notifications.
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    registration.showNotification = async (title, options) =>
      void shown.push({ title, ...options });
  });
  await page.close();
  const link = `${panel.origin}/orders/order?id=x`;
  const told = { id: '1', language: 'fa', title: 'سؤال لابراتوار', body: 'متوقف است.', link };
  const push = { origin: panel.origin, registrationId, data: JSON.stringify(told) };
  const devtools = await context.newCDPSession(await context.newPage());
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', push);
  const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: unknown }).shown);
  const { title, body } = told;
  await expect
    .poll(shown)
    .toEqual([
      expect.objectContaining({ title, body, tag: '1', lang: 'fa', dir: 'rtl', data: link }),
    ]);
});
