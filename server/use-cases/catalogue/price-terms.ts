import type { PriceTerms } from '../../../src/domain/prices/price-terms.ts';
import { readTaxRateToday } from '../../db/ledger/tax-rate.ts';
import type { Database } from '../../db/pool/database.ts';

/** The terms that hold today, as a list is answered with them: left out where there are none. */
export async function termsToday(database: Database): Promise<{ terms?: PriceTerms }> {
  const taxRate = await readTaxRateToday(database);
  return taxRate === null ? {} : { terms: { taxRate } };
}
