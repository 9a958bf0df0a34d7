import { uuidv7 } from 'uuidv7';
import { accountPaths } from '../../../../src/api/accounts/paths.ts';
import { changePaths } from '../../../../src/api/changes/paths.ts';
import { noticePath } from '../../../../src/api/notices/paths.ts';
import { destinationPaths } from '../../../../src/api/notifications/destination-paths.ts';
import { notificationPaths } from '../../../../src/api/notifications/paths.ts';
import { timesPaths } from '../../../../src/api/notifications/times-paths.ts';
import { wearerPaths } from '../../../../src/api/notifications/wearer-paths.ts';
import { subscriptionAt } from '../../notifications/support.ts';
import type { AskedRoutes, Target } from '../asking.ts';

const noticeId = uuidv7();
const someNotice = { text: { fa: 'تعطیل', en: 'Closed' }, from: '2030-01-01', until: '2030-01-02' };
const noticeOf = ({ owner }: Target) => noticePath(owner === 'invalid' ? 'x' : noticeId);
const destinationOf = ({ owner }: Target) => (owner === 'invalid' ? 'x' : uuidv7());
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
  'PUT /api/destinations/topics/:channel': {
    access: 'signedIn',
    askings: [
      {
        asking: 'to get no notifications by a channel',
        finds: 'any',
        request: ({ owner }) => ({
          path: destinationPaths.topics(owner === 'invalid' ? 'x' : 'push'),
          method: 'PUT',
          body: { topics: [] },
        }),
      },
    ],
  },
  'PUT /api/destinations/times/quiet': {
    access: 'signedIn',
    askings: [
      {
        asking: 'to get no notifications at night',
        request: () => ({
          path: timesPaths.quiet,
          method: 'PUT',
          body: { hours: { from: '22:00', until: '07:00' }, daysOff: true },
        }),
      },
    ],
  },
  'PUT /api/destinations/times/digests/:channel': {
    access: 'signedIn',
    askings: [
      {
        asking: 'for a summary by e-mail',
        finds: 'any',
        request: ({ owner }) => ({
          path: timesPaths.digest(owner === 'invalid' ? 'push' : 'email'),
          method: 'PUT',
          body: { time: { weekday: null, hour: 8 } },
        }),
      },
    ],
  },
  'PUT /api/destinations/:id': {
    access: 'signedIn',
    askings: [
      {
        asking: 'to get notifications in the browser while pushes are off',
        finds: 'any',
        gets: 404,
        request: (target) => ({
          path: destinationPaths.destination(destinationOf(target)),
          method: 'PUT',
          body: { subscription: subscriptionAt('https://fcm.googleapis.com/x') },
        }),
      },
    ],
  },
  'PUT /api/destinations/:id/link': {
    access: 'signedIn',
    askings: [
      {
        asking: 'to link a chat while bots are off',
        finds: 'any',
        gets: 404,
        request: (target) => ({
          path: destinationPaths.link(destinationOf(target)),
          method: 'PUT',
          body: { channel: 'bale' },
        }),
      },
    ],
  },
  'PUT /api/destinations/:id/code': {
    access: 'signedIn',
    askings: [
      {
        asking: 'for a code by e-mail while that is off',
        finds: 'any',
        gets: 404,
        request: (target) => ({
          path: destinationPaths.code(destinationOf(target)),
          method: 'PUT',
          body: { channel: 'email', address: 'ali@shop.example' },
        }),
      },
    ],
  },
  'PUT /api/destinations/:id/confirmation': {
    access: 'signedIn',
    askings: [
      {
        asking: 'to confirm an address without a code',
        finds: 'any',
        gets: 404,
        request: (target) => ({
          path: destinationPaths.confirmation(destinationOf(target)),
          method: 'PUT',
          body: { code: '123456' },
        }),
      },
    ],
  },
  'GET /api/destinations/unsubscribe/:token': {
    access: 'anyone',
    askings: [
      {
        asking: 'for the unsubscribe link',
        finds: 'any',
        request: ({ owner, account = uuidv7() }) => ({
          path: destinationPaths.unsubscribe(
            owner === 'invalid' ? 'x' : `${account}.${'x'.repeat(43)}`,
          ),
        }),
      },
    ],
  },
  'POST /api/destinations/unsubscribe/:token': {
    access: 'anyone',
    askings: [
      {
        asking: 'to end mails by what is no token',
        finds: 'any',
        gets: 404,
        request: () => ({ path: destinationPaths.unsubscribe('x'), method: 'POST' }),
      },
    ],
  },
  'DELETE /api/destinations/:id': {
    access: 'signedIn',
    askings: [
      {
        asking: 'to stop notifications at an unknown destination',
        finds: 'any',
        gets: 404,
        request: (target) => ({
          path: destinationPaths.destination(destinationOf(target)),
          method: 'DELETE',
        }),
      },
    ],
  },
  'PUT /api/destinations/:id/tests/:test': {
    access: 'signedIn',
    askings: [
      {
        asking: 'for a test where it never was',
        finds: 'any',
        gets: 404,
        request: (target) => ({
          path: destinationPaths.test(destinationOf(target), uuidv7()),
          method: 'PUT',
        }),
      },
    ],
  },
  'GET /api/message-wishes': {
    access: 'owner',
    askings: [
      {
        asking: 'the account’s message preferences',
        gets: { shop: 200, lab: 403 },
        request: () => ({ path: wearerPaths.messageSettings }),
      },
    ],
  },
  'PUT /api/message-wishes': {
    access: 'owner',
    askings: [
      {
        asking: 'to switch a message preference off',
        gets: { shop: 200, lab: 403 },
        request: () => ({
          path: wearerPaths.messageSettings,
          method: 'PUT',
          body: { wish: 'namesCustomers', isOn: false },
        }),
      },
    ],
  },
  'GET /api/stop/:token': {
    access: 'anyone',
    askings: [
      {
        asking: 'for the link that ends a shop’s text messages',
        finds: 'any',
        request: ({ owner }) => ({
          path: wearerPaths.stop(owner === 'invalid' ? 'x' : 'A'.repeat(34)),
        }),
      },
    ],
  },
  'POST /api/stop/:token': {
    access: 'anyone',
    askings: [
      {
        asking: 'to end text messages by what is no token',
        finds: 'any',
        gets: 404,
        request: () => ({ path: wearerPaths.stop('x'), method: 'POST' }),
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
