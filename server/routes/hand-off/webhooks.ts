import type { Context } from 'hono';
import {
  type HookMessagesAnswer,
  handOffContract,
  type WebhooksAnswer,
} from '../../../src/api/hand-off/contract.ts';
import { authorOf } from '../../db/audit/author.ts';
import { readHookMessages, redeliver } from '../../db/hand-off/webhook-messages.ts';
import {
  deleteWebhook,
  makeWebhook,
  readWebhooks,
  switchWebhook,
} from '../../db/hand-off/webhooks.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { idParameter, pathId } from '../../http/path-id.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { writeSecret } from '../../use-cases/hand-off/signature.ts';
import { messageAnswer, webhookAnswer } from '../../use-cases/hand-off/webhook-answer.ts';

async function webhooksOf(c: Context<AppEnv>): Promise<WebhooksAnswer> {
  return { webhooks: (await readWebhooks(c.var.services.database)).map(webhookAnswer) };
}

async function messagesOf(c: Context<AppEnv>, id: string): Promise<HookMessagesAnswer> {
  return { messages: (await readHookMessages(c.var.services.database, id)).map(messageAnswer) };
}

const all = { 200: 'The current webhooks.' };
const messages = { 200: 'The latest, newest first.' };

/** Addresses where the lab's own software is notified of events of orders. */
export const webhooks = resource()
  .get(
    '/',
    route(handOffContract.webhooks.GET, {
      summary: 'The webhooks; for the lab',
      access: 'lab',
      answers: all,
    }),
    async (c) => respond(c, await webhooksOf(c)),
  )
  .put(
    '/:id',
    route(handOffContract.webhook.PUT, {
      summary: 'Create a webhook; for the lab',
      access: 'lab',
      parameters: [idParameter()],
      answers: { 200: 'Created now or earlier; with the secret that signs its messages.' },
      refusals: [404],
    }),
    async (c) => {
      const id = pathId(c);
      const body = await readBody(c);
      const by = authorOf(c.var.signedIn);
      const secret = await makeWebhook(c.var.services.database, { id, by, ...body });
      return respond(c, { ...(await webhooksOf(c)), secret: writeSecret(secret) });
    },
  )
  .put(
    '/:id/switch',
    route(handOffContract.switch.PUT, {
      summary: 'Switch a webhook off or on; for the lab',
      access: 'lab',
      parameters: [idParameter()],
      answers: all,
      refusals: [404],
    }),
    async (c) => {
      const id = pathId(c);
      const body = await readBody(c);
      const switching = { ...body, by: authorOf(c.var.signedIn) };
      const isFound = await switchWebhook(c.var.services.database, id, switching);
      return isFound ? respond(c, await webhooksOf(c)) : refuse(c, 'notFound');
    },
  )
  .delete(
    '/:id',
    route(handOffContract.webhook.DELETE, {
      summary: 'Delete a webhook and its messages; for the lab',
      access: 'lab',
      parameters: [idParameter()],
      answers: all,
      refusals: [404],
    }),
    async (c) => {
      const by = authorOf(c.var.signedIn);
      const isDeleted = await deleteWebhook(c.var.services.database, pathId(c), by);
      return isDeleted ? respond(c, await webhooksOf(c)) : refuse(c, 'notFound');
    },
  )
  .get(
    '/:id/messages',
    route(handOffContract.messages.GET, {
      summary: 'The messages sent to a webhook and its answers; for the lab',
      access: 'lab',
      labReads: 'replica',
      parameters: [idParameter()],
      answers: messages,
      refusals: [404],
    }),
    async (c) => respond(c, await messagesOf(c, pathId(c))),
  )
  .post(
    '/:id/messages/:message/redelivery',
    route(handOffContract.redelivery.POST, {
      summary: 'Send a message again; for the lab',
      access: 'lab',
      parameters: [idParameter(), idParameter('message')],
      answers: messages,
      refusals: [404],
    }),
    async (c) => {
      const [id, message] = [pathId(c), pathId(c, 'message')];
      const isFound = await redeliver(c.var.services.database, id, message);
      return isFound ? respond(c, await messagesOf(c, id)) : refuse(c, 'notFound');
    },
  );
