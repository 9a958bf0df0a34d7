import { setTimeout as wait } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import { expect } from 'vitest';
import { strictHeaders } from '../../../../server/http/guards/security-headers.ts';
import { headersFor, readHeaderRules } from '../../../../server/http/static/headers-file.ts';
import { sharePath } from '../../../../server/http/static/shared-text.ts';
import { cataloguePath } from '../../../../src/api/catalogue/paths.ts';
import { changePaths } from '../../../../src/api/changes/paths.ts';
import { idempotencyHeader } from '../../../../src/api/headers.ts';
import type { OrdersAnswer } from '../../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../../src/api/orders/paths.ts';
import { sessionPaths } from '../../../../src/api/session/paths.ts';
import { orderRequest } from '../../support/order-request.ts';
import { type ApiProcesses, metricsToken } from './api-processes.ts';
import { panelTexts } from './panel.ts';
import type { Answered, Visitor } from './visitor.ts';

/** Pause between two orders of one customer, in milliseconds. */
const pauseMs = 20;

/** Signs in as a panel at `origin` does. Returns the cookie. */
export async function signIn(
  visitor: Visitor,
  username: string,
  origin = visitor.origin,
): Promise<string> {
  const answer = await visitor.ask(sessionPaths.login, {
    method: 'POST',
    headers: { origin },
    body: { username, password: 'adasi-demo' },
  });
  expect(answer).toMatchObject({ status: 200 });
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^__Host-adasi=.*Path=\/.*; HttpOnly; Secure; SameSite=Strict/);
  return cookie.split(';')[0] ?? '';
}

/** Places an order under an id. */
export function placeOrder(
  visitor: Visitor,
  cookie: string,
  id = uuidv7(),
  origin = visitor.origin,
): Promise<Answered> {
  const headers = { origin, cookie, [idempotencyHeader.toLowerCase()]: id };
  return visitor.ask(orderPaths.orders, { method: 'POST', headers, body: orderRequest() });
}

/** The API's headers, each once: a proxy that adds its own would send them twice. */
export function expectDataHeaders({ headers }: Answered): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    ...lowerCase(strictHeaders),
    'strict-transport-security': 'max-age=31536000',
    'cache-control': 'no-store',
  });
}

/** Every kind of file of the panel: compressed content, with exactly the headers that `public/_headers` sets. */
export async function expectPanel(visitor: Visitor): Promise<void> {
  const rules = readHeaderRules('public');
  const addresses = { '/': panelTexts['/index.html'], '/rx': panelTexts['/rx/index.html'] };
  for (const encoding of ['br', 'gzip', 'identity']) {
    for (const [address, text] of Object.entries({ ...panelTexts, ...addresses })) {
      if (address === '/404.html') continue;
      const answer = await visitor.ask(address, { headers: { 'accept-encoding': encoding } });
      expect(answer).toMatchObject({ status: 200, text });
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(answer.headers.get('vary')?.toLowerCase()).toBe('accept-encoding');
      expect(ruled(answer)).toEqual(Object.fromEntries(headersFor(rules, address)));
    }
  }
}

/** The page for missing files, which must not be cached. */
export async function expectMissing(visitor: Visitor): Promise<void> {
  const rules = readHeaderRules('public');
  const page = {
    ...Object.fromEntries(headersFor(rules, '/404.html')),
    'cache-control': 'no-store',
  };
  for (const address of ['/nothing', '/_astro/old.js', '/_headers', '/index.html.br']) {
    const answer = await visitor.ask(address);
    expect(answer).toMatchObject({ status: 404, text: panelTexts['/404.html'] });
    expect(ruled(answer)).toEqual(page);
  }
}

/** A customer keeps ordering while the processes restart. Every order is answered and stored once. */
export async function expectNoneLost(visitor: Visitor, api: ApiProcesses): Promise<void> {
  const cookie = await signIn(visitor, 'customer');
  const placed: string[] = [];
  const failed: Answered[] = [];
  let isOver = false;
  const keepPlacing = async () => {
    while (!isOver) {
      const id = uuidv7();
      const answer = await placeOrder(visitor, cookie, id);
      if (answer.status === 201) placed.push(id);
      else failed.push(answer);
      // Leaves CPU time to the starting processes.
      await wait(pauseMs);
    }
  };
  const hands = Promise.all([keepPlacing(), keepPlacing()]);
  await api.restart().finally(() => {
    isOver = true;
  });
  await hands;
  expect(failed).toEqual([]);
  expect(placed.length).toBeGreaterThan(10);
  expect((await listIds(visitor, cookie)).sort()).toEqual(placed.sort());
}

/** Ids of all orders of the account. */
async function listIds(visitor: Visitor, cookie: string): Promise<string[]> {
  const ids: string[] = [];
  let after = '';
  do {
    const page = await visitor.ask(`${orderPaths.orders}?limit=100${after}`, {
      headers: { cookie },
    });
    const { orders, next }: OrdersAnswer = JSON.parse(page.text);
    ids.push(...orders.map(({ id }) => id));
    after = next ? `&after=${encodeURIComponent(next)}` : '';
  } while (after);
  return ids;
}

/** Someone else's order arrives while the stream is open, so nothing on the way buffers the stream. */
export async function expectLive(visitor: Visitor): Promise<void> {
  const cookie = await signIn(visitor, 'lab');
  const { status, body } = await visitor.open(changePaths.stream, { headers: { cookie } });
  expect(status).toBe(200);
  const id = uuidv7();
  let text = '';
  let isPlaced = false;
  for await (const part of body) {
    text += part;
    if (!isPlaced) await placeOrder(visitor, await signIn(visitor, 'shop'), id);
    isPlaced = true;
    if (text.includes(id)) break;
  }
  expect(text).toContain(id);
}

/** A text shared without a service worker comes back in the form's URL, even if it is long. */
export async function expectShared(visitor: Visitor): Promise<void> {
  for (const text of ['R -2.00 -0.50 x 90', 'راست ۲٫۰۰-', 'ن'.repeat(4000)]) {
    const { status, headers } = await visitor.ask(sharePath, { method: 'POST', form: { text } });
    const fragment = Buffer.from(text).toString('base64url');
    expect([status, headers.get('location')]).toEqual([303, `/rx?shared#${fragment}`]);
  }
}

/** If no process answers, the form opens empty. */
export async function expectFormAlone(visitor: Visitor): Promise<void> {
  const { status, headers } = await visitor.ask(sharePath, { method: 'POST', form: { text: 'R' } });
  expect(status).toBe(303);
  expect(headers.get('location')).toMatch(/^(https:\/\/[^/]+)?\/rx$/);
}

/** Prometheus reads each process directly; through the proxy the metrics cannot be found. */
export async function expectMetricsHidden(visitor: Visitor): Promise<void> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  for (const address of ['/api/metrics', '/api//metrics', '/api/x/../metrics', '/api/%6detrics']) {
    const answer = await visitor.ask(address, { headers });
    expect(answer).toMatchObject({ status: 404, text: '{"code":"notFound","issues":[]}' });
    expectDataHeaders(answer);
  }
}

/** The response of a proxy that reaches no process. The panel treats it like the API's own. */
export async function expectUnavailable(visitor: Visitor): Promise<void> {
  const answer = await visitor.ask(cataloguePath);
  expect(answer).toMatchObject({ status: 503, text: '{"code":"unavailable","issues":[]}' });
  expect(answer.headers.get('retry-after')).toBe('2');
  expectDataHeaders(answer);
}

/** A shop signs in and orders directly at a process, whose own origin may differ. */
export async function expectOneOrder(address: string, origin = address): Promise<void> {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const signedIn = await post(sessionPaths.login, { username: 'shop', password: 'adasi-demo' });
  const cookie = signedIn.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const placed = await post(orderPaths.orders, orderRequest(), {
    Cookie: cookie,
    [idempotencyHeader]: uuidv7(),
  });
  expect(placed.status).toBe(201);
  expect(Object.fromEntries(placed.headers)).toMatchObject(lowerCase(strictHeaders));
}

/** The headers of a response that `_headers` controls. */
function ruled({ headers }: Answered): Record<string, string> {
  const names = ['cache-control', 'permissions-policy', 'strict-transport-security'];
  const all = [...names, ...Object.keys(lowerCase(strictHeaders))];
  return Object.fromEntries([...headers].filter(([name]) => all.includes(name)));
}

function lowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
