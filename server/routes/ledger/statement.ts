import { ledgerContract, mostEntries } from '../../../src/api/ledger/contract.ts';
import { entryKind } from '../../../src/domain/ledger/entry-kind.ts';
import { readStanding } from '../../db/ledger/read-standing.ts';
import { readEntries, readPeriod } from '../../db/ledger/read-statement.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { inQuery, several } from '../../http/query-parameters.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { entryAnswer, periodAnswer, standingAnswer } from '../../use-cases/ledger/ledger-answer.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';
import { accountParameter, namedAccount } from './named-account.ts';
import { askedStatement, pageOf } from './read-query.ts';

const uuid = { type: 'string', format: 'uuid' };
const instant = { type: 'string', format: 'date-time' };

const parameters = [
  inQuery('account', uuid, 'Required for the lab: the account.'),
  inQuery('from', instant, 'First instant of the period, in UTC.'),
  inQuery('to', instant, 'The first instant after the period, in UTC.'),
  several('kind', entryKind.options, 'Only entries of these kinds; the sums include all kinds.'),
  inQuery('after', { type: 'string' }, '`next` of the previous page, with the same filters.'),
  inQuery(
    'limit',
    { type: 'integer', minimum: 1, maximum: mostEntries, default: 50 },
    'Entries per page.',
  ),
  inQuery('order', { enum: ['newest', 'oldest'], default: 'newest' }, 'The sort order.'),
];

/** An account's own statement, or for the lab that of any account. */
export const statement = resource()
  .get(
    '/',
    route(ledgerContract.statement.GET, {
      summary: 'An account’s statement, a page at a time',
      access: 'owner',
      labReads: 'replica',
      parameters,
      answers: { 200: 'A page, and the period’s sums.' },
      refusals: [404, 422],
    }),
    async (c) => {
      const scope = orderScope(c.var.signedIn);
      const asked = askedStatement(c, scope);
      const { database } = c.var.services;
      const { account, from, to } = asked;
      const period = await readPeriod(database, scope, { account, from, to });
      if (!period) return refuse(c, 'notFound');
      const page = pageOf(asked, period);
      const found = await readEntries(database, scope, page);
      const entries = found.slice(0, page.limit - 1);
      const last = found.length === page.limit ? entries.at(-1) : undefined;
      return respond(c, {
        account: { id: account, name: period.accountName },
        entries: entries.map(entryAnswer),
        next: last ? String(last.number) : null,
        period: periodAnswer(period),
      });
    },
  )
  .get(
    '/standing',
    route(ledgerContract.standing.GET, {
      summary: 'What an account owes, its credit limit and the amount available',
      access: 'owner',
      parameters: [accountParameter],
      answers: { 200: 'In rials.' },
      refusals: [404, 422],
    }),
    async (c) => {
      const scope = orderScope(c.var.signedIn);
      const account = namedAccount(c);
      const found = await readStanding(c.var.services.database, scope, account);
      return found ? respond(c, standingAnswer(found)) : refuse(c, 'notFound');
    },
  );
