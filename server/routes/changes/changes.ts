import { Hono } from 'hono';
import { type ChangesAnswer, changesAnswer } from '../../../src/api/contract.ts';
import { mutedEvents } from '../../../src/domain/notifications/topics.ts';
import { readMuted } from '../../db/accounts/muted-topics.ts';
import { listChanges } from '../../db/changes/changes.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { route } from '../../http/guards/route.ts';
import { changeAnswer } from '../../use-cases/orders/change-answer.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';
import { readerOf } from '../../use-cases/orders/reader-of.ts';

/** Changes in one answer. */
const maxChanges = 20;

/** Changes that others made to the account's orders; for lab staff, to all orders. */
export const changes = new Hono<AppEnv>().get(
  '/',
  route({
    summary: 'The latest changes to orders that others made',
    access: 'signedIn',
    answers: {
      200: {
        description: 'Newest first, without those the user has muted.',
        schema: changesAnswer,
      },
    },
    refusals: [401, 503],
  }),
  async (c) => {
    const { signedIn, services } = c.var;
    const { user, account } = signedIn;
    const topics = await readMuted(services.database, { account: account.id, user: user.id });
    const muted = mutedEvents(readerOf(signedIn), topics);
    const page = { reader: account.id, limit: maxChanges, muted };
    const found = await listChanges(services.database, orderScope(signedIn), page);
    return c.json({ changes: found.map(changeAnswer) } satisfies ChangesAnswer);
  },
);
