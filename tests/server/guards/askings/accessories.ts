import { accessoriesPath } from '../../../../src/api/accessories/paths.ts';
import {
  accessoryPicturePath,
  pictureFilePath,
} from '../../../../src/api/accessories/picture-paths.ts';
import { favouritesPath } from '../../../../src/api/favourites/paths.ts';
import { photo } from '../../support/photos.ts';
import type { AskedRoutes, Target } from '../asking.ts';
import { pictureHash } from '../world.ts';

const bytes = await photo('png', 8, 8);
const pictureOf = ({ owner }: Target) =>
  accessoryPicturePath(owner === 'invalid' ? 'no such product' : 'case-hard-classic');

/** The accessories and their pictures, which the lab uploads. */
export const accessoryAskings: AskedRoutes = {
  'GET /api/accessories': {
    access: 'visitor',
    askings: [
      { asking: 'the accessories', request: () => ({ path: accessoriesPath }) },
      { asking: 'what changed in them', request: () => ({ path: `${accessoriesPath}?since=x` }) },
    ],
  },
  'PUT /api/favourites': {
    access: 'signedIn',
    askings: [
      {
        asking: 'to mark an accessory',
        request: () => ({
          path: favouritesPath,
          method: 'PUT',
          body: { product: 'case-hard-classic', isFavourite: true },
        }),
      },
    ],
  },
  'GET /api/accessories/pictures/:hash/:file': {
    access: 'anyone',
    askings: [
      {
        asking: 'a picture',
        finds: 'any',
        request: ({ owner }) => ({
          path: pictureFilePath(owner === 'invalid' ? 'x' : pictureHash, 96, 'webp'),
        }),
      },
    ],
  },
  'PUT /api/accessories/:product/picture': {
    access: 'lab',
    askings: [
      {
        asking: 'to give a product a picture',
        finds: 'any',
        request: (target) => ({ path: pictureOf(target), method: 'PUT', bytes }),
      },
    ],
  },
  'DELETE /api/accessories/:product/picture': {
    access: 'lab',
    askings: [
      {
        asking: 'to take a picture away',
        finds: 'any',
        gets: 204,
        request: (target) => ({ path: pictureOf(target), method: 'DELETE' }),
      },
    ],
  },
};
