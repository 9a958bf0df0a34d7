import { ageingQuery, ledgerContract } from '../../../src/api/ledger/contract.ts';
import { type AfterDues, readAllDues, readDues } from '../../db/ledger/read-dues.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { inQuery } from '../../http/query-parameters.ts';
import { readQuery } from '../../http/read-query.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';
import { accountParameter, namedAccount } from './named-account.ts';

function placeOf(after: string | undefined): AfterDues | null {
  const [balance = '', account = ''] = after?.split('.') ?? [];
  return after === undefined ? null : { balance: Number(balance), account };
}

/** Amounts due, by age. */
export const dues = resource()
  .get(
    '/dues',
    route(ledgerContract.dues.GET, {
      summary: 'What an account owes, by age, and its outstanding cheques',
      access: 'owner',
      parameters: [accountParameter],
      answers: { 200: 'In rials.' },
      refusals: [404, 422],
    }),
    async (c) => {
      const scope = orderScope(c.var.signedIn);
      const account = namedAccount(c);
      const found = await readDues(c.var.services.database, scope, { account, now: Date.now() });
      return found ? respond(c, found) : refuse(c, 'notFound');
    },
  )
  .get(
    '/ageing',
    route(ledgerContract.ageing.GET, {
      summary: 'What all accounts owe, by age; for the lab',
      access: 'lab',
      labReads: 'replica',
      parameters: [inQuery('after', { type: 'string' }, '`next` of the previous page.')],
      answers: { 200: 'At most fifty accounts, largest debts first. In rials.' },
      refusals: [422],
    }),
    async (c) => {
      const after = placeOf(readQuery(c, ageingQuery).after);
      const page = { after, now: Date.now() };
      const { accounts, hasMore } = await readAllDues(c.var.services.database, page);
      const last = hasMore ? accounts.at(-1) : undefined;
      return respond(c, { accounts, next: last ? `${last.balance}.${last.account.id}` : null });
    },
  );
