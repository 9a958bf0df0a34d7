import { type Context, Hono } from 'hono';
import {
  type NotificationSettings,
  notificationSettings as settingsSchema,
  topicSetting,
} from '../../../src/api/notification-contract.ts';
import { topic as topicSchema } from '../../../src/domain/notifications/topic-names.ts';
import { isMutable } from '../../../src/domain/notifications/topics.ts';
import { readMuted, setMuted } from '../../db/accounts/muted-topics.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { route } from '../../http/guards/route.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { readerOf } from '../../use-cases/orders/reader-of.ts';

async function settingsOf(c: Context<AppEnv>): Promise<NotificationSettings> {
  const { user, account } = c.var.signedIn;
  const person = { account: account.id, user: user.id };
  return { muted: await readMuted(c.var.services.database, person) };
}

/** What a user wants to be notified about. */
export const notificationSettings = new Hono<AppEnv>()
  .get(
    '/',
    route({
      summary: 'Topics the user has switched off',
      access: 'signedIn',
      answers: { 200: { description: 'The topics switched off.', schema: settingsSchema } },
      refusals: [401, 503],
    }),
    async (c) => c.json(await settingsOf(c)),
  )
  .put(
    '/:topic',
    route({
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
      body: topicSetting,
      answers: { 200: { description: 'All topics switched off.', schema: settingsSchema } },
      refusals: [401, 403, 404, 413, 415, 422, 503],
    }),
    async (c) => {
      const { user, account } = c.var.signedIn;
      const topic = topicSchema.safeParse(c.req.param('topic'));
      if (!topic.success) return refuse(c, 'notFound');
      const body = await readBody(c, topicSetting);
      if (!body.ok) return body.refusal;
      const { on } = body.value;
      if (!isMutable(readerOf(c.var.signedIn), topic.data)) {
        return refuse(c, 'invalid', [{ path: 'on', code: 'invalid' }]);
      }
      const person = { account: account.id, user: user.id };
      const setting = { topic: topic.data, isMuted: !on };
      await setMuted(c.var.services.database, person, setting);
      return c.json(await settingsOf(c));
    },
  );
