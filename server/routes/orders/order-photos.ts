import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import * as z from 'zod/mini';
import { type PhotoAnswer, photoAnswer } from '../../../src/api/contract.ts';
import { photoTypes } from '../../../src/domain/photos/photo-type.ts';
import { findPhoto } from '../../db/orders/photos.ts';
import { route } from '../../guards/route.ts';
import { strictHeaders } from '../../guards/security-headers.ts';
import { photoBodyOnly } from '../../guards/small-body-only.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { namedOrder, namingParameters } from '../../http/order-parameters.ts';
import { refuse } from '../../http/refuse.ts';
import { orderScope } from '../../orders/order-scope.ts';
import { keepPhoto } from '../../photos/keep-photo.ts';

const photoParameter = {
  in: 'path',
  name: 'photo',
  required: true,
  schema: { type: 'string', format: 'uuid' },
  description: 'A UUID made by the client: the idempotency key of the upload.',
} as const;

/** Opened on its own, a photo can do nothing but be seen. */
const photoHeaders = {
  'Content-Type': 'image/jpeg',
  'Content-Disposition': 'inline; filename="photo.jpg"',
  'Content-Security-Policy': `${strictHeaders['Content-Security-Policy']}; sandbox`,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'private, no-cache',
};

const pictureSize = z._default(z.enum(['photo', 'thumbnail']), 'photo');

/** The photo a request names; null if one of its ids is not a UUID. */
function namedPhoto(c: Context<AppEnv>) {
  const order = namedOrder(c);
  const photo = z.uuid().safeParse(c.req.param('photo'));
  if (!order || !photo.success) return null;
  return { order: order.id, account: order.account, id: photo.data.toLowerCase() };
}

/** Photos of an order. */
export const orderPhotos = new Hono<AppEnv>()
  .put(
    '/:id/photos/:photo',
    route({
      summary: 'Upload a photo for a request for a remake; the event then names it',
      access: 'shop',
      parameters: [...namingParameters, photoParameter],
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
      const named = namedPhoto(c);
      if (!named) return refuse(c, 'notFound');
      const account = signedIn.account.id;
      const wait = c.var.orderRateLimiter.admit(account, limits.ordersPerMinute);
      if (wait > 0) {
        c.header('Retry-After', String(wait));
        return refuse(c, 'tooManyOrders');
      }
      const place = { ...named, account };
      const keeping = await keepPhoto(services.database, place, () => c.req.arrayBuffer());
      if (keeping.kind === 'unreadable')
        return refuse(c, 'invalid', [{ path: 'photo', code: 'invalid' }]);
      if (keeping.kind !== 'kept' && keeping.kind !== 'repeated') return refuse(c, keeping.kind);
      return c.json<PhotoAnswer>({ id: named.id }, keeping.kind === 'kept' ? 201 : 200);
    },
  )
  .get(
    '/:id/photos/:photo',
    route({
      summary: 'A photo of an order, for its account and for the lab',
      access: 'signedIn',
      parameters: [
        ...namingParameters,
        photoParameter,
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
      const named = namedPhoto(c);
      const size = pictureSize.safeParse(c.req.query('size'));
      if (!named || !size.success) return refuse(c, 'notFound');
      const scope = orderScope(c.var.signedIn);
      const bytes = await findPhoto(c.var.services.database, scope, named, size.data);
      if (!bytes) return refuse(c, 'notFound');
      c.header('Vary', 'Cookie', { append: true });
      return c.body(new Uint8Array(bytes), 200, photoHeaders);
    },
  );
