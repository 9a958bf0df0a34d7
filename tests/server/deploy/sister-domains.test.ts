import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import { idempotencyHeader } from '../../../src/api/headers.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { databaseUrl, startTwo } from './support/api-processes.ts';
import { nginxAndBrotli, startNginx } from './support/nginx.ts';
import { describeWith } from './support/programs.ts';
import { apiHost, panelHost } from './support/sample.ts';
import {
  expectDataHeaders,
  expectFormAlone,
  expectMissing,
  expectPanel,
  placeOrder,
  signIn,
} from './support/stories.ts';
import { Visitor } from './support/visitor.ts';

const panelOrigin = `https://${panelHost}`;

describeWith(nginxAndBrotli, 'a panel and an API on sister domains', async () => {
  const { ports } = await startTwo({
    DATABASE_URL: await databaseUrl(),
    PUBLIC_ORIGIN: `https://${apiHost}`,
    PANEL_ORIGINS: panelOrigin,
    TRUST_PROXY: '1',
  });
  const front = await startNginx(ports, 'sister-domains.conf');
  const [panel, api] = [new Visitor(front, panelHost), new Visitor(front, apiHost)];

  test('serves the panel under its name only', async () => {
    await expectPanel(panel);
    await expectFormAlone(panel);
    await expectMissing(panel);
    const answer = await api.ask('/');
    expect(answer.status).toBe(404);
    expectDataHeaders(answer);
  });

  test('has no API under the name of the panel', async () => {
    expect((await panel.ask(cataloguePath)).status).toBe(404);
  });

  test('lets the panel sign in and order, with the headers its browser needs', async () => {
    const headers = {
      origin: panelOrigin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': `content-type,${idempotencyHeader.toLowerCase()}`,
    };
    const asked = await api.ask(orderPaths.orders, { method: 'OPTIONS', headers });
    expect(asked.headers.get('access-control-allow-headers')).toContain(idempotencyHeader);
    const cookie = await signIn(api, 'shop', panelOrigin);
    const placed = await placeOrder(api, cookie, uuidv7(), panelOrigin);
    expect(placed.status).toBe(201);
    expectDataHeaders(placed);
    for (const { headers: told } of [asked, placed]) {
      expect(told.get('access-control-allow-origin')).toBe(panelOrigin);
      expect(told.get('access-control-allow-credentials')).toBe('true');
    }
  });

  test('refuses changes from any other site', async () => {
    const cookie = await signIn(api, 'shop', panelOrigin);
    const answer = await placeOrder(api, cookie, uuidv7(), 'https://other.example.ir');
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});
