import type { AccessoryCatalogue } from '../../../src/domain/accessories/accessories.ts';
import { withoutCounts } from '../../../src/domain/accessories/products.ts';
import type { PriceTerms } from '../../../src/domain/prices/price-terms.ts';
import { readCategories, readProducts } from '../../db/accessories/read-accessories.ts';
import { readCalendar } from '../../db/catalogue/read-catalogue.ts';
import type { Database } from '../../db/pool/database.ts';
import { type TaggedAnswer, tagAnswer } from './tagged-answer.ts';

type Unversioned = Omit<AccessoryCatalogue, 'revision'>;

/** Answers the accessories: with counts and a tier's prices for an account, with neither for a visitor. */
export async function accessoriesAnswer(
  database: Database,
  session: { tier: string; terms: PriceTerms | undefined } | undefined,
): Promise<TaggedAnswer> {
  const [categories, products, calendar] = await Promise.all([
    readCategories(database),
    readProducts(database, session?.tier),
    readCalendar(database),
  ]);
  const current: Unversioned = {
    audience: 'account',
    categories,
    products,
    calendar,
    ...(session?.terms && { terms: session.terms }),
  };
  return tagAnswer(session ? current : withoutCounts(current));
}
