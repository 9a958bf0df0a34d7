import { uuidv7 } from 'uuidv7';
import { demoPassword } from '../../../../server/sample/accounts.ts';
import { cataloguePath } from '../../../../src/api/catalogue/paths.ts';
import { healthPath } from '../../../../src/api/health/paths.ts';
import { openapiPath } from '../../../../src/api/openapi/paths.ts';
import { privacyPaths } from '../../../../src/api/privacy/paths.ts';
import { profilePath } from '../../../../src/api/profile/paths.ts';
import { sessionPaths } from '../../../../src/api/session/paths.ts';
import { stockPath } from '../../../../src/api/stock/paths.ts';
import type { AskedRoutes } from '../asking.ts';

/** Signing in and out, and what visitors get too. */
export const sessionAskings: AskedRoutes = {
  'GET /api/health': {
    access: 'anyone',
    askings: [{ asking: 'health', request: () => ({ path: healthPath }) }],
  },
  'GET /api/health/live': {
    access: 'anyone',
    askings: [{ asking: 'liveness', request: () => ({ path: `${healthPath}/live` }) }],
  },
  'GET /api/health/ready': {
    access: 'anyone',
    askings: [{ asking: 'readiness', request: () => ({ path: `${healthPath}/ready` }) }],
  },
  'GET /api/metrics': {
    access: 'anyone',
    askings: [{ asking: 'the metrics', gets: 404, request: () => ({ path: '/api/metrics' }) }],
  },
  'GET /api/openapi.json': {
    access: 'anyone',
    askings: [{ asking: 'the OpenAPI document', request: () => ({ path: openapiPath }) }],
  },
  'GET /api/session': {
    access: 'visitor',
    askings: [{ asking: 'the session', request: () => ({ path: sessionPaths.session }) }],
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
    askings: [
      { asking: 'to sign out', request: () => ({ path: sessionPaths.logout, method: 'POST' }) },
    ],
  },
};
