import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { accessoryCatalogue } from '../../src/domain/accessories/accessories.ts';
import { answerByTier, tierParameter } from '../http/answer-by-tier.ts';
import { listOrChanges, sinceParameter } from '../http/answer-list.ts';
import type { AppEnv } from '../http/app-env.ts';
import { route } from '../http/guards/route.ts';
import { accessoriesAnswer } from '../use-cases/catalogue/accessories-answer.ts';

/** The accessories. Only signed-in users get counts and prices. */
export const accessories = new Hono<AppEnv>().use(etag()).get(
  '/',
  route({
    summary: 'Accessories and pieces on hand; visitors get no counts and prices',
    access: 'visitor',
    parameters: [sinceParameter, tierParameter],
    answers: {
      200: {
        description: 'The current accessories, or what changed since `since`.',
        schema: listOrChanges(accessoryCatalogue),
      },
      304: { description: 'Unchanged since the ETag in If-None-Match.' },
    },
    refusals: [503],
  }),
  (c) =>
    answerByTier(
      c,
      'accessories',
      (session) => accessoriesAnswer(c.var.services.database, session),
      c.var.visitorAccessories,
    ),
);
