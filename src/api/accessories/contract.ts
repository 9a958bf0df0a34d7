import { accessoryCatalogue, accessoryPicture } from '../../domain/accessories/accessories.ts';
import { photoTypes } from '../../domain/photos/photo-type.ts';
import type { Contracts } from '../exchange.ts';

/** The list of accessories, limited to changes if asked with `since`, and their pictures. */
export const accessoryContract = {
  list: { GET: { answer: accessoryCatalogue } },
  picture: {
    PUT: { body: photoTypes, answer: accessoryPicture },
    DELETE: { body: null, answer: null },
  },
  pictureFile: { GET: { answer: null } },
} satisfies Contracts;
