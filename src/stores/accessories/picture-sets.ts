import { pictureFilePath } from '../../api/accessories/picture-paths.ts';
import { apiOrigin } from '../../api/client.ts';
import { pictureFormats, pictureWidths } from '../../domain/accessories/picture-files.ts';

/** The addresses of a picture for screens of each density, by format. */
export const pictureSets = (hash: string) =>
  pictureFormats.map((format) =>
    pictureWidths
      .map((width) => `${apiOrigin}${pictureFilePath(hash, width, format)} ${width / 96}x`)
      .join(),
  );
