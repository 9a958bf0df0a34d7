import { demoPassword } from '../../../server/sample/accounts.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import type { FreshApp } from './fresh-app.ts';
import { cookiesOf } from './second-factor.ts';

/** The cookies of who has signed in: the session's and the device's. */
export interface SignedInCookies {
  session: string;
  device: string;
}

export function signedInCookies(answer: Response): SignedInCookies {
  const cookies = cookiesOf(answer).split('; ');
  const named = (name: string) => cookies.find((each) => each.startsWith(`${name}=`)) ?? '';
  return { session: named('adasi'), device: named('adasi-device') };
}

/** Signs in on a new device, or on one whose cookie is given. */
export async function signInOn(
  { request }: Pick<FreshApp, 'request'>,
  username: string,
  device?: string,
): Promise<SignedInCookies> {
  const body = { username, password: demoPassword };
  return signedInCookies(await request(sessionPaths.login, { body, cookie: device }));
}

/** The ids of a demo user. */
export async function idsOf({ asSuperuser }: Pick<FreshApp, 'asSuperuser'>, username: string) {
  const { rows } = await asSuperuser(
    'select account_id as account, user_id as "user" from logins where username = $1',
    [username],
  );
  return rows[0] as { account: string; user: string };
}
