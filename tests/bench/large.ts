import { withFilledServer } from './filled/filled-server.ts';
import { printSizes } from './filled/sizes.ts';
import { benchReader } from './lists.ts';

/** Most that the 99th percentile may be, for lists and the dashboard, ms. */
const budget = { list: 30, dashboard: 30 };

/**
 * What lists, searches and the dashboard take, and how much room everything takes, with the orders of a large lab:
 * `BENCH_ORDERS`, 10,000,000 if not set, of 10,000 accounts. That many need 40 GB and half an hour to fill: not part of
 * the whole bench, and best kept with `BENCH_DIR`.
 */
export async function benchLarge(): Promise<void> {
  const orders = Number(process.env.BENCH_ORDERS ?? 10_000_000);
  const accounts = 10_000;
  await withFilledServer({ orders, accounts }, async ({ origin, sockets }) => {
    await printSizes(sockets);
    const each = (orders / accounts).toLocaleString('en');
    const all = `${orders.toLocaleString('en')} orders`;
    await benchReader(origin, 'customer', `${all}, a shop with ${each}`, budget);
    await benchReader(origin, 'lab', `${all}, the lab`, budget);
  });
}

if (import.meta.main) await benchLarge();
