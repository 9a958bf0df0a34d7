import { demoPassword } from '../../../../server/sample/accounts.ts';
import { paths } from '../../../../src/api/paths.ts';
import type { AskedRoutes } from '../asking.ts';

/** Signing in and out, and what visitors get too. */
export const sessionAskings: AskedRoutes = {
  'GET /api/health': {
    access: 'anyone',
    askings: [{ asking: 'health', request: () => ({ path: paths.health }) }],
  },
  'GET /api/openapi.json': {
    access: 'anyone',
    askings: [{ asking: 'the OpenAPI document', request: () => ({ path: paths.openapi }) }],
  },
  'GET /api/session': {
    access: 'anyone',
    askings: [{ asking: 'the session', request: () => ({ path: paths.session }) }],
  },
  'GET /api/catalogue': {
    access: 'anyone',
    askings: [
      { asking: 'the catalogue', request: () => ({ path: paths.catalogue }) },
      { asking: 'what changed in it', request: () => ({ path: `${paths.catalogue}?since=x` }) },
    ],
  },
  'GET /api/stock': {
    access: 'anyone',
    askings: [
      { asking: 'the stock', request: () => ({ path: paths.stock }) },
      { asking: 'what changed in it', request: () => ({ path: `${paths.stock}?since=x` }) },
    ],
  },
  'POST /api/login': {
    access: 'anyone',
    askings: [
      {
        asking: 'to sign in with the right password',
        request: () => ({
          path: paths.login,
          body: { username: 'customer', password: demoPassword },
        }),
      },
      {
        asking: 'to sign in with a wrong password',
        gets: 401,
        request: (_, { own, other }) => ({
          path: paths.login,
          body: { username: `${own.owner}?${other.owner}`, password: 'wrong' },
        }),
      },
    ],
  },
  'POST /api/logout': {
    access: 'anyone',
    askings: [{ asking: 'to sign out', request: () => ({ path: paths.logout, method: 'POST' }) }],
  },
};
