import { setTimeout as wait } from 'node:timers/promises';
import { TOTP } from 'otpauth';
import { demoPassword } from '../../../server/sample/accounts.ts';
import { secondFactorPaths } from '../../../src/api/second-factor/paths.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import type { FreshApp } from './fresh-app.ts';
import type { passkeyDevice } from './passkey-device.ts';

/** How long a code of an app holds, ms. */
const stepMs = 30_000;

export const panelOrigin = 'http://panel.test';

/** Cookies an answer sets, as a browser sends them. */
export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0] ?? '')
    .join('; ');

/** The code that an app shows now, or some steps of 30 seconds from now. */
export const appCode = (uri: string, steps = 0): string => {
  const parameters = new URL(uri).searchParams;
  const secret = parameters.get('secret') ?? '';
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * stepMs });
};

/** Waits out the last seconds of a step: a code made in them could be the step's before when it is checked. */
async function untilStepLasts(): Promise<void> {
  const left = stepMs - (Date.now() % stepMs);
  if (left < 3_000) await wait(left);
}

/** What a user does about the second factor. */
export function secondFactorOf({ request }: Pick<FreshApp, 'request'>) {
  const post = (path: string, body: object, cookie?: string) => request(path, { body, cookie });
  const offer = async (cookie: string, kind: 'passkey' | 'app') => {
    const body = { password: demoPassword, kind };
    return (await post(secondFactorPaths.offers, body, cookie)).json();
  };
  return {
    post,
    offer,
    async addPasskey(cookie: string, device: ReturnType<typeof passkeyDevice>) {
      const { options } = await offer(cookie, 'passkey');
      const response = device.make({ origin: panelOrigin, challenge: options.challenge });
      return post(secondFactorPaths.passkeys, { response }, cookie);
    },
    /** Returns the address of its QR code, and the answer. */
    async addApp(cookie: string) {
      const { uri } = await offer(cookie, 'app');
      await untilStepLasts();
      const answer = await post(secondFactorPaths.app, { code: appCode(uri, -1) }, cookie);
      return { uri: uri as string, answer };
    },
    /** The first step; `cookie` lets the second be taken. */
    async begin(username: string, { cookie, from }: { cookie?: string; from?: string } = {}) {
      const body = { username, password: demoPassword };
      const answer = await request(sessionPaths.login, { body, cookie, ...(from && { from }) });
      return { ...(await answer.json()), status: answer.status, cookie: cookiesOf(answer) };
    },
    take: (body: object, cookie?: string) => post(secondFactorPaths.secondStep, body, cookie),
  };
}
