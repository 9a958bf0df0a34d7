import type { Context } from 'hono';
import {
  type DestinationsAnswer,
  destinationContract,
} from '../../../src/api/notifications/destination-contract.ts';
import { channelName } from '../../../src/domain/notifications/channel-name.ts';
import { isOutsideTopic } from '../../../src/domain/notifications/outside-topics.ts';
import { isPushService } from '../../channels/push.ts';
import { addTest } from '../../db/notifications/add-test.ts';
import {
  addBrowser,
  removeDestination,
  setChannelTopics,
} from '../../db/notifications/destinations.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { clientDevice } from '../../http/client-device.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { idParameter, pathId } from '../../http/path-id.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { destinationsAnswer } from '../../use-cases/notifications/destinations-answer.ts';
import { startLink } from '../../use-cases/notifications/start-link.ts';
import { readerOf } from '../../use-cases/orders/reader-of.ts';
import { currentSession } from '../privacy/own-sessions.ts';
import { addresses } from './addresses.ts';
import { notificationTimes } from './times.ts';
import { unsubscribe } from './unsubscribe.ts';

const answerOf = (c: Context<AppEnv>): Promise<DestinationsAnswer> =>
  destinationsAnswer({
    ...currentSession(c),
    settings: c.var.services.settings,
    reader: readerOf(c.var.signedIn),
  });

const answers = { 200: 'The user’s destinations.' };

/** A user's destinations outside the panel, and the topics sent to them. */
export const destinations = resource()
  .get(
    '/',
    route(destinationContract.destinations.GET, {
      summary: 'The user’s destinations outside the panel, and the topics sent to them',
      access: 'signedIn',
      answers,
    }),
    async (c) => respond(c, await answerOf(c)),
  )
  .put(
    '/topics/:channel',
    route(destinationContract.topics.PUT, {
      summary: 'Choose the topics that a channel sends to the user',
      access: 'signedIn',
      parameters: [
        {
          in: 'path',
          name: 'channel',
          required: true,
          schema: { type: 'string', enum: [...channelName.options] },
        },
      ],
      answers,
      refusals: [404],
    }),
    async (c) => {
      const { database, person } = currentSession(c);
      const channel = channelName.safeParse(c.req.param('channel'));
      if (!channel.success) return refuse(c, 'notFound');
      const { topics } = await readBody(c);
      const reader = readerOf(c.var.signedIn);
      const unknown = topics.findIndex((topic) => !isOutsideTopic(reader, topic));
      if (unknown !== -1) {
        return refuse(c, 'invalid', [{ path: `topics.${unknown}`, code: 'invalid' }]);
      }
      const chosen = { channel: channel.data, topics: [...new Set(topics)] };
      await setChannelTopics(database, person, chosen);
      return respond(c, await answerOf(c));
    },
  )
  .put(
    '/:id',
    route(destinationContract.destination.PUT, {
      summary: 'Send notifications to the browser of this session',
      access: 'signedIn',
      parameters: [idParameter()],
      answers,
      refusals: [404],
    }),
    async (c) => {
      const { database, person, key } = currentSession(c);
      const { subscription } = await readBody(c);
      const { push } = c.var.services.settings.channels;
      if (!push) return refuse(c, 'notFound');
      if (!isPushService(subscription.endpoint, push.services)) {
        return refuse(c, 'invalid', [{ path: 'subscription.endpoint', code: 'invalid' }]);
      }
      await addBrowser(database, {
        ...person,
        id: pathId(c),
        side: readerOf(c.var.signedIn),
        address: JSON.stringify(subscription),
        key,
        device: clientDevice(c),
      });
      return respond(c, await answerOf(c));
    },
  )
  .put(
    '/:id/link',
    route(destinationContract.link.PUT, {
      summary: 'Create a code that links a chat with the bot',
      access: 'signedIn',
      parameters: [idParameter()],
      answers: { 200: 'The code; it replaces any earlier one.' },
      refusals: [404],
    }),
    async (c) => {
      const { database, person } = currentSession(c);
      const { channel } = await readBody(c);
      const bot = c.var.services.settings.channels[channel];
      if (!bot) return refuse(c, 'notFound');
      const asked = { ...person, id: pathId(c), side: readerOf(c.var.signedIn), channel };
      const link = await startLink(database, asked, bot);
      return link ? respond(c, link) : refuse(c, 'keyReused');
    },
  )
  .delete(
    '/:id',
    route(destinationContract.destination.DELETE, {
      summary: 'Remove a destination',
      access: 'signedIn',
      parameters: [idParameter()],
      answers,
      refusals: [404],
    }),
    async (c) => {
      const { database, person } = currentSession(c);
      const isRemoved = await removeDestination(database, person, pathId(c));
      return isRemoved ? respond(c, await answerOf(c)) : refuse(c, 'notFound');
    },
  )
  .put(
    '/:id/tests/:test',
    route(destinationContract.test.PUT, {
      summary: 'Send a test message to a destination, at most once per id',
      access: 'signedIn',
      parameters: [idParameter(), idParameter('test')],
      answers: { 200: 'Whether it is on its way, or its outcome.' },
      refusals: [404, 429],
    }),
    async (c) => {
      const { database, person } = currentSession(c);
      const asked = { destination: pathId(c), id: pathId(c, 'test') };
      const added = await addTest(database, person, asked);
      if (added.kind === 'notFound') return refuse(c, 'notFound');
      if (added.kind === 'tooMany') return refuse(c, 'tooManyAttempts', [], added.waitSeconds);
      return respond(c, { outcome: added.outcome });
    },
  )
  .with(notificationTimes)
  .with(addresses)
  .with(unsubscribe);
