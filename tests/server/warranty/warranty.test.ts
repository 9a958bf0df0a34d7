import { expect, test } from 'vitest';
import { warrantyPath } from '../../../src/api/warranty/paths.ts';
import { freshApp } from '../support/fresh-app.ts';

const { request, signIn, asSuperuser } = await freshApp();
const [shop, lab] = await Promise.all(['shop', 'lab'].map(signIn));

const term = { design: null, days: 30, reasons: ['labFault'] };
const put = (base: number, terms: unknown, cookie = lab) =>
  request(warrantyPath, { method: 'PUT', cookie, body: { base, terms } });
const read = async (cookie = shop) => (await request(warrantyPath, { cookie })).json();

test('the lab writes its warranty, shops read it, and the audit log has both', async () => {
  expect(await read()).toEqual({ revision: 0, terms: [] });
  expect((await put(0, [term], shop)).status).toBe(403);
  const written = await put(0, [term]);
  expect([written.status, await written.json()]).toEqual([200, { revision: 1, terms: [term] }]);
  expect(await read()).toEqual({ revision: 1, terms: [term] });
  const { rows } = await asSuperuser(
    `select before, after from audit_log where action = 'warranty.write'`,
    [],
  );
  expect(rows).toEqual([{ before: { terms: [] }, after: { terms: [term] } }]);
});

test('the second of two concurrent writers is refused, and a repeated request changes nothing', async () => {
  const { revision } = await read();
  const longer = [{ ...term, days: 60 }];
  const other = [{ ...term, days: 90 }];
  const both = await Promise.all([put(revision, longer), put(revision, other)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const now = await read();
  expect(now.revision).toBe(revision + 1);
  const again = await put(revision, now.terms);
  expect([again.status, await again.json()]).toEqual([200, now]);
});

test.each([
  [[{ ...term, days: 0 }]],
  [[{ ...term, days: 1097 }]],
  [[{ ...term, days: 1.5 }]],
  [[{ ...term, reasons: [] }]],
  [[{ ...term, reasons: ['creditLimit'] }]],
  [[{ ...term, reasons: ['labFault', 'labFault'] }]],
  [[term, term]],
  [[{ ...term, design: 'a b' }]],
  ['x'],
])('%j is refused, and nothing is stored', async (terms) => {
  const before = await read();
  expect((await put(before.revision, terms)).status).toBe(422);
  expect(await read()).toEqual(before);
});
