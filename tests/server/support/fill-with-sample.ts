import { hashPassword } from '../../../server/auth/password.ts';
import { createAccount } from '../../../server/db/accounts/users.ts';
import type { Database } from '../../../server/db/pool/database.ts';
import { sampleAccessories } from '../../../server/sample/accessories/accessories.ts';
import {
  demoAccounts,
  demoOrdersPerMinute,
  demoPassword,
} from '../../../server/sample/accounts.ts';
import { sampleCatalogue } from '../../../server/sample/catalogue.ts';
import { sampleStock } from '../../../server/sample/stock.ts';
import { writeSampleTiers } from '../../../server/sample/tiers.ts';
import { writeAccessories } from '../../../server/use-cases/catalogue/write-accessories.ts';
import { writeCatalogue } from '../../../server/use-cases/catalogue/write-catalogue.ts';
import { writeStock } from '../../../server/use-cases/catalogue/write-stock.ts';

/** Adds the sample catalogue, stock and accessories and the demo accounts, without orders. */
export async function fillWithSample(database: Database): Promise<void> {
  await writeSampleTiers(database);
  await writeCatalogue(database, sampleCatalogue);
  await writeStock(database, sampleStock);
  await writeAccessories(database, sampleAccessories);
  const passwordHash = await hashPassword(demoPassword);
  for (const demo of demoAccounts) {
    const { accountId, accountName, tier, userId, username, userName: name, role } = demo;
    const account = {
      id: accountId,
      name: accountName,
      tier,
      ordersPerMinute: demoOrdersPerMinute,
    };
    await createAccount(database, { account, id: userId, username, name, role, passwordHash });
  }
}
