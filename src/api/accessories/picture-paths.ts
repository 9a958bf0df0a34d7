import type { LargeWidth } from '../../domain/accessories/large-picture.ts';
import type { PictureFormat, PictureWidth } from '../../domain/accessories/picture-files.ts';
import { accessoriesPath } from './paths.ts';

/** PUT, for the lab: the picture of a product, JPEG, PNG, WebP or AVIF; DELETE removes it. */
export const accessoryPicturePath = (product: string): string =>
  `${accessoriesPath}/${encodeURIComponent(product)}/picture`;

/** GET: a picture by the hash that the catalogue gives. It never changes. */
export const pictureFilePath = (
  hash: string,
  width: PictureWidth | LargeWidth,
  format: PictureFormat,
): string => `${accessoriesPath}/pictures/${hash}/${width}.${format}`;
