import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { orderRequest } from '../../server/support/order-request.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { test as base, expect } from '../fixtures.ts';
import { findingsByTheme } from '../support/axe.ts';
import { act, actElsewhere, enter, openOrder, placeOrder } from '../support/order-desk.ts';
import { startPanel } from '../support/panel-server.ts';

type Provider = { template: string; sent: { to: string; text: string }[] };

/** Panels of a lab that lets shops notify their customers, and the texts that its SMS provider received. */
const test = base.extend<{ provider: Provider }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  provider: async ({}, use) => {
    const sent: Provider['sent'] = [];
    const server = createServer(async (request, answer) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      sent.push(JSON.parse(Buffer.concat(parts).toString()));
      answer.end('{"status":1}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const folder = await mkdtemp(path.join(scratchFolder(), 'wearer-'));
    const template = path.join(folder, 'sms.json');
    const request = {
      address: `http://127.0.0.1:${port}/send`,
      json: { to: '{{mobile09}}', text: '{{text}}' },
      answer: { path: 'status', sent: [1] },
    };
    await writeFile(template, JSON.stringify(request));
    await use({ template, sent });
    server.close();
    await rm(folder, { recursive: true });
  },
  panel: async ({ panelDir, provider: { template } }, use) => {
    const panel = await startPanel(panelDir, {
      SMS_TEMPLATE: template,
      SMS_CUSTOMER_TEMPLATE: template,
    });
    await use(panel);
    await panel.stop();
  },
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a shop notifies its customer that the glasses are ready, who then stops further messages', async ({
  page,
  newVisitor,
  provider: { sent },
}) => {
  const shop = await enter(page, 'shop', 'fa');
  const lab = await enter(await newVisitor(), 'lab', 'fa');
  const order = await placeOrder(shop, orderRequest());
  await actElsewhere(lab, order, { event: 'accept', promisedFor: '2030-01-02' });
  for (const event of ['start', 'inspect', 'pass', 'ship']) {
    await actElsewhere(lab, order, { event });
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await openOrder(shop, order);
  await act(shop, 'deliver', {});
  const part = page.locator('details', { hasText: 'خبر آماده بودن عینک به مشتری' });
  const field = part.getByLabel('موبایل مشتری');
  const tell = part.getByRole('button', { name: 'ارسال «عینک شما آماده است»' });
  await tell.click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('۰۹۱۲ ۳۴۵ ۶۷۸۹');
  await tell.click();
  await expect(part.locator('.chip-good')).toContainText('ارسال شد');
  await expect(tell).toHaveCount(0);
  expect(await findingsByTheme(page)).toEqual([]);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: '09123456789' });
  const [link = ''] = /http\S+$/.exec(sent[0]?.text ?? '') ?? [];

  const customer = await newVisitor();
  await customer.goto(link);
  await customer.getByRole('button').click();
  await expect(customer.getByText('این فروشگاه دیگر به این شماره پیامک نمی‌فرستد.')).toBeVisible();

  const later = await placeOrder(shop, orderRequest('N-2'));
  await openOrder(shop, later);
  await part.locator('summary').click();
  await field.fill('09123456789');
  await part.getByRole('button', { name: 'ذخیرهٔ شماره' }).click();
  await expect(part).toContainText('ذخیره شد');
  await openOrder(shop, later);
  await part.locator('summary').click();
  await expect(field).toHaveValue('0912 345 6789');
});
