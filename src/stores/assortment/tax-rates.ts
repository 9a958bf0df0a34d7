import type { TaxRatesAnswer } from '../../api/ledger/contract.ts';
import { ledgerPaths } from '../../api/ledger/paths.ts';
import type { NewTaxRate } from '../../domain/assortment/typed-tax-rate.ts';
import { type ChangeResult, changeOwn } from '../shell/change-own.ts';
import { createOwnReading } from '../shell/own-reading.ts';

const reading = createOwnReading(
  () => ledgerPaths.taxRates,
  (answer) => answer,
);

/** The tax rates, the earliest first, and whether the lab's lists include the tax; null until they are read. */
export const $taxRates = reading.$value;
export const $taxRatesReading = reading.$reading;

export const readTaxRates = (): Promise<void> => reading.read();

function taken(changed: ChangeResult<TaxRatesAnswer>): boolean {
  if (changed.kind === 'done') $taxRates.set(changed.value);
  return changed.kind === 'done';
}

/** Sets the rate from a start day. Returns whether it was saved. */
export async function saveTaxRate(body: NewTaxRate): Promise<boolean> {
  return taken(await changeOwn(ledgerPaths.taxRates, { method: 'PUT', body }));
}

/** Sets whether the lab's lists include the tax. Returns whether it was saved. */
export async function saveListsIncludeTax(includeTax: boolean): Promise<boolean> {
  return taken(await changeOwn(ledgerPaths.priceLists, { method: 'PUT', body: { includeTax } }));
}
