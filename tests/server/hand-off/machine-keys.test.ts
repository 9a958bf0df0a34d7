import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { auditPath } from '../../../src/api/audit/paths.ts';
import { handOffPaths } from '../../../src/api/hand-off/paths.ts';
import type { NewMachineKey } from '../../../src/domain/hand-off/machine-key.ts';
import { freshApp } from '../support/fresh-app.ts';
import { stopClock } from '../support/stop-clock.ts';

const { request, signIn, asSuperuser } = await freshApp();
const lab = await signIn('lab');
const reading: NewMachineKey = { name: 'LMS', scopes: ['orders:read'] };

const make = (id: string, body: object = reading) =>
  request(handOffPaths.key(id), { cookie: lab, method: 'PUT', body });
const secretOf = async (answer: Response): Promise<string> => (await answer.json()).secret;
const read = async (machine: string) => (await request(handOffPaths.orders, { machine })).status;

async function listed(id: string) {
  const { keys } = await (await request(handOffPaths.keys, { cookie: lab })).json();
  return keys.find((key: { id: string }) => key.id === id);
}

test('a key opens the routes of its scopes, until it is revoked', async () => {
  const id = uuidv7();
  const secret = await secretOf(await make(id));
  expect(await read(secret)).toBe(200);
  const report = { events: [{ id: uuidv7(), order: uuidv7(), event: 'start' }] };
  const answer = await request(handOffPaths.events, { machine: secret, body: report });
  expect(answer.status).toBe(403);
  const revoked = await request(handOffPaths.key(id), { cookie: lab, method: 'DELETE' });
  expect(revoked.status).toBe(200);
  expect(await read(secret)).toBe(401);
  expect(await listed(id)).toBeUndefined();
});

test('its secret is answered once, and only a hash of it is kept', async () => {
  const id = uuidv7();
  const secret = await secretOf(await make(id));
  const token = secret.split('.')[1] ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(await listed(id))).not.toContain(token);
  const { rows } = await asSuperuser('select machine_keys::text as row from machine_keys');
  expect(rows.map(({ row }) => row).join()).not.toContain(token);
  const audit = await (await request(auditPath, { cookie: lab })).text();
  expect(audit).toContain('machineKey.make');
  expect(audit).not.toContain(token);
});

test('made again without an answer it has another secret; once used it stays as it is', async () => {
  const id = uuidv7();
  const lost = await secretOf(await make(id));
  const second = await secretOf(await make(id));
  expect(await read(lost)).toBe(401);
  expect(await read(second)).toBe(200);
  expect((await make(id)).status).toBe(422);
  expect(await read(second)).toBe(200);
});

test('its last use is shown, and not written with each request', async () => {
  const id = uuidv7();
  const secret = await secretOf(await make(id));
  expect((await listed(id)).usedAt).toBeNull();
  await read(secret);
  const { usedAt } = await listed(id);
  expect(usedAt).toBeTruthy();
  await read(secret);
  expect((await listed(id)).usedAt).toBe(usedAt);
});

test.each([
  ['', ['orders:read']],
  ['  ', ['orders:read']],
  ['x'.repeat(61), ['orders:read']],
  ['LMS', []],
  ['LMS', ['orders:write']],
])('a key named %j for %j is refused', async (name, scopes) => {
  expect((await make(uuidv7(), { name, scopes })).status).toBe(422);
});

test('a key that asks more often than ten times a second has to wait', async () => {
  stopClock();
  const secret = await secretOf(await make(uuidv7()));
  const counts = new Map<number, number>();
  for (let round = 0; round < 40; round += 1) {
    const statuses = await Promise.all(Array.from({ length: 16 }, () => read(secret)));
    for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  expect(counts.get(200)).toBe(600);
  expect(counts.get(429)).toBe(40);
});

test('an account that is suspended has no machines', async () => {
  const secret = await secretOf(await make(uuidv7()));
  const suspend = (at: string) =>
    asSuperuser(
      `update accounts set suspended_at = ${at} where account_id in (select account_id from users where username = 'lab')`,
    );
  await suspend('now()');
  expect(await read(secret)).toBe(401);
  await suspend('null');
  expect(await read(secret)).toBe(200);
});
