import type { Context } from 'hono';
import { photoContract, photoPartAnswer } from '../../../src/api/photos/contract.ts';
import { photoLimits } from '../../../src/domain/photos/photo-limits.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { findPhoto } from '../../db/orders/photos.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { pictureHeaders, pictureSize } from '../../http/guards/picture-headers.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { namedOrder, namingParameters } from '../../http/order-parameters.ts';
import { idParameter, pathId } from '../../http/path-id.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';
import { readerOf } from '../../use-cases/orders/reader-of.ts';
import { readContentRange } from '../../use-cases/photos/content-range.ts';
import { keepPart } from '../../use-cases/photos/keep-part.ts';
import { keepPhoto } from '../../use-cases/photos/keep-photo.ts';
import { uploadOf } from '../../use-cases/photos/photo-queue.ts';

const photoParameter = {
  ...idParameter('photo'),
  description: 'A UUID made by the client: the idempotency key of the upload.',
} as const;

const rangeParameter = {
  in: 'header',
  name: 'Content-Range',
  schema: { type: 'string' },
  description:
    'For a part of the photo: `bytes 0-131071/312000`. Parts are sent in order and have at least 64 KB, except the last. `bytes */312000` without a body asks how much the server has.',
} as const;

/** The photo that a request names. Throws the refusal if one of its ids is not a UUID. */
function namedPhoto(c: Context<AppEnv>) {
  const { id: order, account } = namedOrder(c);
  return { order, account, id: pathId(c, 'photo') };
}

const unreadable = [{ path: 'photo', code: 'invalid' }] satisfies Issue[];

/** Photos of an order. */
export const orderPhotos = resource()
  .put(
    '/:id/photos/:photo',
    route(photoContract.photo.PUT, {
      summary: 'Upload a photo for an order, for an event to refer to',
      access: 'signedIn',
      parameters: [...namingParameters, photoParameter, rangeParameter],
      limit: 'photo',
      answers: {
        201: 'Stored, rebuilt from its pixels.',
        200: 'Already stored by the same request.',
        202: {
          description: 'A part has been stored; continue from there.',
          schema: photoPartAnswer,
        },
      },
      refusals: [404, 429],
    }),
    async (c) => {
      const { signedIn, services, limits } = c.var;
      const named = namedPhoto(c);
      const byLab = readerOf(signedIn) === 'lab';
      const account = byLab ? named.account : signedIn.account.id;
      if (!account) return refuse(c, 'notFound');
      const header = c.req.header('Content-Range');
      const range = header === undefined ? undefined : readContentRange(header);
      if (range === null) return refuse(c, 'invalid', unreadable);
      if (range && range.size > photoLimits.bytes) return refuse(c, 'tooLarge');
      // Only the first part of a photo is counted.
      const isCounted = !byLab && !range?.start;
      const wait = isCounted ? c.var.orderRateLimiter.admit(account, limits.ordersPerMinute) : 0;
      if (wait > 0) return refuse(c, 'tooManyOrders', [], wait);
      const place = { ...named, account, byLab };
      const upload = uploadOf(signedIn.account.id, c.req.raw.body);
      const { database } = services;
      const result = await (range
        ? keepPart(database, place, range, upload)
        : keepPhoto(database, place, upload));
      if (result.kind === 'partial') return respond(c, { received: result.received }, 202);
      if (result.kind === 'unreadable') return refuse(c, 'invalid', unreadable);
      if (result.kind !== 'kept' && result.kind !== 'repeated') return refuse(c, result.kind);
      return respond(c, { id: named.id }, result.kind === 'kept' ? 201 : 200);
    },
  )
  .get(
    '/:id/photos/:photo',
    route(photoContract.photo.GET, {
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
        304: 'Unchanged since the ETag in If-None-Match.',
      },
      refusals: [404],
    }),
    async (c) => {
      const named = namedPhoto(c);
      const size = pictureSize.safeParse(c.req.query('size'));
      if (!size.success) return refuse(c, 'notFound');
      const scope = orderScope(c.var.signedIn);
      const bytes = await findPhoto(c.var.services.database, scope, named, size.data);
      if (!bytes) return refuse(c, 'notFound');
      c.header('Vary', 'Cookie', { append: true });
      return c.body(new Uint8Array(bytes), 200, pictureHeaders('photo.jpg'));
    },
  );
