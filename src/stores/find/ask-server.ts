import { withQuery } from '../../api/api-path.ts';
import { findPath } from '../../api/find/paths.ts';
import type { ServerFinds } from '../../domain/find/server-finds.ts';
import { type OwnAnswer, readOwn } from '../shell/read-own.ts';
import { $signedIn, isOfLab } from '../shell/session.ts';
import { fetchProducts } from './device-entries.ts';
import type { Entry } from './entry.ts';
import { customerEntry, orderEntry } from './order-entries.ts';

async function entriesOf({ orders, customers, ...found }: ServerFinds): Promise<Entry[]> {
  const isLab = isOfLab($signedIn.get());
  const { products, lab, pathOf } = await fetchProducts(isLab);
  return [
    ...orders.map((order) => orderEntry(order, isLab)),
    ...customers.map((customer) => customerEntry(customer, isLab)),
    ...found.accounts.flatMap((account) => lab?.accountEntry(account) ?? []),
    ...found.products.map((product) => products.productEntry(product, pathOf)),
  ];
}

/** Searches the server; returns the results as list entries. */
export async function askServer(text: string): Promise<OwnAnswer<Entry[]>> {
  const own = await readOwn(withQuery(findPath, new URLSearchParams({ q: text })));
  if (own.kind !== 'read') return own;
  try {
    return { kind: 'read', value: await entriesOf(own.value) };
  } catch {
    return { kind: 'unread', problem: 'failed' };
  }
}
