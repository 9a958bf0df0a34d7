import type { BrowserContext, Page } from 'playwright';
import { uuidv7 } from 'uuidv7';
import { sampleOrders } from '../../../server/sample/orders.ts';
import { orderRequest } from '../../server/support/order-request.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { cutLine, mendLine } from '../support/line.ts';
import { openLive, openWhole } from '../support/live.ts';
import { placeOrder } from '../support/order-desk.ts';
import { signIn } from '../support/sign-in.ts';

const order = sampleOrders[0]?.id ?? '';
const stream = /\/api\/changes\/stream$/;

/** Someone writes about the order. */
async function write({ request }: Page, origin: string, message: string): Promise<void> {
  const answer = await request.post(`/api/orders/${order}/events`, {
    headers: { Origin: origin, 'Idempotency-Key': uuidv7() },
    data: { event: 'write', message },
  });
  expect(answer.status()).toBe(201);
}

/** The page as someone sees it who has read all news. */
async function openRead(page: Page): Promise<void> {
  await presetStorage(page, { newsSeenAt: new Date().toISOString() });
  await openLive(page, '/rx');
  await expect(bell(page)).toHaveCount(0);
}

const bell = (page: Page) => page.locator('[popovertarget="notifications"] .header-count');
/** The number of unread news items, without a reload. Without the stream, the page only asks after 45 seconds. */
const rings = (page: Page, count: string) =>
  expect(bell(page)).toContainText(count, { timeout: 30_000 });

function watchStreams(context: BrowserContext) {
  const streams = { opened: 0 };
  context.on('request', (request) => {
    if (stream.test(request.url())) streams.opened += 1;
  });
  return streams;
}

test.use({ allowedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

test('the bell rings in every tab of a shop when the lab acts, over one stream, also after a cut', async ({
  page,
  context,
  newVisitor,
  panel: { origin },
}) => {
  const lab = await newVisitor();
  await signIn(lab, 'lab');
  await signIn(page, 'shop');
  const streams = watchStreams(context);
  const streaming = page.waitForResponse(
    (answer) => stream.test(answer.url()) && answer.frame().url().endsWith('/rx'),
  );
  await openRead(page);
  expect((await streaming).status()).toBe(200);
  const before = streams.opened;

  const read = context.waitForEvent('response', (answer) => answer.url().endsWith('/api/changes'));
  const other = await context.newPage();
  await openLive(other, '/orders');
  await read;
  // The second tab listens once the code for it has loaded.
  await other.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /-live\.js$/.test(name)),
  );
  await page.locator('[name="reference"]').fill('typed meanwhile');
  await write(lab, origin, 'first');
  await Promise.all([rings(page, '۱'), rings(other, '۱')]);
  expect(streams.opened).toBe(before);

  await cutLine(context);
  await write(lab, origin, 'second');
  await write(lab, origin, 'third');
  await mendLine(context);
  await Promise.all([rings(page, '۳'), rings(other, '۳')]);
  await page.locator('[popovertarget="notifications"]').click();
  await expect(page.locator('#notifications')).toContainText('third');
  await expect(page.locator('[name="reference"]')).toHaveValue('typed meanwhile');

  // The streaming tab is closed, and the other takes over.
  await page.close();
  await write(lab, origin, 'fourth');
  await rings(other, '۴');
});

test('an open order is reread in place when the lab writes about it', async ({
  page,
  newVisitor,
  panel: { origin },
}) => {
  const shop = await newVisitor();
  const streaming = shop.waitForResponse(stream);
  await signIn(shop, 'shop');
  await openLive(shop, `/orders/order?id=${order}`);
  await streaming;
  await signIn(page, 'lab');
  await write(page, origin, 'shown without a reload');
  await expect(shop.locator('#main')).toContainText('shown without a reload');
});

test("a colleague's order appears at the shop’s other desk without ringing the bell", async ({
  page,
  newVisitor,
}) => {
  const desk = await newVisitor();
  await signIn(desk, 'shop2');
  await presetStorage(desk, { newsSeenAt: new Date().toISOString() });
  await openWhole(desk, '/orders');
  await expect(bell(desk)).toHaveCount(0);
  await signIn(page, 'shop2');
  const id = await placeOrder({ page, side: 'shop', locale: 'fa' }, orderRequest());
  await expect(desk.locator(`#main a[href*="${id}"]`).first()).toBeVisible();
  await expect(bell(desk)).toHaveCount(0);
});
