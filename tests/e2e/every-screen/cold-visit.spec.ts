import type { Page } from 'playwright';
import { sampleOrders } from '../../../server/sample/orders.ts';
import { idempotencyHeader } from '../../../src/api/headers.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { usualPd } from '../../../src/domain/rx/warnings/warnings.ts';
import { newId } from '../../../src/stores/device/records/new-id.ts';
import { coldVisit } from '../../bench/visit.ts';
import { orderRequest } from '../../server/support/order-request.ts';
import { coldRequests, coldVisits, orderVisitKb } from '../../support/cold-visits.ts';
import { expect, test } from '../fixtures.ts';
import { signedInState } from '../support/sign-in.ts';

const sum = (bytes: Record<string, number>) =>
  Object.values(bytes).reduce((total, each) => total + each, 0);

for (const { path, wholeKb } of coldVisits) {
  test(`a first visit of ${path} takes at most ${wholeKb} KB and ${coldRequests} requests`, async ({
    browser,
    panel,
  }) => {
    const { bytes, requests, shift } = await coldVisit(browser, `${panel.origin}${path}`);
    expect(sum(bytes) / 1000).toBeLessThanOrEqual(wholeKb);
    expect(requests).toBeLessThanOrEqual(coldRequests);
    expect(shift).toBe(0);
  });
}

/** An order with unusual PDs that the shop has confirmed. */
async function placeWithWarnings(page: Page, origin: string): Promise<string> {
  const { content } = orderRequest();
  const unusual = (side: 'right' | 'left') => ({
    path: `${side}.pd`,
    code: 'pdUnusual' as const,
    params: { ...usualPd },
  });
  const asked = {
    ...content,
    right: { ...content.right, pd: 390 },
    left: { ...content.left, pd: 390 },
    acknowledged: [unusual('right'), unusual('left')],
  };
  const id = newId();
  const headers = { Origin: origin, [idempotencyHeader]: id };
  const answer = await page.request.post(orderPaths.orders, { data: { content: asked }, headers });
  expect(await answer.text()).toContain('pdUnusual');
  expect(answer.ok()).toBe(true);
  return id;
}

test(`a first visit of an order's page takes at most ${orderVisitKb} KB`, async ({
  browser,
  page,
  panel,
}) => {
  const storageState = await signedInState(page, 'shop');
  const url = `${panel.origin}/orders/order?id=${sampleOrders[0]?.id}`;
  const { bytes, requests } = await coldVisit(browser, url, { storageState });
  expect(sum(bytes) / 1000).toBeLessThanOrEqual(orderVisitKb);
  // In addition to files: the session, the order and the news.
  expect(requests).toBeLessThanOrEqual(coldRequests + 3);
});

test(`with confirmed warnings it takes at most ${orderVisitKb} KB too`, async ({
  browser,
  page,
  panel,
}) => {
  const storageState = await signedInState(page, 'shop');
  const id = await placeWithWarnings(page, panel.origin);
  const url = `${panel.origin}/orders/order?id=${id}`;
  const { bytes } = await coldVisit(browser, url, { storageState });
  expect(sum(bytes) / 1000).toBeLessThanOrEqual(orderVisitKb);
});
