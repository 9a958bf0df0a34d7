import { uuidv7 } from 'uuidv7';
import { demoPassword } from '../../../../server/sample/accounts.ts';
import { paths } from '../../../../src/api/paths.ts';
import { privacyPaths } from '../../../../src/api/privacy-paths.ts';
import { profilePath } from '../../../../src/api/profile/paths.ts';
import type { AskedRoutes } from '../asking.ts';

/** Signing in and out, and what visitors get too. */
export const sessionAskings: AskedRoutes = {
  'GET /api/health': {
    access: 'anyone',
    askings: [{ asking: 'health', request: () => ({ path: paths.health }) }],
  },
  'GET /api/health/live': {
    access: 'anyone',
    askings: [{ asking: 'liveness', request: () => ({ path: `${paths.health}/live` }) }],
  },
  'GET /api/health/ready': {
    access: 'anyone',
    askings: [{ asking: 'readiness', request: () => ({ path: `${paths.health}/ready` }) }],
  },
  'GET /api/metrics': {
    access: 'anyone',
    askings: [{ asking: 'the metrics', gets: 404, request: () => ({ path: '/api/metrics' }) }],
  },
  'GET /api/openapi.json': {
    access: 'anyone',
    askings: [{ asking: 'the OpenAPI document', request: () => ({ path: paths.openapi }) }],
  },
  'GET /api/session': {
    access: 'visitor',
    askings: [{ asking: 'the session', request: () => ({ path: paths.session }) }],
  },
  'GET /api/catalogue': {
    access: 'visitor',
    askings: [
      { asking: 'the catalogue', request: () => ({ path: paths.catalogue }) },
      { asking: 'what changed in it', request: () => ({ path: `${paths.catalogue}?since=x` }) },
    ],
  },
  'GET /api/stock': {
    access: 'visitor',
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
        request: () => ({
          path: paths.login,
          body: { username: uuidv7(), password: 'wrong' },
        }),
      },
    ],
  },
  'GET /api/sessions': {
    access: 'signedIn',
    askings: [{ asking: 'its open sessions', request: () => ({ path: privacyPaths.sessions }) }],
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
  'GET /api/privacy/data': {
    access: 'signedIn',
    askings: [{ asking: 'its data as a file', request: () => ({ path: privacyPaths.data }) }],
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
  'GET /api/profile': {
    access: 'signedIn',
    askings: [{ asking: 'its profile', request: () => ({ path: profilePath }) }],
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
    askings: [{ asking: 'to sign out', request: () => ({ path: paths.logout, method: 'POST' }) }],
  },
};
