import * as z from 'zod/mini';
import { strictHeaders } from './security-headers.ts';

/** Headers of a picture with a file name. If it is opened directly, the sandbox allows nothing but viewing it. */
export const pictureHeaders = (filename: string) => ({
  'Content-Type': 'image/jpeg',
  'Content-Disposition': `inline; filename="${filename}"`,
  'Content-Security-Policy': `${strictHeaders['Content-Security-Policy']}; sandbox`,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'private, no-cache',
});

/** Which size of a picture to send; the full photo by default. */
export const pictureSize = z._default(z.enum(['photo', 'thumbnail']), 'photo');
