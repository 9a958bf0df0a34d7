import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { replaceOldNames } from '../../../server/use-cases/housekeeping/replace-old-names.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { noPeople } from '../../../src/domain/rx/people.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const { request, signIn, database, asSuperuser } = await freshApp();
const [shop, shop2] = await Promise.all(['shop', 'shop2'].map(signIn));
const now = new Date('2026-11-22T12:00:00Z');

/** An order whose prescription was read from a message, which names the patient too. */
function bodyOf(reference: string) {
  const body = orderRequest(reference);
  const people = {
    ...noPeople,
    prescriber: 'Dr. Sample',
    mobile: '+989120000000',
    insurance: '77001122',
  };
  return { ...body, content: { ...body.content, people, source: `${reference} OD -2.00` } };
}

/** Places an order as it was placed some days ago. */
async function place(days: number, reference: string, cookie = shop): Promise<string> {
  const id = uuidv7();
  const headers = { 'Idempotency-Key': id };
  await request(orderPaths.orders, { cookie, body: bodyOf(reference), headers });
  const at = new Date(now.getTime() - days * 86_400_000);
  await asSuperuser('update orders set placed_at = $2 where id = $1', [id, at]);
  await asSuperuser('update order_words set placed_at = $2 where order_id = $1', [id, at]);
  return id;
}

const read = async (id: string, cookie = shop) =>
  (await request(orderPaths.order(id), { cookie })).json();
const found = async (word: string, cookie = shop) => {
  const { orders } = await (await request(`${orderPaths.orders}?text=${word}`, { cookie })).json();
  return orders.length;
};

test('names are taken out of old orders, which stay and are found by their number', async () => {
  const old = await place(31, 'Old-31');
  const other = await place(40, 'Old-40', shop2);
  const recent = await place(29, 'New-29');
  const before = await read(old);
  expect(before.content.patient).not.toBe('');
  expect(await replaceOldNames(database, 30, now)).toBe(2);

  const after = await read(old);
  expect(after).toEqual({
    ...before,
    reference: '',
    patient: '',
    content: {
      ...before.content,
      reference: '',
      patient: '',
      source: '',
      people: { ...before.content.people, mobile: '', insurance: '' },
    },
  });
  expect((await read(other, shop2)).reference).toBe('');
  expect((await read(recent)).reference).toBe('New-29');
  expect([await found('Old-31'), await found('New-29')]).toEqual([0, 1]);
  expect([await found('09120000000'), await found('09120000000', shop2)]).toEqual([1, 0]);
  expect(await found(after.number)).toBe(1);
  const kept = JSON.stringify((await asSuperuser('select * from orders, order_words')).rows);
  expect(kept).not.toMatch(/old-?31|old-?40/i);
  const ofOld = 'select word from order_words where order_id in ($1, $2)';
  const words = JSON.stringify((await asSuperuser(ofOld, [old, other])).rows);
  expect(words).not.toMatch(/120000000|77001122/);
});

test('more orders than fit into one transaction are all changed, and none twice', async () => {
  const id = await place(50, 'Many');
  await asSuperuser(
    `insert into orders (account_id, id, kind, content, price, lens_names, pieces, placed_by, request_hash, last_event, placed_at)
    select account_id, gen_random_uuid(), kind, content, price, lens_names, pieces, placed_by, request_hash, last_event, placed_at
    from orders, generate_series(1, 450) where id = $1`,
    [id],
  );
  await asSuperuser('delete from replaced_names');
  expect(await replaceOldNames(database, 30, now)).toBe(451);
  expect(await replaceOldNames(database, 30, now)).toBe(0);
});

test.each([
  ['mobile', '+989120000001'],
  ['insurance', '77001123'],
])('an order that has only a %s is changed too', async (name, number) => {
  const id = await place(60, '');
  const change = { patient: '', source: '', people: { ...noPeople, [name]: number } };
  await asSuperuser('update orders set content = content || $2 where id = $1', [id, change]);
  await asSuperuser('delete from replaced_names');
  expect(await replaceOldNames(database, 30, now)).toBe(1);
  expect((await read(id)).content.people).toEqual(noPeople);
});

test('an order that is named only in its message is changed too', async () => {
  const id = await place(60, '');
  await asSuperuser(
    `update orders set content = content || '{"patient": "", "source": "Rahimi OD -2.00"}' where id = $1`,
    [id],
  );
  await asSuperuser('delete from replaced_names');
  expect(await replaceOldNames(database, 30, now)).toBe(1);
  expect((await read(id)).content.source).toBe('');
});
