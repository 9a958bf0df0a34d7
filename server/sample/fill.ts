import { rxOrder } from '../../src/domain/rx/rx-order.ts';
import type { SignedIn } from '../../src/domain/vocabulary/account.ts';
import { hashPassword } from '../auth/password.ts';
import { readCategories } from '../db/accessories/read-accessories.ts';
import { createAccount, listUsernames } from '../db/accounts/users.ts';
import { readCatalogue } from '../db/catalogue/read-catalogue.ts';
import { readTaxRates, writeTaxRate } from '../db/ledger/tax-rate.ts';
import type { Database } from '../db/pool/database.ts';
import { writeAccessories } from '../use-cases/catalogue/write-accessories.ts';
import { writeCatalogue } from '../use-cases/catalogue/write-catalogue.ts';
import { writeStock } from '../use-cases/catalogue/write-stock.ts';
import { placeOrder } from '../use-cases/orders/place-order.ts';
import { sampleAccessories } from './accessories/accessories.ts';
import { demoAccounts, demoOrdersPerMinute, demoPassword } from './accounts.ts';
import { sampleCatalogue } from './catalogue.ts';
import { sampleOrders } from './orders.ts';
import { writeSamplePrices } from './prices.ts';
import { sampleStock } from './stock.ts';
import { sampleTaxRate } from './tax-rate.ts';
import { writeSampleTiers } from './tiers.ts';

type DemoAccount = (typeof demoAccounts)[number];

/**
 * Fills an empty database with demo data and returns true. Every step can be repeated, so the next start completes an
 * interrupted run. A database with other accounts is left alone.
 */
export async function fillSample(database: Database): Promise<boolean> {
  const present = await listUsernames(database, demoAccounts.length + 1);
  const missing = demoAccounts.filter(({ username }) => !present.includes(username));
  if (present.length + missing.length > demoAccounts.length) return false;
  if (missing.length === 0) {
    await addNewer(database);
    return false;
  }
  await writeSampleTiers(database);
  await writeCatalogue(database, sampleCatalogue);
  await writeStock(database, sampleStock);
  await writeAccessories(database, sampleAccessories);
  await writeTaxRate(database, sampleTaxRate);
  await writeSamplePrices(database);
  // The lab's account is added last: once it exists, everything does.
  for (const account of missing) {
    if (account.role === 'SuperAdmin') await placeSampleOrders(database);
    await addAccount(database, account);
  }
  return true;
}

/** Adds accessories and taxes to a database that was filled by a version without them. */
async function addNewer(database: Database): Promise<void> {
  const [known] = await readCategories(database);
  if (!known) {
    await writeSampleTiers(database);
    await writeAccessories(database, sampleAccessories);
  }
  const [rate] = await readTaxRates(database);
  if (!rate) await writeTaxRate(database, sampleTaxRate);
}

async function addAccount(database: Database, account: DemoAccount): Promise<void> {
  const { user, account: owner } = identityOf(account);
  const passwordHash = await hashPassword(demoPassword);
  const { tier } = account;
  const opened = { ...owner, tier, ordersPerMinute: demoOrdersPerMinute };
  await createAccount(database, { ...user, account: opened, passwordHash });
}

const noLimits = { lines: Infinity, pieces: Infinity, ordersPerMinute: Infinity };

async function placeSampleOrders(database: Database): Promise<void> {
  const shop = demoAccounts.find(({ username }) => username === 'shop');
  if (!shop) return;
  const latest = async () => (await readCatalogue(database)).general;
  const catalogue = await latest();
  for (const { id, content } of sampleOrders) {
    const request = { content: rxOrder.parse(content) };
    const { user, account } = identityOf(shop);
    const author = { account: account.id, user: user.id, name: user.name };
    const by = { account, side: 'shop', author } as const;
    const { tier } = shop;
    const asked = { id, by, tier, limits: noLimits, creditLimit: null, request, sent: { content } };
    const { kind } = await placeOrder({ database, catalogue, latest }, asked);
    if (kind !== 'placed' && kind !== 'repeated') throw new Error(`sample order ${id}: ${kind}`);
  }
}

function identityOf(account: DemoAccount): SignedIn {
  const { userId: id, username, userName: name, role, accountId, accountName } = account;
  return { user: { id, username, name, role }, account: { id: accountId, name: accountName } };
}
