import { demoPassword } from '../../../../server/sample/accounts.ts';
import { secondFactorPaths } from '../../../../src/api/second-factor/paths.ts';
import type { AskedRoutes } from '../asking.ts';

const password = demoPassword;

/** The second factor: a user's own, and the reset that the lab may do for a shop's user. */
export const secondFactorAskings: AskedRoutes = {
  'POST /api/login/second-step': {
    access: 'anyone',
    askings: [
      {
        asking: 'a second step without a first one',
        gets: 401,
        request: () => ({
          path: secondFactorPaths.secondStep,
          body: { kind: 'app', code: '000000' },
        }),
      },
    ],
  },
  'POST /api/second-factor/offers': {
    access: 'enrolling',
    askings: [
      {
        asking: 'to begin to add an app',
        request: () => ({ path: secondFactorPaths.offers, body: { password, kind: 'app' } }),
      },
    ],
  },
  'POST /api/second-factor/passkeys': {
    access: 'enrolling',
    askings: [
      {
        asking: 'to add a passkey that was not made',
        gets: 422,
        request: () => ({ path: secondFactorPaths.passkeys, body: { response: {} } }),
      },
    ],
  },
  'POST /api/second-factor/app': {
    access: 'enrolling',
    askings: [
      {
        asking: 'to add an app that shows no code',
        gets: 422,
        request: () => ({ path: secondFactorPaths.app, body: { code: '' } }),
      },
    ],
  },
  'POST /api/second-factor/removal': {
    access: 'signedIn',
    askings: [
      {
        asking: 'to take an app away that it does not have',
        // Users of the lab must keep a factor.
        gets: { shop: 404, lab: 409 },
        request: () => ({
          path: secondFactorPaths.removal,
          body: { password, factor: { kind: 'app' } },
        }),
      },
    ],
  },
  'POST /api/second-factor/recovery-codes': {
    access: 'signedIn',
    askings: [
      {
        asking: 'recovery codes, which go with a factor',
        gets: { shop: 409, lab: 200 },
        request: () => ({ path: secondFactorPaths.recoveryCodes, body: { password } }),
      },
    ],
  },
  'DELETE /api/accounts/:account/users/:user/second-factor': {
    access: 'lab',
    askings: [
      {
        asking: 'to take the factors of a shop’s user away',
        finds: 'own',
        request: ({ account, user }) => ({
          path: secondFactorPaths.ofUser(account ?? user, user),
          method: 'DELETE',
        }),
      },
    ],
  },
};
