import { pictureFilePath } from '../../api/accessories/picture-paths.ts';
import { apiOrigin } from '../../api/client.ts';
import type { AccessoryProduct } from '../../domain/accessories/accessories.ts';
import { keptWidths } from '../../domain/accessories/large-picture.ts';
import type { PictureFormat } from '../../domain/accessories/picture-files.ts';

/** Largest displayed width: the dialog's on a wide screen, otherwise the screen's. */
const sizes = '(min-width: 960px) 928px, calc(100vw - 48px)';

/** Image sources of a picture in the size that the screen needs. */
export function largePicture({ hash, width }: NonNullable<AccessoryProduct['picture']>) {
  const addresses = (format: PictureFormat) =>
    keptWidths(width)
      .map((each) => `${apiOrigin}${pictureFilePath(hash, each, format)} ${Math.min(each, width)}w`)
      .join();
  return { source: { srcSet: addresses('webp'), sizes }, avif: addresses('avif') };
}
