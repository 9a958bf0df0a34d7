import { describe, expect, test } from 'vitest';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { freshApp } from '../support/fresh-app.ts';

const panel = 'https://panel.example';
const elsewhere = 'https://cdn.example';
const { request } = await freshApp({ publicOrigin: panel, panelOrigins: [elsewhere] });
const body = { username: 'shop', password: 'adasi-demo' };

function login(origin: string) {
  return request(sessionPaths.login, { body, headers: { Origin: origin } });
}

describe('behind https', () => {
  test('the cookie is bound to the host and to https', async () => {
    const cookie = (await login(panel)).headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/^__Host-adasi=/);
    expect(cookie).toContain('; Secure');
    expect(cookie).toContain('; Path=/;');
    expect(cookie).not.toContain('Domain');
    const signedIn = await request(sessionPaths.session, { cookie: cookie.split(';')[0] });
    expect((await signedIn.json()).signedIn).not.toBeNull();
  });

  test('changes are accepted from the public origin, not from the request’s', async () => {
    expect((await login('http://panel.test')).status).toBe(403);
    expect((await login(panel)).headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

describe('a panel on another host', () => {
  test('may use its cookie when it is in PANEL_ORIGINS', async () => {
    const answer = await login(elsewhere);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(elsewhere);
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBe('true');
  });

  test('gets an answer to its preflight request', async () => {
    const answer = await request(orderPaths.orders, {
      method: 'OPTIONS',
      headers: { Origin: elsewhere, 'Access-Control-Request-Method': 'POST' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key');
    expect(answer.headers.get('Access-Control-Allow-Methods')?.split(',')).toContain('PUT');
  });

  test('may not read answers when it is not in PANEL_ORIGINS', async () => {
    const answer = await request(sessionPaths.session, {
      headers: { Origin: 'https://evil.test' },
    });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});
