import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { paths } from '../../src/api/paths.ts';
import { lensCatalogue } from '../../src/domain/lens.ts';
import { type RxOrder, rxOrder } from '../../src/domain/rx.ts';
import { checkRx, warningsOf } from '../../src/domain/rx-check.ts';
import { anyRxBody } from '../fixtures/any-rx.ts';
import { fullRx } from '../fixtures/full-rx.ts';
import { freshApp } from './support/fresh-app.ts';
import { orderRequest } from './support/order-request.ts';

const bodies = 10_000;
/** As many at once as the pool of connections has room for. */
const atOnce = 8;

const { request, signIn, asSuperuser } = await freshApp();
const { content: plain } = orderRequest();
const { right, left } = plain;
const { trace, measures, wishes, services, requests } = fullRx;
const asked = { trace, measures, wishes, services, requests };

/** Orders of every kind and job, with everything that can be asked for. */
const sound: RxOrder[] = [
  plain,
  rxOrder.parse({
    ...plain,
    right: {
      ...right,
      nearPd: 290,
      prism: { horizontal: { amount: 200, base: 'in' }, vertical: null },
    },
    job: 'remoteEdged',
    frame: { type: 'fullRim', a: 500, b: 400, dbl: 180, ed: 560 },
    ...asked,
  }),
  rxOrder.parse({
    ...plain,
    right: { ...right, add: null, height: null, centreHeight: 200 },
    left: null,
    lens: { design: 'sv-standard', index: 156, colour: 'clear', coating: 'hmc' },
    use: 'distance',
    balance: 'left',
  }),
  rxOrder.parse({
    ...plain,
    left: { ...left, sphere: 175 },
    acknowledged: [
      { path: 'left.sphere', code: 'oppositeSigns' },
      { path: 'left.sphere', code: 'anisometropia', params: { difference: 423 } },
    ],
  }),
];

async function place(body: unknown, cookie: string): Promise<number> {
  const headers = { 'Idempotency-Key': uuidv7() };
  const answer = await request(paths.orders, { cookie, body, headers });
  await answer.arrayBuffer();
  return answer.status;
}

test(`${bodies} bodies of any kind: none breaks the API, and nothing unsound is kept`, async ({
  annotate,
}) => {
  const cookie = await signIn('shop');
  for (const content of sound) expect(await place({ content }, cookie)).toBe(201);

  const seed = Date.now();
  const waiting = fc.sample(anyRxBody(sound), { seed, numRuns: bodies }).values();
  const answers = new Map<number, number>();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const body of waiting) {
        const status = await place(body, cookie);
        if (![201, 400, 422].includes(status))
          expect.fail(`${status}, seed ${seed}: ${JSON.stringify(body)}`);
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
    }),
  );
  await annotate(`seed ${seed}: ${JSON.stringify(Object.fromEntries(answers))}`);

  const catalogue = lensCatalogue.parse(await (await request(paths.catalogue, { cookie })).json());
  const { rows } = await asSuperuser('select content from orders');
  expect(rows.length).toBeGreaterThan(sound.length + 100);
  for (const { content } of rows) {
    const order = rxOrder.parse(content);
    expect(checkRx(order, catalogue)).toEqual([]);
    expect(warningsOf(order, catalogue).pending).toEqual([]);
    for (const eye of [order.right, order.left]) expect(eye?.cylinder ?? 0).toBeLessThanOrEqual(0);
  }
}, 180_000);
