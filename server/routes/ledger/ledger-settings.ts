import { Hono } from 'hono';
import {
  creditLimitRequest,
  standingAnswer as standingSchema,
  type TaxRatesAnswer,
  taxRateRequest,
  taxRatesAnswer,
} from '../../../src/api/ledger-contract.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { setCreditLimit } from '../../db/accounts/credit-limit.ts';
import { readStanding } from '../../db/ledger/read-standing.ts';
import { readTaxRates, writeTaxRate } from '../../db/ledger/tax-rate.ts';
import { route } from '../../guards/route.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { standingAnswer } from '../../ledger/ledger-answer.ts';

/** What the lab sets about money: tax rates by day, and accounts' credit limits. */
export const ledgerSettings = new Hono<AppEnv>()
  .put(
    '/credit-limit',
    route({
      summary: 'Set what an account may owe; for the lab',
      access: 'lab',
      body: creditLimitRequest,
      answers: { 200: { description: 'Where the account stands.', schema: standingSchema } },
      refusals: [401, 403, 413, 415, 422, 503],
    }),
    async (c) => {
      const body = await readBody(c, creditLimitRequest);
      if (!body.ok) return body.refusal;
      const { account, creditLimit } = body.value;
      const { database } = c.var.services;
      const isSet = await setCreditLimit(database, account, creditLimit);
      const found = isSet && (await readStanding(database, 'lab', account));
      if (!found) return refuse(c, 'invalid', [{ path: 'account', code: 'invalid' }]);
      return c.json(standingAnswer(found));
    },
  )
  .get(
    '/tax-rates',
    route({
      summary: 'The tax rates, each with the day from which it holds',
      access: 'signedIn',
      answers: { 200: { description: 'The earliest first.', schema: taxRatesAnswer } },
      refusals: [401, 503],
    }),
    async (c) => {
      const rates = await readTaxRates(c.var.services.database);
      return c.json({ rates } satisfies TaxRatesAnswer);
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
      const { database } = c.var.services;
      await writeTaxRate(database, body.value);
      return c.json({ rates: await readTaxRates(database) } satisfies TaxRatesAnswer);
    },
  );
