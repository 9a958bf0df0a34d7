import { sampleOrders } from '../../server/sample/orders.ts';
import { coldVisit } from '../bench/visit.ts';
import { coldRequests, coldVisits, orderVisitKb } from '../support/cold-visits.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './support/sign-in.ts';

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

test(`a first visit of an order's page takes at most ${orderVisitKb} KB`, async ({
  browser,
  page,
  panel,
}) => {
  await signIn(page, 'shop');
  const storageState = await page.context().storageState();
  const url = `${panel.origin}/orders/order?id=${sampleOrders[0]?.id}`;
  const { bytes, requests } = await coldVisit(browser, url, { storageState });
  expect(sum(bytes) / 1000).toBeLessThanOrEqual(orderVisitKb);
  // Besides files: the session, the order and what is new.
  expect(requests).toBeLessThanOrEqual(coldRequests + 3);
});
