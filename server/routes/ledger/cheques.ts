import { chequesQuery, ledgerContract } from '../../../src/api/ledger/contract.ts';
import { type ChequeState, chequeStates } from '../../../src/domain/ledger/cheque-steps.ts';
import { type AfterCheque, readCheques } from '../../db/ledger/read-cheques.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { inQuery, several } from '../../http/query-parameters.ts';
import { readQuery } from '../../http/read-query.ts';
import { respond } from '../../http/respond.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';
import { accountOf } from './read-query.ts';

const uuid = { type: 'string', format: 'uuid' };
const day = { type: 'string', format: 'date' };

const parameters = [
  inQuery('account', uuid, 'For the lab: only cheques of this account.'),
  several('state', chequeStates, 'Only cheques in these states.'),
  inQuery('from', day, 'Only cheques due on this day or later.'),
  inQuery('until', day, 'Only cheques due on this day or earlier.'),
  inQuery('after', { type: 'string' }, '`next` of the previous page, with the same filters.'),
];

function placeOf(after: string | undefined): AfterCheque | null {
  const [due = '', account = '', id = ''] = after?.split('.') ?? [];
  return after === undefined ? null : { due, account, id };
}

/** Cheques by due date: an account's own, or for the lab all. */
export const cheques = resource().get(
  '/cheques',
  route(ledgerContract.cheques.GET, {
    summary: 'Cheques by due date',
    access: 'owner',
    labReads: 'replica',
    parameters,
    answers: { 200: 'At most fifty.' },
    refusals: [422],
  }),
  async (c) => {
    const scope = orderScope(c.var.signedIn);
    const { account: asked, state, from, until, after } = readQuery(c, chequesQuery);
    const isAll = scope === 'lab' && asked === undefined;
    const account = isAll ? undefined : accountOf(c, asked, scope);
    const states = (state?.split(',') ?? []) as ChequeState[];
    const page = { account, states, from, until, after: placeOf(after) };
    const { cheques, hasMore } = await readCheques(c.var.services.database, scope, page);
    const last = hasMore ? cheques.at(-1) : undefined;
    const next = last ? `${last.due}.${last.account.id}.${last.id}` : null;
    return respond(c, { cheques, next });
  },
);
