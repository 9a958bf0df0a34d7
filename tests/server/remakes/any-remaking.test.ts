import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { lensCatalogue } from '../../../src/domain/catalogue/lens.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { checkRx } from '../../../src/domain/rx/rules/rx-check.ts';
import { rxOrder } from '../../../src/domain/rx/rx-order.ts';
import { anyLike } from '../../fixtures/any-body.ts';
import { bookkeeping } from '../ledger/support/bookkeeping.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const fresh = await freshApp();
const { request } = fresh;
const { lab, someShop, place, act, accept, statement } = await bookkeeping(fresh, 1);
const rounds = 100;

test('no random request makes an invalid remake, and no random share exceeds its price', async () => {
  const { cookie, account } = someShop();
  const { id, content, total } = await place(cookie);
  await accept(id);
  for (const event of ['start', 'inspect', 'pass', 'ship']) await act(lab, id, { event });
  const catalogue = lensCatalogue.parse(await (await request(cataloguePath, { cookie })).json());

  const send = async (by: string, body: unknown) => {
    const headers = { 'Idempotency-Key': uuidv7() };
    const path = orderPaths.events(id, by === lab ? account : undefined);
    const answer = await request(path, { cookie: by, body, headers });
    return { status: answer.status, value: await answer.json() };
  };

  const { right, left } = orderRequest().content;
  const ask = { event: 'askRemake', reason: 'transport', message: '' };
  const asked = [{ eyes: 'both', right, left }, { eyes: 'left', left }, { eyes: 'right' }];
  const shares = [{ event: 'grantRemake', shopPays: 1_000 }];
  const seed = Date.now();
  const random = fc.sample(anyLike(asked), { seed, numRuns: rounds });
  const grants = fc.sample(anyLike(shares), { seed, numRuns: rounds }).values();
  let owed = total ?? 0;
  let made = 0;
  for (const remaking of [...asked, ...random]) {
    const body = { ...ask, remaking };
    const said = `seed ${seed}: ${JSON.stringify(body)}`;
    const { status } = await send(cookie, body);
    expect([201, 400, 409, 422], said).toContain(status);
    const now: Order = await (await request(orderPaths.order(id), { cookie })).json();
    if (now.state !== 'remake') continue;
    const granted = await send(lab, grants.next().value);
    expect([201, 400, 409, 422], said).toContain(granted.status);
    const still: Order = await (await request(orderPaths.order(id), { cookie })).json();
    if (still.state === 'remake') await act(lab, id, { event: 'grantRemake', shopPays: 0 });
    const done: Order = await (await request(orderPaths.order(id), { cookie })).json();
    const { remake = '', shopPays } = done.events.findLast((each) => each.remake) ?? {};
    const placed: Order = await (await request(orderPaths.order(remake), { cookie })).json();
    const order = rxOrder.parse(placed.content);
    expect(checkRx(order, catalogue), said).toEqual([]);
    expect(order.patient).toBe('patient' in content ? content.patient : '');
    await accept(remake);
    owed += shopPays ?? placed.total ?? 0;
    expect(shopPays ?? 0).toBeLessThanOrEqual(placed.total ?? 0);
    made += 1;
  }
  expect(made).toBeGreaterThanOrEqual(asked.length);
  expect((await statement(cookie)).period.closing).toBe(owed);
}, 120_000);
