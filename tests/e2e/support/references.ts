import type { Page } from 'playwright';

/** References of the orders that the signed-in account has placed, newest first. */
export async function references(page: Page): Promise<string[]> {
  const { orders } = await (await page.request.get('/api/orders?limit=100')).json();
  return orders.map(({ reference }: { reference: string }) => reference);
}
