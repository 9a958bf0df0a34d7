import * as z from 'zod/mini';
import { accessoryContract } from '../../src/api/accessories/contract.ts';
import { pictureFormats } from '../../src/domain/accessories/picture-files.ts';
import {
  findPictureFile,
  hasProduct,
  removePicture,
  storePicture,
} from '../db/accessories/pictures.ts';
import { authorOf } from '../db/audit/author.ts';
import { resource } from '../http/guards/resource.ts';
import { route } from '../http/guards/route.ts';
import { strictHeaders } from '../http/guards/security-headers.ts';
import { refuse } from '../http/refuse.ts';
import { respond } from '../http/respond.ts';
import { queueDecoding, queueUpload, uploadOf } from '../use-cases/photos/photo-queue.ts';
import { rebuildPicture } from '../use-cases/photos/rebuild-picture.ts';

const productParameter = {
  in: 'path',
  name: 'product',
  required: true,
  schema: { type: 'string' },
  description: 'Id of a product.',
} as const;

const fileParameters = [
  { in: 'path', name: 'hash', required: true, schema: { type: 'string' } },
  {
    in: 'path',
    name: 'file',
    required: true,
    schema: { type: 'string', example: '192.avif' },
    description: 'A width and a format.',
  },
] as const;

/** For example `192.avif`. */
const fileName = z
  .string()
  .check(z.regex(new RegExp(`^\\d{2,4}\\.(${pictureFormats.join('|')})$`)));

/**
 * A file is named after its content, so it can be cached forever. If it is opened directly, the sandbox allows nothing
 * but viewing it.
 */
const fileHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': `${strictHeaders['Content-Security-Policy']}; sandbox`,
};

/** Pictures of accessories. */
export const accessoryPictures = resource()
  .put(
    '/:product/picture',
    route(accessoryContract.picture.PUT, {
      summary: 'Give a product a picture',
      access: 'lab',
      parameters: [productParameter],
      limit: 'picture',
      answers: { 200: 'Stored, rebuilt from its pixels.' },
      refusals: [404],
    }),
    async (c) => {
      const { database } = c.var.services;
      const product = c.req.param('product');
      if (!(await hasProduct(database, product))) return refuse(c, 'notFound');
      const upload = uploadOf(c.var.signedIn.account.id, c.req.raw.body);
      const rebuilt = await upload((sent) =>
        queueUpload(() => queueDecoding(() => rebuildPicture(sent))),
      );
      if (!rebuilt) return refuse(c, 'invalid', [{ path: 'picture', code: 'invalid' }]);
      const by = authorOf(c.var.signedIn);
      await storePicture(database, { product, picture: rebuilt, by });
      const { hash, width, height } = rebuilt;
      return respond(c, { hash, width, height });
    },
  )
  .delete(
    '/:product/picture',
    route(accessoryContract.picture.DELETE, {
      summary: 'Remove a product’s picture',
      access: 'lab',
      parameters: [productParameter],
      answers: { 204: 'The product has no picture.' },
      refusals: [404],
    }),
    async (c) => {
      const { database } = c.var.services;
      const product = c.req.param('product');
      if (!(await hasProduct(database, product))) return refuse(c, 'notFound');
      await removePicture(database, { product, by: authorOf(c.var.signedIn) });
      return c.body(null, 204);
    },
  )
  .get(
    '/pictures/:hash/:file',
    route(accessoryContract.pictureFile.GET, {
      summary: 'A picture of a product, in one width and format',
      access: 'anyone',
      parameters: [...fileParameters],
      answers: { 200: { description: 'The picture.', type: 'image/avif' } },
      refusals: [404, 503],
    }),
    async (c) => {
      const file = fileName.safeParse(c.req.param('file'));
      if (!file.success) return refuse(c, 'notFound');
      const [width, format] = file.data.split('.') as [string, (typeof pictureFormats)[number]];
      const named = { hash: c.req.param('hash'), width: Number(width), format };
      const bytes = await findPictureFile(c.var.services.database, named);
      if (!bytes) return refuse(c, 'notFound');
      return c.body(new Uint8Array(bytes), 200, {
        ...fileHeaders,
        'Content-Type': `image/${format}`,
      });
    },
  );
