import { uuidv7 } from 'uuidv7';
import { afterEach, expect, test, vi } from 'vitest';
import { sessionKey } from '../../../server/auth/session-token.ts';
import { findOpenSessions } from '../../../server/db/accounts/sessions.ts';
import { notificationPaths } from '../../../src/api/notifications/paths.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { recordStatements } from '../guards/recorded-statements.ts';
import { freshApp } from '../support/fresh-app.ts';

const { request, signIn, asSuperuser, database } = await freshApp();

afterEach(() => {
  vi.restoreAllMocks();
});

function keyOf(cookie: string) {
  const key = sessionKey(cookie.split('=')[1]);
  if (!key) throw new Error(`no session: ${cookie}`);
  return key;
}

test('one statement finds the open sessions of several accounts and what they mute', async () => {
  const cookies = await Promise.all(['shop', 'lab', 'shop', 'shop2', 'customer'].map(signIn));
  const [shop = '', lab = '', ended = '', suspended = '', deactivated = ''] = cookies;
  const body = { on: false };
  await request(notificationPaths.topic('accepted'), { method: 'PUT', cookie: shop, body });
  await request(sessionPaths.logout, { method: 'POST', cookie: ended });
  await asSuperuser('update accounts set suspended_at = now() where account_id = $1', [
    keyOf(suspended).account,
  ]);
  await asSuperuser("update users set deactivated_at = now() where username = 'customer'");
  const keys = [lab, ended, shop, suspended, deactivated].map(keyOf);
  const elsewhere = { ...keyOf(shop), account: uuidv7() };
  const recorded = recordStatements();
  expect(await findOpenSessions(database, [...keys, elsewhere])).toEqual([
    expect.objectContaining({ role: 'SuperAdmin', muted: [] }),
    undefined,
    expect.objectContaining({ role: 'Shop', muted: ['accepted'] }),
    undefined,
    undefined,
    undefined,
  ]);
  expect(recorded).toHaveLength(1);
});

test('a session that several of its tabs ask for at once is read once, for all of them', async () => {
  const [shop, lab] = (await Promise.all(['shop', 'lab'].map(signIn))).map(keyOf);
  if (!shop || !lab) throw new Error('not signed in');
  const recorded = recordStatements();
  const found = await findOpenSessions(database, [shop, lab, { ...shop }]);
  expect(found.map((user) => user?.role)).toEqual(['Shop', 'SuperAdmin', 'Shop']);
  expect(recorded.map(({ values }) => values?.[0])).toEqual([[shop.account, lab.account]]);
});
