import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import {
  type HookMessagesAnswer,
  hookMessagesAnswer,
  type MadeWebhookAnswer,
  madeWebhookAnswer,
  switchRequest,
  type WebhooksAnswer,
  webhooksAnswer,
} from '../../../src/api/hand-off/contract.ts';
import { newWebhook } from '../../../src/domain/hand-off/webhook.ts';
import { authorOf } from '../../db/audit/author.ts';
import { readHookMessages, redeliver } from '../../db/hand-off/webhook-messages.ts';
import {
  deleteWebhook,
  makeWebhook,
  readWebhooks,
  switchWebhook,
} from '../../db/hand-off/webhooks.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { route } from '../../http/guards/route.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { writeSecret } from '../../use-cases/hand-off/signature.ts';
import { messageAnswer, webhookAnswer } from '../../use-cases/hand-off/webhook-answer.ts';

const uuid = z.uuid();
const schema = { type: 'string', format: 'uuid' } as const;
const ofWebhook = { in: 'path', name: 'id', required: true, schema } as const;
const ofMessage = { in: 'path', name: 'message', required: true, schema } as const;

const named = (c: Context<AppEnv>, name = 'id') =>
  uuid.safeParse(c.req.param(name)).data?.toLowerCase();

async function webhooksOf(c: Context<AppEnv>): Promise<WebhooksAnswer> {
  return { webhooks: (await readWebhooks(c.var.services.database)).map(webhookAnswer) };
}

async function messagesOf(c: Context<AppEnv>, id: string): Promise<HookMessagesAnswer> {
  return { messages: (await readHookMessages(c.var.services.database, id)).map(messageAnswer) };
}

const all = { 200: { description: 'The webhooks as they are now.', schema: webhooksAnswer } };
const messages = { 200: { description: 'The latest, newest first.', schema: hookMessagesAnswer } };

/** Where the lab's own software is notified of what happens to orders. */
export const webhooks = new Hono<AppEnv>()
  .get(
    '/',
    route({
      summary: 'The webhooks; for the lab',
      access: 'lab',
      answers: all,
      refusals: [401, 403, 503],
    }),
    async (c) => c.json(await webhooksOf(c)),
  )
  .put(
    '/:id',
    route({
      summary: 'Make a webhook; for the lab',
      access: 'lab',
      parameters: [ofWebhook],
      body: newWebhook,
      answers: {
        200: {
          description: 'Made, or made before; with the secret that it signs with.',
          schema: madeWebhookAnswer,
        },
      },
      refusals: [401, 403, 404, 413, 415, 422, 503],
    }),
    async (c) => {
      const id = named(c);
      if (!id) return refuse(c, 'notFound');
      const body = await readBody(c, newWebhook);
      if (!body.ok) return body.refusal;
      const by = authorOf(c.var.signedIn);
      const secret = await makeWebhook(c.var.services.database, { id, by, ...body.value });
      const answer = { ...(await webhooksOf(c)), secret: writeSecret(secret) };
      return c.json(answer satisfies MadeWebhookAnswer);
    },
  )
  .put(
    '/:id/switch',
    route({
      summary: 'Switch a webhook off or on; for the lab',
      access: 'lab',
      parameters: [ofWebhook],
      body: switchRequest,
      answers: all,
      refusals: [401, 403, 404, 413, 415, 422, 503],
    }),
    async (c) => {
      const id = named(c);
      if (!id) return refuse(c, 'notFound');
      const body = await readBody(c, switchRequest);
      if (!body.ok) return body.refusal;
      const switching = { ...body.value, by: authorOf(c.var.signedIn) };
      const isFound = await switchWebhook(c.var.services.database, id, switching);
      return isFound ? c.json(await webhooksOf(c)) : refuse(c, 'notFound');
    },
  )
  .delete(
    '/:id',
    route({
      summary: 'Delete a webhook and its messages; for the lab',
      access: 'lab',
      parameters: [ofWebhook],
      answers: all,
      refusals: [401, 403, 404, 503],
    }),
    async (c) => {
      const id = named(c);
      const by = authorOf(c.var.signedIn);
      const isDeleted = id && (await deleteWebhook(c.var.services.database, id, by));
      return isDeleted ? c.json(await webhooksOf(c)) : refuse(c, 'notFound');
    },
  )
  .get(
    '/:id/messages',
    route({
      summary: 'What a webhook was sent and answered; for the lab',
      access: 'lab',
      parameters: [ofWebhook],
      answers: messages,
      refusals: [401, 403, 404, 503],
    }),
    async (c) => {
      const id = named(c);
      return id ? c.json(await messagesOf(c, id)) : refuse(c, 'notFound');
    },
  )
  .post(
    '/:id/messages/:message/redelivery',
    route({
      summary: 'Send a message again; for the lab',
      access: 'lab',
      parameters: [ofWebhook, ofMessage],
      answers: messages,
      refusals: [401, 403, 404, 413, 503],
    }),
    async (c) => {
      const [id, message] = [named(c), named(c, 'message')];
      const isFound = id && message && (await redeliver(c.var.services.database, id, message));
      return isFound ? c.json(await messagesOf(c, id)) : refuse(c, 'notFound');
    },
  );
