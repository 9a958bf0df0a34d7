import { uuidv7 } from 'uuidv7';
import { accountPaths } from '../../../../src/api/accounts/paths.ts';
import { changePaths } from '../../../../src/api/changes/paths.ts';
import { noticePath } from '../../../../src/api/notices/paths.ts';
import { notificationPaths } from '../../../../src/api/notifications/paths.ts';
import type { AskedRoutes, Target } from '../asking.ts';

const noticeId = uuidv7();
const someNotice = { text: { fa: 'تعطیل', en: 'Closed' }, from: '2030-01-01', until: '2030-01-02' };
const noticeOf = ({ owner }: Target) => noticePath(owner === 'invalid' ? 'x' : noticeId);
const topicOf = ({ owner }: Target, topic: string) =>
  notificationPaths.topic(owner === 'invalid' ? 'x' : topic);

/** The dashboard, the feed of changes, notices and settings. */
export const panelAskings: AskedRoutes = {
  'GET /api/changes/stream': {
    access: 'signedIn',
    askings: [
      {
        asking: 'every change so far',
        // Before the first transaction.
        request: () => ({ path: changePaths.stream, headers: { 'Last-Event-ID': '0.1:1:' } }),
      },
    ],
  },
  'PUT /api/notices/:id': {
    access: 'lab',
    askings: [
      {
        asking: 'to write a notice',
        finds: 'any',
        request: (target) => ({ path: noticeOf(target), method: 'PUT', body: someNotice }),
      },
    ],
  },
  'DELETE /api/notices/:id': {
    access: 'lab',
    askings: [
      {
        asking: 'to delete a notice',
        finds: 'any',
        request: (target) => ({ path: noticeOf(target), method: 'DELETE' }),
      },
    ],
  },
  'GET /api/notification-settings': {
    access: 'signedIn',
    askings: [
      {
        asking: 'its notification settings',
        request: () => ({ path: notificationPaths.settings }),
      },
    ],
  },
  'PUT /api/notification-settings/:topic': {
    access: 'signedIn',
    askings: [
      {
        asking: 'to switch a topic of shops off',
        finds: 'any',
        gets: { shop: 200, lab: 422 },
        request: (target) => ({
          path: topicOf(target, 'progress'),
          method: 'PUT',
          body: { on: false },
        }),
      },
      {
        asking: 'to switch a topic of the lab off',
        finds: 'any',
        gets: { shop: 422, lab: 200 },
        request: (target) => ({
          path: topicOf(target, 'deliveries'),
          method: 'PUT',
          body: { on: false },
        }),
      },
    ],
  },
  'GET /api/accounts': {
    access: 'lab',
    askings: [
      { asking: 'all accounts', request: () => ({ path: accountPaths.accounts }) },
      {
        asking: 'the name of an account',
        finds: 'any',
        invalid: 422,
        request: ({ owner, account }) => ({
          path: `${accountPaths.accounts}?id=${owner === 'invalid' ? 'x' : (account ?? uuidv7())}`,
        }),
      },
    ],
  },
};
