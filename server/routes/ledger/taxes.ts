import { type Context, Hono } from 'hono';
import {
  priceListsRequest,
  type TaxRatesAnswer,
  taxRateRequest,
  taxRatesAnswer,
} from '../../../src/api/ledger-contract.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { authorOf } from '../../db/audit/author.ts';
import {
  readListsIncludeTax,
  readTaxRates,
  writeListsIncludeTax,
  writeTaxRate,
} from '../../db/ledger/tax-rate.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { route } from '../../http/guards/route.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';

async function taxesOf(c: Context<AppEnv>): Promise<TaxRatesAnswer> {
  const { database } = c.var.services;
  const [rates, listsIncludeTax] = await Promise.all([
    readTaxRates(database),
    readListsIncludeTax(database),
  ]);
  return { rates, listsIncludeTax };
}

/** The tax rates by day, and whether the lab's price lists include the tax. */
export const taxes = new Hono<AppEnv>()
  .get(
    '/tax-rates',
    route({
      summary: 'The tax rates, each with the day from which it holds',
      access: 'owner',
      answers: { 200: { description: 'The earliest first.', schema: taxRatesAnswer } },
      refusals: [401, 403, 503],
    }),
    async (c) => {
      return c.json(await taxesOf(c));
    },
  )
  .put(
    '/tax-rates',
    route({
      summary: 'Set the tax rate from a day on, or take it back; for the lab',
      access: 'lab',
      body: taxRateRequest,
      answers: { 200: { description: 'All rates.', schema: taxRatesAnswer } },
      refusals: [401, 403, 413, 415, 422, 503],
    }),
    async (c) => {
      const body = await readBody(c, taxRateRequest);
      if (!body.ok) return body.refusal;
      // Entries of days that are over have been posted with the rate of then.
      if (body.value.from < labDay(Date.now())) {
        return refuse(c, 'invalid', [{ path: 'from', code: 'outOfRange' }]);
      }
      await writeTaxRate(c.var.services.database, body.value, authorOf(c.var.signedIn));
      return c.json(await taxesOf(c));
    },
  )
  .put(
    '/price-lists',
    route({
      summary: 'Say whether the lab’s price lists include the tax; for the lab',
      access: 'lab',
      body: priceListsRequest,
      answers: { 200: { description: 'All rates.', schema: taxRatesAnswer } },
      refusals: [401, 403, 413, 415, 422, 503],
    }),
    async (c) => {
      const body = await readBody(c, priceListsRequest);
      if (!body.ok) return body.refusal;
      const { includeTax } = body.value;
      await writeListsIncludeTax(c.var.services.database, includeTax, authorOf(c.var.signedIn));
      return c.json(await taxesOf(c));
    },
  );
