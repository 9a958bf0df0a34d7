import { withFilledServer } from './filled/filled-server.ts';
import { printSizes } from './filled/sizes.ts';
import { benchReader } from './lists.ts';

/** Limits of the 99th percentile for lists and the dashboard, ms. */
const budget = { list: 30, dashboard: 30 };

/**
 * Measures lists, searches, the dashboard and disk usage with the orders of a large lab: `BENCH_ORDERS`, by default
 * 10,000,000, of 10,000 accounts. Filling that many takes 40 GB and half an hour, so this isn't part of the whole
 * bench, and the data is best kept with `BENCH_DIR`.
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
