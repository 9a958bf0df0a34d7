import type { Context } from 'hono';
import {
  type NotificationSettings,
  notificationContract,
} from '../../../src/api/notifications/contract.ts';
import { topic as topicSchema } from '../../../src/domain/notifications/topic-names.ts';
import { isMutable } from '../../../src/domain/notifications/topics.ts';
import { readMuted, setMuted } from '../../db/accounts/muted-topics.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { readerOf } from '../../use-cases/orders/reader-of.ts';

async function settingsOf(c: Context<AppEnv>): Promise<NotificationSettings> {
  const { user, account } = c.var.signedIn;
  const person = { account: account.id, user: user.id };
  return { muted: await readMuted(c.var.services.database, person) };
}

/** The topics that a user wants notifications about. */
export const notificationSettings = resource()
  .get(
    '/',
    route(notificationContract.settings.GET, {
      summary: 'Topics the user has switched off',
      access: 'signedIn',
      answers: { 200: 'The topics switched off.' },
    }),
    async (c) => respond(c, await settingsOf(c)),
  )
  .put(
    '/:topic',
    route(notificationContract.topic.PUT, {
      summary: 'Switch one topic on or off',
      access: 'signedIn',
      parameters: [
        {
          in: 'path',
          name: 'topic',
          required: true,
          schema: { type: 'string', enum: [...topicSchema.options] },
        },
      ],
      answers: { 200: 'All topics switched off.' },
      refusals: [404],
    }),
    async (c) => {
      const { user, account } = c.var.signedIn;
      const topic = topicSchema.safeParse(c.req.param('topic'));
      if (!topic.success) return refuse(c, 'notFound');
      const { on } = await readBody(c);
      if (!isMutable(readerOf(c.var.signedIn), topic.data)) {
        return refuse(c, 'invalid', [{ path: 'on', code: 'invalid' }]);
      }
      const person = { account: account.id, user: user.id };
      const setting = { topic: topic.data, isMuted: !on };
      await setMuted(c.var.services.database, person, setting);
      return respond(c, await settingsOf(c));
    },
  );
