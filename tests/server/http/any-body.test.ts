import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { lensCatalogue } from '../../../src/domain/catalogue/lens.ts';
import { checkRx, warningsOf } from '../../../src/domain/rx/rules/rx-check.ts';
import { rxOrder } from '../../../src/domain/rx/rx-order.ts';
import { anyBody } from '../../fixtures/any-body.ts';
import { soundRx } from '../../fixtures/sound-rx.ts';
import { freshApp } from '../support/fresh-app.ts';

const bodies = 10_000;
/** Fewer than the pool's connections. */
const atOnce = 8;

const { request, signIn, asSuperuser } = await freshApp();

async function place(body: unknown, cookie: string): Promise<number> {
  const headers = { 'Idempotency-Key': uuidv7() };
  const answer = await request(orderPaths.orders, { cookie, body, headers });
  await answer.arrayBuffer();
  return answer.status;
}

test(`${bodies} random bodies do not break the API, and no invalid order is stored`, async ({
  annotate,
}) => {
  const cookie = await signIn('shop');
  for (const content of soundRx) expect(await place({ content }, cookie)).toBe(201);

  const seed = Date.now();
  const waiting = fc.sample(anyBody(soundRx), { seed, numRuns: bodies }).values();
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

  const catalogue = lensCatalogue.parse(await (await request(cataloguePath, { cookie })).json());
  const { rows } = await asSuperuser('select content from orders');
  expect(rows.length).toBeGreaterThan(soundRx.length + 100);
  for (const { content } of rows) {
    const order = rxOrder.parse(content);
    expect(checkRx(order, catalogue)).toEqual([]);
    expect(warningsOf(order, catalogue).pending).toEqual([]);
    for (const eye of [order.right, order.left]) expect(eye?.cylinder ?? 0).toBeLessThanOrEqual(0);
  }
}, 400_000);
