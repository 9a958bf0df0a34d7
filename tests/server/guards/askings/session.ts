import { uuidv7 } from 'uuidv7';
import { demoPassword } from '../../../../server/sample/accounts.ts';
import { cataloguePath } from '../../../../src/api/catalogue/paths.ts';
import { privacyPaths } from '../../../../src/api/privacy/paths.ts';
import { profilePath } from '../../../../src/api/profile/paths.ts';
import { sessionPaths } from '../../../../src/api/session/paths.ts';
import { stockPath } from '../../../../src/api/stock/paths.ts';
import type { AskedRoutes } from '../asking.ts';

/** Signing in and out, and the routes for visitors. */
export const sessionAskings: AskedRoutes = {
  'GET /api/metrics': {
    access: 'anyone',
    askings: [{ asking: 'the metrics', gets: 404, request: () => ({ path: '/api/metrics' }) }],
  },
  'GET /api/catalogue': {
    access: 'visitor',
    askings: [
      { asking: 'the catalogue', request: () => ({ path: cataloguePath }) },
      { asking: 'what changed in it', request: () => ({ path: `${cataloguePath}?since=x` }) },
    ],
  },
  'GET /api/stock': {
    access: 'visitor',
    askings: [
      { asking: 'the stock', request: () => ({ path: stockPath }) },
      { asking: 'what changed in it', request: () => ({ path: `${stockPath}?since=x` }) },
    ],
  },
  'POST /api/login': {
    access: 'anyone',
    askings: [
      {
        asking: 'to sign in with the right password',
        request: () => ({
          path: sessionPaths.login,
          body: { username: 'customer', password: demoPassword },
        }),
      },
      {
        asking: 'to sign in with a wrong password',
        gets: 401,
        request: () => ({
          path: sessionPaths.login,
          body: { username: uuidv7(), password: 'wrong' },
        }),
      },
    ],
  },
  'DELETE /api/sessions/:id': {
    access: 'signedIn',
    askings: [
      {
        asking: 'to end a session',
        finds: 'own',
        gets: { shop: 200, staff: 404, lab: 404 },
        request: ({ session }) => ({ path: privacyPaths.session(session), method: 'DELETE' }),
      },
    ],
  },
  'DELETE /api/sessions': {
    access: 'signedIn',
    askings: [
      {
        asking: 'to end its other sessions',
        request: () => ({ path: privacyPaths.sessions, method: 'DELETE' }),
      },
    ],
  },
  'PUT /api/password': {
    access: 'signedIn',
    askings: [
      {
        asking: 'a password that is too short',
        gets: 422,
        request: () => ({
          path: privacyPaths.password,
          method: 'PUT',
          body: { current: demoPassword, next: 'short' },
        }),
      },
    ],
  },
  'PUT /api/profile': {
    access: 'signedIn',
    askings: [
      {
        asking: 'to change its profile',
        request: () => ({
          path: profilePath,
          method: 'PUT',
          body: { name: 'New name', mobile: '+989123456789', language: 'fa' },
        }),
      },
    ],
  },
  'POST /api/logout': {
    access: 'anyone',
    askings: [
      { asking: 'to sign out', request: () => ({ path: sessionPaths.logout, method: 'POST' }) },
    ],
  },
};
