import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator } from 'playwright';
import { test as base, expect } from '../fixtures.ts';
import { findingsByTheme } from '../support/axe.ts';
import { enlarge } from '../support/enlarge.ts';
import { openLive } from '../support/live.ts';
import { startPanel } from '../support/panel-server.ts';
import { signIn } from '../support/sign-in.ts';

/** A local messenger server: it receives what people write to the bot and what the bot writes. */
async function openMessenger() {
  const written: object[] = [];
  const sent: { text: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    if (request.url?.endsWith('/sendMessage')) sent.push(JSON.parse(body));
    const result = request.url?.endsWith('/getUpdates') ? written.splice(0) : { message_id: 1 };
    response.end(JSON.stringify({ ok: true, result }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const write = (text: string) =>
    written.push({ update_id: 1, message: { text, chat: { id: 55, type: 'private' } } });
  return { origin: `http://127.0.0.1:${port}`, sent, write, server };
}

/** Panels with a Bale bot. */
const test = base.extend<{ messenger: Awaited<ReturnType<typeof openMessenger>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  messenger: async ({}, use) => {
    const messenger = await openMessenger();
    await use(messenger);
    messenger.server.close();
  },
  panel: async ({ panelDir, messenger }, use) => {
    const panel = await startPanel(panelDir, {
      BALE_TOKEN: '12:ab',
      BALE_BOT: 'lab_bot',
      BALE_ADDRESS: messenger.origin,
    });
    await use(panel);
    await panel.stop();
  },
});

/** Buttons that overflow their container. */
const cutButtons = (part: Locator) =>
  part.evaluate((within) => {
    const edge = within.getBoundingClientRect();
    return [...within.querySelectorAll('.btn')]
      .filter((button) => {
        const { left, right } = button.getBoundingClientRect();
        return left < edge.left || right > edge.right;
      })
      .map(({ textContent }) => textContent);
  });

test('a chat is linked by its code, confirms it immediately, and is unlinked', async ({
  page,
  messenger,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'shop');
  await openLive(page, '/notifications');
  const outside = page.locator('.outside');
  await outside.getByRole('button', { name: 'اتصال یک گفت‌وگو' }).click();
  const code = (await outside.locator('code').textContent()) ?? '';
  await expect(outside.getByRole('link', { name: 'باز کردن بات' })).toHaveAttribute(
    'href',
    `https://ble.ir/lab_bot?start=${code}`,
  );
  expect(await findingsByTheme(page)).toEqual([]);
  messenger.write(`/start ${code}`);
  await expect(outside).toContainText('گفت‌وگوی متصل');
  await expect.poll(() => messenger.sent.length).toBe(1);
  expect(messenger.sent[0]?.text).toContain('اعلان آزمایشی');
  await enlarge(page);
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  expect(await cutButtons(outside)).toEqual([]);
  await outside.getByRole('switch', { name: 'پیام‌ها' }).uncheck();
  await expect(outside).toContainText('ذخیره شد');
  await outside.getByRole('button', { name: 'قطع اتصال' }).click();
  await expect(outside.getByRole('button', { name: 'اتصال یک گفت‌وگو' })).toBeVisible();
});
