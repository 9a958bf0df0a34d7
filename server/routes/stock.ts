import { stockContract } from '../../src/api/stock/contract.ts';
import { stockCatalogue } from '../../src/domain/stock/stock.ts';
import { answerByTier, pricingParameters } from '../http/answer-by-tier.ts';
import { listOrChanges, sinceParameter } from '../http/answer-list.ts';
import { resource } from '../http/guards/resource.ts';
import { route } from '../http/guards/route.ts';
import { stockAnswer } from '../use-cases/catalogue/stock-answer.ts';

/** The stock lenses. Only signed-in users get counts and prices. */
export const stock = resource().get(
  '/',
  route(stockContract.list.GET, {
    summary: 'Stock lenses and pieces on hand; visitors get no counts and prices',
    access: 'visitor',
    parameters: [sinceParameter, ...pricingParameters],
    answers: {
      200: {
        description: 'The current stock, or the changes since `since`.',
        schema: listOrChanges(stockCatalogue),
      },
      304: 'Unchanged since the ETag in If-None-Match.',
    },
    refusals: [422],
  }),
  (c) =>
    answerByTier(
      c,
      'stock',
      (priced) => stockAnswer(c.var.services.database, priced),
      c.var.visitorStock,
    ),
);
