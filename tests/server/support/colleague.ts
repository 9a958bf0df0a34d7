import { uuidv7 } from 'uuidv7';
import { newToken } from '../../../server/auth/session-token.ts';
import { createSession } from '../../../server/db/accounts/sessions.ts';
import { peoplePaths } from '../../../src/api/accounts/people-paths.ts';
import type { FreshApp } from './fresh-app.ts';

/** Adds a person to the account of an owner, and signs them in. Returns their cookie. */
export async function signInColleague(
  { request, database }: Pick<FreshApp, 'request' | 'database'>,
  owner: string,
): Promise<string> {
  const id = uuidv7();
  const body = { id, name: 'Sara', username: `sara.${id}`, accountRole: 'Staff' };
  const added = await request(peoplePaths.people(), { cookie: owner, body });
  if (added.status !== 201) throw new Error(`Adding a person answered ${added.status}`);
  const [, account = ''] = /=([^.]+)\./.exec(owner) ?? [];
  const { cookie, key } = newToken(account);
  await createSession(database, key, id);
  return `adasi=${cookie}`;
}
