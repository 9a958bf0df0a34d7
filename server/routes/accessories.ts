import { accessoryContract } from '../../src/api/accessories/contract.ts';
import { accessoryCatalogue } from '../../src/domain/accessories/accessories.ts';
import { answerByTier, pricingParameters } from '../http/answer-by-tier.ts';
import { listOrChanges, sinceParameter } from '../http/answer-list.ts';
import { resource } from '../http/guards/resource.ts';
import { route } from '../http/guards/route.ts';
import { accessoriesAnswer } from '../use-cases/catalogue/accessories-answer.ts';

/** The accessories. Only signed-in users get counts and prices. */
export const accessories = resource().get(
  '/',
  route(accessoryContract.list.GET, {
    summary: 'Accessories and pieces on hand; visitors get no counts and prices',
    access: 'visitor',
    parameters: [sinceParameter, ...pricingParameters],
    answers: {
      200: {
        description: 'The current accessories, or the changes since `since`.',
        schema: listOrChanges(accessoryCatalogue),
      },
      304: 'Unchanged since the ETag in If-None-Match.',
    },
    refusals: [422],
  }),
  (c) =>
    answerByTier(
      c,
      'accessories',
      (priced) => accessoriesAnswer(c.var.services.database, priced),
      c.var.visitorAccessories,
    ),
);
