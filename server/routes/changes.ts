import { Hono } from 'hono';
import { type ChangesAnswer, changesAnswer } from '../../src/api/contract.ts';
import { listChanges } from '../db/orders/changes.ts';
import { signedInOnly } from '../guards/signed-in-only.ts';
import type { AppEnv } from '../http/app-env.ts';
import { documentRoute } from '../http/document-route.ts';
import { changeAnswer } from '../orders/change-answer.ts';
import { orderScope } from '../orders/order-scope.ts';

/** Changes in one answer. */
const maxChanges = 20;

/** Changes that others made to the account's orders; for lab staff, to all orders. */
export const changes = new Hono<AppEnv>().use(signedInOnly).get(
  '/',
  documentRoute({
    summary: 'The latest changes to orders that others made',
    signedIn: true,
    answers: { 200: { description: 'Newest first.', schema: changesAnswer } },
    refusals: [401, 503],
  }),
  async (c) => {
    const { signedIn, services } = c.var;
    const page = { reader: signedIn.account.id, limit: maxChanges };
    const found = await listChanges(services.database, orderScope(signedIn), page);
    return c.json({ changes: found.map(changeAnswer) } satisfies ChangesAnswer);
  },
);
