import type { Context } from 'hono';
import { counterContract } from '../../../src/api/counter/contract.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { authorOf } from '../../db/audit/author.ts';
import { readUnmoved } from '../../db/counter/move-results.ts';
import { findMove, listMoves } from '../../db/counter/moves.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { keyParameter, readKey } from '../../http/order-parameters.ts';
import { idParameter, pathId } from '../../http/path-id.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse, refusing } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { log } from '../../process/log/log.ts';
import { logged } from '../../process/log/logged.ts';
import { askMove, moveOf } from '../../use-cases/counter/ask-move.ts';
import { moveFault } from '../../use-cases/counter/move-fault.ts';
import { askUndo } from '../../use-cases/counter/undo-moves.ts';
import { workOnMoves } from '../../use-cases/counter/work-on-moves.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';

/** Starts the work now. If that fails, the regular check starts it later. */
function begin({ var: { services } }: Context<AppEnv>): void {
  workOnMoves(services, services.ending).catch((error: unknown) =>
    log.error(logged(error), 'processing moves of many orders failed'),
  );
}

/** Steps for many orders at once. */
export const queueMoves = resource()
  .get(
    '/moves',
    route(counterContract.moves.GET, {
      summary: 'The latest moves of many orders that the user requested',
      access: 'signedIn',
      labReads: 'replica',
      answers: { 200: 'The newest first.' },
    }),
    async (c) => {
      const moves = await listMoves(c.var.services.database, authorOf(c.var.signedIn));
      return respond(c, { moves: moves.map(moveOf) });
    },
  )
  .post(
    '/moves',
    route(counterContract.moves.POST, {
      summary:
        'Take a step for all orders that match a filter, or for named ones; the server works in the background',
      access: 'signedIn',
      parameters: [keyParameter('move')],
      answers: { 201: 'Accepted.', 200: 'Already accepted by the same request.' },
      refusals: [429],
    }),
    async (c) => {
      const id = readKey(c);
      const body = await readBody(c);
      const { signedIn, services, limits } = c.var;
      const by = authorOf(signedIn);
      const scope = orderScope(signedIn);
      const wait =
        scope === 'lab' ? 0 : c.var.orderRateLimiter.admit(by.account, limits.ordersPerMinute);
      if (wait > 0) return refuse(c, 'tooManyOrders', [], wait);
      const issue = moveFault(body, scope);
      if (issue) throw refusing(c, 'invalid', [issue]);
      const asked = await askMove(services.database, { by, scope }, { id, ...body });
      if (asked.kind === 'keyReused') return refuse(c, asked.kind);
      begin(c);
      return respond(c, asked.move, asked.kind === 'asked' ? 201 : 200);
    },
  )
  .get(
    '/moves/:id',
    route(counterContract.move.GET, {
      summary: 'The progress of a move of many orders, and the orders that were not moved',
      access: 'signedIn',
      parameters: [idParameter()],
      answers: { 200: 'The move with the first orders that were not moved.' },
      refusals: [404],
    }),
    async (c) => {
      const { database } = c.var.services;
      const move = await findMove(database, c.var.signedIn.account.id, pathId(c));
      if (!move) return refuse(c, 'notFound');
      const unmoved = await readUnmoved(database, orderScope(c.var.signedIn), move);
      const orders = unmoved.map(({ order: id, account, accountName: name, outcome }) => {
        return { id, number: orderNumber(id), account: { id: account, name }, outcome };
      });
      return respond(c, { ...moveOf(move), orders });
    },
  )
  .post(
    '/moves/:id/undo',
    route(counterContract.undo.POST, {
      summary: 'Take back a move, except for orders that have changed since',
      access: 'lab',
      parameters: [idParameter(), keyParameter('move')],
      answers: { 201: 'Accepted.', 200: 'Already accepted by the same request.' },
      refusals: [404],
    }),
    async (c) => {
      const undoes = pathId(c);
      const id = readKey(c);
      const { database } = c.var.services;
      const asked = await askUndo(database, authorOf(c.var.signedIn), { id, undoes });
      if (asked.kind !== 'asked' && asked.kind !== 'repeated') return refuse(c, asked.kind);
      begin(c);
      return respond(c, asked.move, asked.kind === 'asked' ? 201 : 200);
    },
  );
