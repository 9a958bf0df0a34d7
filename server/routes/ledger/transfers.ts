import { ledgerContract, transfersQuery } from '../../../src/api/ledger/contract.ts';
import { type TransferState, transferStates } from '../../../src/domain/ledger/transfer-state.ts';
import { authorOf } from '../../db/audit/author.ts';
import { type AfterTransfer, readTransfers } from '../../db/ledger/transfers.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { keyParameter, readKey } from '../../http/order-parameters.ts';
import { idParameter, pathId } from '../../http/path-id.ts';
import { inQuery, several } from '../../http/query-parameters.ts';
import { readBody } from '../../http/read-body.ts';
import { readQuery } from '../../http/read-query.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { decideOnTransfer } from '../../use-cases/ledger/decide-transfer.ts';
import { reportTransfer } from '../../use-cases/ledger/report-transfer.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';
import { accountOf } from './read-query.ts';

const uuid = { type: 'string', format: 'uuid' };

const parameters = [
  inQuery('account', uuid, 'For the lab: only reports of this account.'),
  several('state', transferStates, 'Only reports in these states.'),
  inQuery('after', { type: 'string' }, '`next` of the previous page, with the same filters.'),
];

function placeOf(after: string | undefined): AfterTransfer | null {
  const [at = '', account = '', id = ''] = after?.split('~') ?? [];
  return after === undefined ? null : { at, account, id };
}

/** Transfers reported by shops, and the lab's decisions on them. */
export const transfers = resource()
  .get(
    '/transfers',
    route(ledgerContract.transfers.GET, {
      summary: 'Reported transfers: an account’s own; for the lab, all',
      access: 'owner',
      labReads: 'replica',
      parameters,
      answers: { 200: 'At most fifty, newest first.' },
      refusals: [422],
    }),
    async (c) => {
      const scope = orderScope(c.var.signedIn);
      const { account: asked, state, after } = readQuery(c, transfersQuery);
      const isAll = scope === 'lab' && asked === undefined;
      const account = isAll ? undefined : accountOf(c, asked, scope);
      const states = (state?.split(',') ?? []) as TransferState[];
      const page = { account, states, after: placeOf(after) };
      const found = await readTransfers(c.var.services.database, scope, page);
      const last = found.hasMore ? found.transfers.at(-1) : undefined;
      const next = last ? `${last.at}~${last.account.id}~${last.id}` : null;
      return respond(c, { transfers: found.transfers, next });
    },
  )
  .post(
    '/transfers',
    route(ledgerContract.transfers.POST, {
      summary: 'Report a transfer to the lab; for shop owners',
      access: 'owner',
      parameters: [keyParameter('report')],
      answers: { 201: 'Reported; the lab has to decide on it.', 200: 'Already reported.' },
      refusals: [429],
    }),
    async (c) => {
      const { signedIn, limits, services } = c.var;
      if (orderScope(signedIn) === 'lab') return refuse(c, 'forbidden');
      const account = signedIn.account.id;
      const id = readKey(c);
      const asked = await readBody(c);
      const wait = c.var.orderRateLimiter.admit(account, limits.ordersPerMinute);
      if (wait > 0) return refuse(c, 'tooManyOrders', [], wait);
      const by = authorOf(signedIn);
      const reporting = await reportTransfer(services.database, { account, id, by, asked });
      if (reporting.kind === 'refused') return refuse(c, 'invalid', reporting.issues);
      if (reporting.kind === 'keyReused') return refuse(c, 'keyReused');
      return respond(c, { id }, reporting.kind === 'reported' ? 201 : 200);
    },
  )
  .put(
    '/transfers/:id',
    route(ledgerContract.transfer.PUT, {
      summary: 'Confirm or refuse a reported transfer; for the lab',
      access: 'lab',
      parameters: [idParameter()],
      answers: { 200: 'Decided; a confirmed one is a payment in the account’s statement.' },
      refusals: [404, 409],
    }),
    async (c) => {
      const id = pathId(c);
      const asked = await readBody(c);
      const by = authorOf(c.var.signedIn);
      const { kind } = await decideOnTransfer(c.var.services.database, { id, by, asked });
      if (kind === 'unknown') return refuse(c, 'notFound');
      if (kind === 'tooMuch') return refuse(c, 'invalid', [{ path: 'amount', code: 'outOfRange' }]);
      if (kind === 'notAllowed') return refuse(c, 'notAllowed');
      if (kind === 'recorded') {
        const params = { fault: 'recorded' };
        return refuse(c, 'notAllowed', [{ path: 'tracking', code: 'invalid', params }]);
      }
      return respond(c, { id });
    },
  );
