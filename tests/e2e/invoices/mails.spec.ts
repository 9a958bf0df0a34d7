import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { uuidv7 } from 'uuidv7';
import { destinationPaths } from '../../../src/api/notifications/destination-paths.ts';
import {
  invoiceMailOutcomes,
  invoiceMails,
} from '../../../src/i18n/notifications/invoice-mails.ts';
import { someSeller } from '../../fixtures/parties.ts';
import { orderRequest } from '../../server/support/order-request.ts';
import { test as base, expect } from '../fixtures.ts';
import { findingsByTheme } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import {
  actElsewhere,
  enter,
  type Person,
  placeOrder,
  postElsewhere,
} from '../support/order-desk.ts';
import { originOf } from '../support/origin.ts';
import { startPanel } from '../support/panel-server.ts';

/** Panels that mail invoices, and the mails received. */
const test = base.extend<{ mail: { url: string; arrived: string[] } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  mail: async ({}, use) => {
    const arrived: string[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      onData: async (stream, _session, done) => {
        const parts: Buffer[] = [];
        for await (const part of stream) parts.push(part as Buffer);
        arrived.push(Buffer.concat(parts).toString());
        done();
      },
    });
    const { server } = smtp;
    smtp.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await use({ url: `smtp://127.0.0.1:${port}`, arrived });
    smtp.close();
  },
  panel: async ({ panelDir, mail }, use) => {
    const panel = await startPanel(panelDir, {
      SMTP_URL: mail.url,
      SMTP_TLS: 'off',
      MAIL_FROM: 'panel@lab.example',
      MAIL_INVOICES: 'on',
      NOTIFICATION_DELAY_SECONDS: '0',
    });
    await use(panel);
    await panel.stop();
  },
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The code in a mail with folded lines. */
const codeIn = (mail: string) =>
  /(?<![\w=])\d{6}(?!\w)/.exec(mail.replaceAll('=\r\n', ''))?.[0] ?? '';

async function put({ page }: Person, path: string, data: object): Promise<void> {
  const headers = { Origin: await originOf(page) };
  const answer = await page.request.put(path, { data, headers });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('an invoice shows where it was mailed', async ({ page, newVisitor, mail: { arrived } }) => {
  const shop = await enter(page, 'shop', 'fa');
  const lab = await enter(await newVisitor(), 'lab', 'en');
  const id = uuidv7();
  await put(shop, destinationPaths.code(id), { channel: 'email', address: 'owner@shop.example' });
  await expect.poll(() => arrived.length).toBe(1);
  await put(shop, destinationPaths.confirmation(id), { code: codeIn(arrived[0] ?? '') });
  await put(lab, '/api/invoices/seller', someSeller);
  const order = await placeOrder(shop, orderRequest());
  await actElsewhere(lab, order, { event: 'accept', promisedFor: '2030-01-02' });
  const { account } = await (await page.request.get(`/api/orders/${order}`)).json();
  const asked = { account: account.id, subject: { kind: 'order', order } };
  const invoice = await postElsewhere(lab, '/api/invoices', asked);
  await expect.poll(() => arrived.length).toBe(2);

  await page.setViewportSize({ width: 360, height: 740 });
  for (const [person, at] of [
    [shop, 0],
    [lab, 1],
  ] as const) {
    await openLive(person.page, `/invoices?id=${invoice.id}&of=${account.id}`);
    const part = person.page.locator('.invoice-mails');
    await expect(part).toContainText(invoiceMails.texts.title[at]);
    await expect(part).toContainText('o…@shop.example');
    await expect(part).toContainText(invoiceMailOutcomes.texts.sent[at]);
  }
  expect(await findingsByTheme(page)).toEqual([]);
});
