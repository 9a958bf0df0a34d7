import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { knownDevice, rememberDevice } from '../../../../server/auth/known-device.ts';

const key = randomBytes(32);
const day = 24 * 60 * 60 * 1000;

it('knows a device only for the usernames that signed in on it', () => {
  const cookie = rememberDevice(undefined, 'Shop', { key });
  expect(knownDevice(cookie, ' shop', { key })).toMatch(/^[\w-]{22}$/);
  expect(knownDevice(cookie, 'shop2', { key })).toBeUndefined();
});

it('remembers the last five usernames of a device, each with its own id', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const cookie = names.reduce<string | undefined>(
    (before, name) => rememberDevice(before, name, { key }),
    undefined,
  );
  const devices = names.map((name) => knownDevice(cookie, name, { key }));
  expect(devices[0]).toBeUndefined();
  expect(new Set(devices.slice(1)).size).toBe(5);
  expect(cookie?.length).toBeLessThan(300);
});

it('keeps the id of a device from one login to the next', () => {
  const first = rememberDevice(undefined, 'shop', { key });
  const second = rememberDevice(rememberDevice(first, 'other', { key }), 'shop', { key });
  expect(knownDevice(second, 'shop', { key })).toBe(knownDevice(first, 'shop', { key }));
  expect(second.split('~').length).toBe(2);
});

it('forgets a device 400 days after its last login', () => {
  const now = Date.now();
  const cookie = rememberDevice(undefined, 'shop', { key, now });
  expect(knownDevice(cookie, 'shop', { key, now: now + 399 * day })).toBeDefined();
  expect(knownDevice(cookie, 'shop', { key, now: now + 401 * day })).toBeUndefined();
});

it('rejects a cookie signed with another key', () => {
  const cookie = rememberDevice(undefined, 'shop', { key });
  const forged = rememberDevice(undefined, 'shop', { key: randomBytes(32) });
  const [device, , signature] = cookie.split('.');
  const later = `${device}.zzzz.${signature}`;
  const wrong = [
    forged,
    later,
    `${cookie}x`,
    cookie.slice(1),
    '',
    '~~~',
    'x'.repeat(9999),
    undefined,
  ];
  for (const text of wrong) expect(knownDevice(text, 'shop', { key })).toBeUndefined();
});
