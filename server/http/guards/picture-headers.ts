import * as z from 'zod/mini';
import { strictHeaders } from './security-headers.ts';

/** Headers of a picture under a file name: opened directly, it can only be viewed. */
export const pictureHeaders = (filename: string) => ({
  'Content-Type': 'image/jpeg',
  'Content-Disposition': `inline; filename="${filename}"`,
  'Content-Security-Policy': `${strictHeaders['Content-Security-Policy']}; sandbox`,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'private, no-cache',
});

/** Which picture is asked for: the whole one unless said otherwise. */
export const pictureSize = z._default(z.enum(['photo', 'thumbnail']), 'photo');
