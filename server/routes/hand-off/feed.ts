import { strToU8, zipSync } from 'fflate';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import {
  feedAnswer,
  feedContract,
  type ReportOutcome,
} from '../../../src/api/hand-off/contract.ts';
import { feedHeaders } from '../../../src/api/hand-off/paths.ts';
import { mostReported } from '../../../src/domain/hand-off/reported-event.ts';
import { type FeedPage, readFeed } from '../../db/hand-off/read-feed.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { readBodyAs } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { writeFeedCursor } from '../../use-cases/hand-off/feed-cursor.ts';
import { handedOrder, writeOrderFiles } from '../../use-cases/hand-off/order-files.ts';
import { readFeedQuery } from '../../use-cases/hand-off/read-feed-query.ts';
import { reportEvent } from '../../use-cases/hand-off/report-events.ts';
import { feedParameters } from './feed-parameters.ts';

/** Each event is validated separately, so that an invalid one does not cause the others to be rejected. */
const report = z.strictObject({
  events: z.array(z.unknown()).check(z.minLength(1), z.maxLength(mostReported)),
});

async function answerFiles(c: Context<AppEnv>, { orders }: FeedPage) {
  const files = await writeOrderFiles(c.var.services.database, orders);
  const zip = zipSync(Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)])));
  c.header('Content-Type', 'application/zip');
  return c.body(new Uint8Array(zip));
}

/** Orders for the lab's own software, and the events it reports. */
export const feed = resource()
  .get(
    '/orders',
    route(feedContract.orders.GET, {
      summary: 'Orders and decisions about them, each once, after a position; for machines',
      access: 'orders:read',
      parameters: feedParameters,
      answers: {
        200: {
          description: `Oldest first. As files: a zip, with \`next\` and \`more\` in ${feedHeaders.next} and ${feedHeaders.more}.`,
          schema: feedAnswer,
          type: 'application/zip',
        },
      },
      refusals: [422],
    }),
    async (c) => {
      const asked = readFeedQuery(c.req.query(), c.req.header('Accept'));
      if ('issues' in asked) return refuse(c, 'invalid', asked.issues);
      const page = await readFeed(c.var.services.database, asked.feed);
      const next = writeFeedCursor(page.next);
      c.header('Cache-Control', 'no-store');
      c.header(feedHeaders.next, next);
      c.header(feedHeaders.more, String(!page.isAll));
      if (asked.format === 'files') return answerFiles(c, page);
      const orders = page.orders.map(handedOrder);
      return respond(c, { orders, next, more: !page.isAll });
    },
  )
  .post(
    '/events',
    route(feedContract.events.POST, {
      summary: 'Report events of orders, like lab staff; for machines',
      access: 'events:write',
      answers: { 200: 'The outcome of each event.' },
    }),
    async (c) => {
      const body = await readBodyAs(c, report);
      const { services, machine } = c.var;
      const outcomes: ReportOutcome[] = [];
      // In order, because a batch may take an order through several states.
      for (const event of body.events) {
        outcomes.push(await reportEvent(services.database, machine, event));
      }
      return respond(c, { outcomes });
    },
  );
