import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { idempotencyHeader } from '../../../src/api/headers.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { fullRx } from '../../fixtures/full-rx.ts';

const id = '01900000-0004-7000-8000-5d1c7ae31104';

/** Places the order once through the API for the signed-in account. Resolves to its id. */
export async function placeFull(page: Page, origin: string): Promise<string> {
  const headers = { Origin: origin, [idempotencyHeader]: id };
  const data = { content: fullRx };
  const answer = await page.request.post(orderPaths.orders, { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return id;
}
