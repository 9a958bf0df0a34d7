import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import type { RxOrder } from '../../../src/domain/rx/rx-order.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { askedBack, notAskedBack, ordinary } from '../../fixtures/asked-back.ts';
import { impossible } from '../../fixtures/impossible-rx.ts';
import { freshApp } from '../support/fresh-app.ts';

const { request, signIn, count } = await freshApp();
const cookie = await signIn('shop');

async function place(changes: Partial<RxOrder>): Promise<{ status: number; issues: Issue[] }> {
  const answer = await request(orderPaths.orders, {
    cookie,
    body: { content: { ...ordinary, ...changes } },
    headers: { 'Idempotency-Key': uuidv7() },
  });
  const { issues = [] } = await answer.json();
  return { status: answer.status, issues };
}

const codesOf = (issues: readonly Issue[]) => [...new Set(issues.map(({ code }) => code))];
type Changes = readonly Partial<RxOrder>[];

describe('an order that a lab would ask back about', () => {
  test.each(Object.entries(askedBack))('is refused until %s is dismissed', async (code, orders) => {
    for (const changes of orders as Changes) {
      const refused = await place(changes);
      expect(refused.status).toBe(422);
      expect(codesOf(refused.issues)).toEqual([code]);
      const acknowledged = refused.issues as RxOrder['acknowledged'];
      expect(await place({ ...changes, acknowledged })).toMatchObject({ status: 201 });
    }
  });

  test('has no question if every value is usual', async () => {
    for (const changes of notAskedBack) {
      expect(await place(changes)).toEqual({ status: 201, issues: [] });
    }
  });

  test.each(Object.entries(impossible))('is refused for %s', async (code, orders) => {
    const before = await count('orders');
    for (const changes of orders as Changes) {
      const { status, issues } = await place(changes);
      expect(status).toBe(422);
      expect(codesOf(issues)).toContain(code);
    }
    expect(await count('orders')).toBe(before);
  });
});
