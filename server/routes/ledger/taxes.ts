import type { Context } from 'hono';
import { ledgerContract, type TaxRatesAnswer } from '../../../src/api/ledger/contract.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { authorOf } from '../../db/audit/author.ts';
import {
  readListsIncludeTax,
  readTaxRates,
  writeListsIncludeTax,
  writeTaxRate,
} from '../../db/ledger/tax-rate.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';

async function taxesOf(c: Context<AppEnv>): Promise<TaxRatesAnswer> {
  const { database } = c.var.services;
  const [rates, listsIncludeTax] = await Promise.all([
    readTaxRates(database),
    readListsIncludeTax(database),
  ]);
  return { rates, listsIncludeTax };
}

/** The tax rates by day, and whether the lab's price lists include the tax. */
export const taxes = resource()
  .get(
    '/tax-rates',
    route(ledgerContract.taxRates.GET, {
      summary: 'The tax rates, each with the day from which it applies',
      access: 'owner',
      answers: { 200: 'Earliest first.' },
    }),
    async (c) => {
      return respond(c, await taxesOf(c));
    },
  )
  .put(
    '/tax-rates',
    route(ledgerContract.taxRates.PUT, {
      summary: 'Set or remove the tax rate from a day on; for the lab',
      access: 'lab',
      answers: { 200: 'All rates.' },
    }),
    async (c) => {
      const body = await readBody(c);
      // Entries of past days were posted with the rate of that time.
      if (body.from < labDay(Date.now())) {
        return refuse(c, 'invalid', [{ path: 'from', code: 'outOfRange' }]);
      }
      await writeTaxRate(c.var.services.database, body, authorOf(c.var.signedIn));
      return respond(c, await taxesOf(c));
    },
  )
  .put(
    '/price-lists',
    route(ledgerContract.priceLists.PUT, {
      summary: 'Set whether the lab’s price lists include the tax; for the lab',
      access: 'lab',
      answers: { 200: 'All rates.' },
    }),
    async (c) => {
      const { includeTax } = await readBody(c);
      await writeListsIncludeTax(c.var.services.database, includeTax, authorOf(c.var.signedIn));
      return respond(c, await taxesOf(c));
    },
  );
