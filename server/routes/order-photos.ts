import { Hono } from 'hono';
import { etag } from 'hono/etag';
import * as z from 'zod/mini';
import { type PhotoAnswer, photoAnswer } from '../../src/api/contract.ts';
import { photoTypes } from '../../src/domain/photos/photo-type.ts';
import { findPhoto } from '../db/orders/photos.ts';
import { strictHeaders } from '../guards/security-headers.ts';
import { photoBodyOnly } from '../guards/small-body-only.ts';
import type { AppEnv } from '../http/app-env.ts';
import { refuse } from '../http/refuse.ts';
import { orderScope } from '../orders/order-scope.ts';
import { keepPhoto } from '../photos/keep-photo.ts';
import { documentRoute } from './document-route.ts';

const uuid = z.uuid();
const stringSchema = { type: 'string', format: 'uuid' } as const;
const addressed = [
  { in: 'path', name: 'id', required: true, schema: stringSchema },
  {
    in: 'path',
    name: 'photo',
    required: true,
    schema: stringSchema,
    description: 'A UUID made by the client: the idempotency key of the upload.',
  },
] as const;

/** Opened on its own, a photo can do nothing but be seen. */
const photoHeaders = {
  'Content-Type': 'image/jpeg',
  'Content-Disposition': 'inline; filename="photo.jpg"',
  'Content-Security-Policy': `${strictHeaders['Content-Security-Policy']}; sandbox`,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'private, no-cache',
};

const asked = z.object({
  account: z.optional(uuid),
  size: z._default(z.enum(['photo', 'thumbnail']), 'photo'),
});

/** Photos of an order. Mounted behind the orders' guards. */
export const orderPhotos = new Hono<AppEnv>()
  .put(
    '/:id/photos/:photo',
    documentRoute({
      summary: 'Upload a photo for a request for a remake; the event then names it',
      signedIn: true,
      parameters: [...addressed],
      bytes: photoTypes,
      answers: {
        201: { description: 'Kept, rebuilt from its pixels alone.', schema: photoAnswer },
        200: { description: 'Already kept by the same request.', schema: photoAnswer },
      },
      refusals: [401, 403, 404, 409, 413, 422, 429, 503],
    }),
    photoBodyOnly,
    async (c) => {
      const { signedIn, services, limits } = c.var;
      if (signedIn.user.role === 'SuperAdmin') return refuse(c, 'forbidden');
      const order = uuid.safeParse(c.req.param('id'));
      const photo = uuid.safeParse(c.req.param('photo'));
      if (!order.success || !photo.success) return refuse(c, 'notFound');
      const account = signedIn.account.id;
      const wait = c.var.orderRateLimiter.admit(account, limits.ordersPerMinute);
      if (wait > 0) {
        c.header('Retry-After', String(wait));
        return refuse(c, 'tooManyOrders');
      }
      const id = photo.data.toLowerCase();
      const place = { account, order: order.data.toLowerCase(), id };
      const keeping = await keepPhoto(services.database, place, () => c.req.arrayBuffer());
      if (keeping.kind === 'unreadable')
        return refuse(c, 'invalid', [{ path: 'photo', code: 'invalid' }]);
      if (keeping.kind !== 'kept' && keeping.kind !== 'repeated') return refuse(c, keeping.kind);
      return c.json<PhotoAnswer>({ id }, keeping.kind === 'kept' ? 201 : 200);
    },
  )
  .get(
    '/:id/photos/:photo',
    documentRoute({
      summary: 'A photo of an order, for its account and for the lab',
      signedIn: true,
      parameters: [
        ...addressed,
        {
          in: 'query',
          name: 'account',
          schema: stringSchema,
          description: 'For the lab: the account, in case two accounts use the same id.',
        },
        {
          in: 'query',
          name: 'size',
          schema: { type: 'string', enum: ['photo', 'thumbnail'], default: 'photo' },
        },
      ],
      answers: {
        200: { description: 'The photo.', type: 'image/jpeg' },
        304: { description: 'Unchanged since the ETag in If-None-Match.' },
      },
      refusals: [401, 404, 503],
    }),
    etag(),
    async (c) => {
      const order = uuid.safeParse(c.req.param('id'));
      const photo = uuid.safeParse(c.req.param('photo'));
      const query = asked.safeParse(c.req.query());
      if (!order.success || !photo.success || !query.success) return refuse(c, 'notFound');
      const { account, size } = query.data;
      const place = { order: order.data, id: photo.data, account };
      const scope = orderScope(c.var.signedIn);
      const bytes = await findPhoto(c.var.services.database, scope, place, size);
      if (!bytes) return refuse(c, 'notFound');
      c.header('Vary', 'Cookie', { append: true });
      return c.body(new Uint8Array(bytes), 200, photoHeaders);
    },
  );
