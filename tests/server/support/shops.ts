import { uuidv7 } from 'uuidv7';
import { hashPassword } from '../../../server/auth/password.ts';
import { newToken } from '../../../server/auth/session-token.ts';
import { createSession } from '../../../server/db/accounts/sessions.ts';
import { createAccount } from '../../../server/db/accounts/users.ts';
import type { Database } from '../../../server/db/pool/database.ts';

/** Creates shops with a signed-in user each. Returns their cookies. */
export async function openShops(database: Database, howMany: number): Promise<string[]> {
  const passwordHash = await hashPassword('adasi-demo');
  const cookies: string[] = [];
  for (let index = 1; index <= howMany; index += 1) {
    const account = { id: uuidv7(), name: `Shop ${index}`, ordersPerMinute: 100_000 };
    const person = { id: uuidv7(), username: `shop-${index}`, name: `Person ${index}` };
    await createAccount(database, { account, ...person, role: 'Shop', passwordHash });
    const { cookie, key } = newToken(account.id);
    await createSession(database, key, person.id);
    cookies.push(`adasi=${cookie}`);
  }
  return cookies;
}
