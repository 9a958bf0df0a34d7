import type { AccessoryCatalogue } from '../../../src/domain/accessories/accessories.ts';
import { withoutCounts } from '../../../src/domain/accessories/products.ts';
import { readCategories, readProducts } from '../../db/accessories/read-accessories.ts';
import { readCalendar } from '../../db/catalogue/read-catalogue.ts';
import type { Database } from '../../db/pool/database.ts';
import { termsToday } from './price-terms.ts';
import { type TaggedAnswer, tagAnswer } from './tagged-answer.ts';

type Unnamed = Omit<AccessoryCatalogue, 'revision'>;

/** Answers the accessories: with counts and a tier's prices for an account, without both for a visitor. */
export async function accessoriesAnswer(
  database: Database,
  session: { tier: string } | undefined,
): Promise<TaggedAnswer> {
  const [categories, products, calendar, terms] = await Promise.all([
    readCategories(database),
    readProducts(database, session?.tier),
    readCalendar(database),
    session ? termsToday(database) : {},
  ]);
  const current: Unnamed = { audience: 'account', categories, products, calendar, ...terms };
  return tagAnswer(session ? current : withoutCounts(current));
}
