import { uuidv7 } from 'uuidv7';
import { demoAccounts } from '../../server/sample/accounts.ts';
import { deliveryPaths } from '../../src/api/delivery/paths.ts';
import { idempotencyHeader } from '../../src/api/headers.ts';
import { labPagePath } from '../../src/api/lab-page/paths.ts';
import { ledgerPaths } from '../../src/api/ledger/paths.ts';
import { noticePath } from '../../src/api/notices/paths.ts';
import { orderPaths } from '../../src/api/orders/paths.ts';
import type { AskedEvent } from '../../src/domain/lifecycle/order-event.ts';
import { labDay } from '../../src/domain/vocabulary/lab-day.ts';
import { fullRx } from '../fixtures/full-rx.ts';
import { accessoryRequest } from '../server/support/accessory-request.ts';
import { orderRequest } from '../server/support/order-request.ts';
import { signInAt } from '../server/support/real-server.ts';
import { stockRequest } from '../server/support/stock-request.ts';
import { labPageOfSurvey } from './lab-page.ts';

/** Ids for the addresses to survey. */
export type Sample = { account: string; order: string; delivery: string };

type Send = (method: 'POST' | 'PUT', path: string, body: object) => Promise<unknown>;

const promisedFor = '2030-01-02';

/** Sends changes as a demo user. Throws the API's error if it refuses. */
export async function sender(origin: string, username: string): Promise<Send> {
  const cookie = await signInAt(origin, username);
  return async (method, path, body) => {
    const headers = {
      Origin: origin,
      Cookie: cookie,
      'Content-Type': 'application/json',
      [idempotencyHeader]: uuidv7(),
    };
    const answer = await fetch(origin + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
}

/** Places an order. Resolves to its id. */
export async function placed(send: Send, request: object): Promise<string> {
  const { id } = (await send('POST', orderPaths.orders, request)) as { id: string };
  return id;
}

/** Adds events to an order, one after another. */
export async function happen(
  send: Send,
  id: string,
  ...events: readonly AskedEvent[]
): Promise<void> {
  for (const event of events) await send('POST', orderPaths.events(id), event);
}

/** An event with nothing but a message. */
export const plain = (event: AskedEvent['event'], message = ''): AskedEvent => ({ event, message });
const accepted: AskedEvent = { event: 'accept', promisedFor, message: 'تا آن روز آماده است.' };
const made = [accepted, plain('start'), plain('inspect'), plain('pass')];

/** Creates more orders than a list initially shows, in several states. */
async function fillOrders(shop: Send, lab: Send): Promise<string> {
  for (let n = 1; n <= 24; n += 1) {
    const id = await placed(shop, orderRequest(`N-${1000 + n}`));
    await happen(lab, id, ...made.slice(0, n % 5));
  }
  await placed(shop, stockRequest([-200, -50, 4], [-100, 0, 2], [100, 0, 2]));
  await placed(shop, accessoryRequest(['case-zip', 'blue', 6]));
  const whole = await placed(shop, { content: fullRx });
  await happen(lab, whole, plain('ask', 'زاویهٔ پانتوسکوپیک را بررسی کنید.'));
  return whole;
}

async function fillDeliveries(shop: Send, lab: Send, account: string): Promise<string> {
  const ids = [uuidv7(), uuidv7()];
  for (const [n, id] of ids.entries()) {
    const orders: string[] = [];
    for (const part of ['a', 'b']) {
      const order = await placed(shop, orderRequest(`D-${n}${part}`));
      await happen(lab, order, ...made);
      orders.push(order);
    }
    const day = labDay(Date.now());
    const parcel = { account, orders, carrier: 'Tipax', tracking: 'RR-4711', day };
    await lab('PUT', deliveryPaths.one(id), parcel);
  }
  const [shipped = ''] = ids;
  await lab('POST', deliveryPaths.ship(shipped, account), {});
  return shipped;
}

async function fillLedger(lab: Send, account: string): Promise<void> {
  for (let n = 1; n <= 12; n += 1) {
    const payment = { kind: 'payment', account, amount: 1_000_000 * n, reference: `bank-${n}` };
    await lab('POST', ledgerPaths.entries, payment);
  }
}

async function fillNotices(lab: Send): Promise<void> {
  const text = { fa: 'فردا آزمایشگاه بسته است.', en: 'The lab is closed tomorrow.' };
  const from = labDay(Date.now());
  await lab('PUT', noticePath(uuidv7()), { text, from, until: '2030-01-02' });
  await lab('PUT', labPagePath, labPageOfSurvey);
}

/** Fills the sample's first shop, so that none of its lists or the lab's is empty. */
export async function fillSample(origin: string): Promise<Sample> {
  const account = demoAccounts.find(({ username }) => username === 'shop')?.accountId ?? '';
  const [shop, lab] = await Promise.all([sender(origin, 'shop'), sender(origin, 'lab')]);
  const order = await fillOrders(shop, lab);
  const delivery = await fillDeliveries(shop, lab, account);
  await fillLedger(lab, account);
  await fillNotices(lab);
  return { account, order, delivery };
}
