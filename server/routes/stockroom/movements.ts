import * as z from 'zod/mini';
import { movementsOfPage, stockroomContract } from '../../../src/api/stockroom/contract.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import type { Movement } from '../../../src/domain/stockroom/movement.ts';
import { authorOf } from '../../db/audit/author.ts';
import { readMovements, type StoredMovement } from '../../db/stockroom/read-movements.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { keyParameter, readKey } from '../../http/order-parameters.ts';
import { inQuery } from '../../http/query-parameters.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { postMovements } from '../../use-cases/stockroom/post-movements.ts';

const item = z.string().check(z.minLength(1), z.maxLength(82));
const before = z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/)));

/** Pieces added to and taken from the lab's shelf. */
export const movements = resource()
  .get(
    '/movements',
    route(stockroomContract.movements.GET, {
      summary: 'The history of one item on the shelf, a page at a time; for the lab',
      access: 'lab',
      labReads: 'replica',
      parameters: [
        inQuery('item', { type: 'string' }, 'Its key: lens, diameter, sphere and cylinder.'),
        inQuery('before', { type: 'integer' }, '`next` of the previous page.'),
      ],
      answers: { 200: 'Newest first.' },
      refusals: [422],
    }),
    async (c) => {
      const asked = item.safeParse(c.req.query('item'));
      if (!asked.success) return refuse(c, 'invalid', [{ path: 'item', code: 'invalid' }]);
      const from = before.safeParse(c.req.query('before'));
      if (!from.success) return refuse(c, 'invalid', [{ path: 'before', code: 'invalid' }]);
      const found = await readMovements(c.var.services.database, {
        item: asked.data,
        before: Number(from.data ?? 2 ** 31 - 1),
        limit: movementsOfPage + 1,
      });
      const page = found.slice(0, movementsOfPage);
      const next = found.length > page.length ? (page.at(-1)?.number ?? null) : null;
      return respond(c, { movements: page.map(movementAnswer), next });
    },
  )
  .post(
    '/postings',
    route(stockroomContract.postings.POST, {
      summary: 'Enter a receipt, a return, corrections or counts; for the lab',
      access: 'lab',
      parameters: [keyParameter('posting')],
      limit: 'bulk',
      answers: {
        201: 'Entered.',
        200: 'Already entered by the same request.',
      },
    }),
    async (c) => {
      const id = readKey(c);
      const body = await readBody(c);
      const by = authorOf(c.var.signedIn);
      const result = await postMovements(c.var.services.database, { id, by, asked: body });
      if (result.kind === 'refused') return refuse(c, 'invalid', result.issues);
      if (result.kind === 'keyReused') return refuse(c, 'keyReused');
      return respond(c, { id }, result.kind === 'posted' ? 201 : 200);
    },
  );

function movementAnswer(stored: StoredMovement): Movement {
  const { number, at, kind, pieces, onHand, counted, promised, reason, note, byName } = stored;
  const counts = { pieces, onHand, counted, promised };
  const words = { reason, note: note ?? '', by: byName };
  return { number, at: at.toISOString(), kind, ...counts, ...words, order: orderOf(stored) };
}

function orderOf({ orderId: id, accountId, accountName }: StoredMovement): Movement['order'] {
  if (!id || !accountId) return null;
  return { id, number: orderNumber(id), account: { id: accountId, name: accountName ?? '' } };
}
