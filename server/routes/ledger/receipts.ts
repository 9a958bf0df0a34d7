import * as z from 'zod/mini';
import { ledgerContract } from '../../../src/api/ledger/contract.ts';
import { findReceipt } from '../../db/ledger/receipts.ts';
import { pictureHeaders, pictureSize } from '../../http/guards/picture-headers.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { idParameter, pathId } from '../../http/path-id.ts';
import { inQuery } from '../../http/query-parameters.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';
import { keepReceipt } from '../../use-cases/photos/keep-receipt.ts';
import { uploadOf } from '../../use-cases/photos/photo-queue.ts';

const pictureQuery = z.object({
  account: z.optional(z.uuid()),
  size: pictureSize,
});

/** Pictures of transfer receipts. */
export const receipts = resource()
  .put(
    '/receipts/:photo',
    route(ledgerContract.receipt.PUT, {
      summary: 'Upload the picture of a receipt, for a report of a transfer to refer to',
      access: 'owner',
      parameters: [
        { ...idParameter('photo'), description: 'A UUID made by the client: the idempotency key.' },
      ],
      limit: 'photo',
      answers: { 201: 'Stored, rebuilt from its pixels.', 200: 'Already stored.' },
      refusals: [429],
    }),
    async (c) => {
      const { signedIn, services, limits } = c.var;
      const id = pathId(c, 'photo');
      if (orderScope(signedIn) === 'lab') return refuse(c, 'forbidden');
      const account = signedIn.account.id;
      const wait = c.var.orderRateLimiter.admit(account, limits.ordersPerMinute);
      if (wait > 0) return refuse(c, 'tooManyOrders', [], wait);
      const upload = uploadOf(account, c.req.raw.body);
      const result = await keepReceipt(services.database, { account, id }, upload);
      if (result.kind === 'unreadable') {
        return refuse(c, 'invalid', [{ path: 'photo', code: 'invalid' }]);
      }
      if (result.kind !== 'kept' && result.kind !== 'repeated') return refuse(c, result.kind);
      return respond(c, { id }, result.kind === 'kept' ? 201 : 200);
    },
  )
  .get(
    '/receipts/:photo',
    route(ledgerContract.receipt.GET, {
      summary: 'The picture of a receipt, for its account’s owners and for the lab',
      access: 'owner',
      parameters: [
        idParameter('photo'),
        inQuery(
          'account',
          { type: 'string', format: 'uuid' },
          'For the lab: the account of the receipt.',
        ),
        inQuery(
          'size',
          { enum: ['photo', 'thumbnail'], default: 'photo' },
          'The size of the picture.',
        ),
      ],
      answers: { 200: { description: 'The picture.', type: 'image/jpeg' } },
      refusals: [404],
    }),
    async (c) => {
      const id = pathId(c, 'photo');
      const scope = orderScope(c.var.signedIn);
      const asked = pictureQuery.safeParse(c.req.query());
      if (!asked.success) return refuse(c, 'notFound');
      const account = scope === 'lab' ? asked.data.account : scope.account;
      if (!account) return refuse(c, 'notFound');
      const place = { account, id, size: asked.data.size };
      const bytes = await findReceipt(c.var.services.database, scope, place);
      if (!bytes) return refuse(c, 'notFound');
      c.header('Vary', 'Cookie', { append: true });
      return c.body(new Uint8Array(bytes), 200, pictureHeaders('receipt.jpg'));
    },
  );
